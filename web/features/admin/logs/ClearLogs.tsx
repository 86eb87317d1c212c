import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { logsQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

/** Deletes the logs received up to `newest`, the time of the latest log on the page. Null if there is none. */
export function ClearLogs({ newest }: { newest: string | null }) {
  const [isConfirming, setConfirming] = useState(false)
  const clear = useAdminMutation({
    mutationFn: (newest: string) => {
      // One millisecond later, to include logs of that instant and keep newer ones.
      const before = new Date(Date.parse(newest) + 1).toISOString()
      return call('DELETE logs', { query: { before } })
    },
    onSuccess: () => setConfirming(false),
    invalidates: [logsQuery],
  })
  return (
    <>
      {newest !== null && (
        <Button look="soft" onClick={() => setConfirming(true)}>
          Effacer les journaux
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title="Effacer les journaux?"
        confirm="Effacer pour de bon"
        mutation={clear}
        onConfirm={() => newest !== null && clear.mutate(newest)}
        onClose={() => setConfirming(false)}
      >
        Tous les journaux reçus jusqu'ici seront effacés pour de bon.
      </ConfirmDialog>
      <p role="status">{clear.data && `Journaux effacés : ${clear.data.deleted}.`}</p>
    </>
  )
}
