import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../../../domain/api/account.ts'
import { deName } from '../../../../domain/french.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { administratorFactorsQuery } from '../data/queries.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

/** Removes the second factors of another administrator who lost them. Renders nothing if there are none. */
export function RemoveSecondFactors({ account: { id, displayName } }: { account: Account }) {
  const queryClient = useQueryClient()
  const isOwn = useSession()?.id === id
  const { data: administrators = [] } = useQuery({ ...administratorFactorsQuery, enabled: !isOwn })
  const [isConfirming, setConfirming] = useState(false)
  const remove = useMutation({
    mutationFn: () => call('DELETE second-factors/:userID', { path: { userID: id } }),
    onSuccess() {
      setConfirming(false)
      showToast(`${displayName} entre de nouveau avec son mot de passe seul.`)
      return queryClient.invalidateQueries({ queryKey: administratorFactorsQuery.queryKey })
    },
  })
  if (isOwn || !administrators.some(({ userID }) => userID === id)) return null
  return (
    <>
      <Button look="quiet" onClick={() => setConfirming(true)}>
        Retirer ses seconds facteurs…
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Retirer les seconds facteurs ${deName(displayName)}?`}
        confirm="Retirer"
        mutation={remove}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          remove.reset()
          setConfirming(false)
        }}
      >
        Pour une personne qui a perdu son appareil : son mot de passe suffira pour entrer, et ses sessions
        sont fermées.
      </ConfirmDialog>
    </>
  )
}
