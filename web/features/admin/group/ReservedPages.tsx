import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageName } from '../../../../content/site/page-name.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { inParts } from '../data/in-parts.ts'
import { fullWhitelistQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import form from '../ui/ui.module.css'
import { type GroupPupil, pupilNames, skippedText } from './group-pupil.ts'

export function ReservedPages({ pupils, onClose }: { pupils: readonly GroupPupil[]; onClose(): void }) {
  const links = useQuery(menuQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  const change = useChangeAccess(onClose)
  return (
    <Dialog isBrief isOpen title={`Une page réservée, pour ${pupilNames(pupils)}`} onClose={onClose}>
      <div className={form.form}>
        <Loaded query={links}>
          {(rows) => {
            const reserved = rows.filter((link) => link.isWhiteListEnabled && link.clientID !== '')
            const page = reserved.find(({ clientID }) => clientID === chosen) ?? reserved[0]
            if (!page) return <p>Aucune page n'est réservée. On réserve une page dans « Les pages ».</p>
            const setAccess = (isLetIn: boolean) =>
              change.mutate({ pupils, clientID: page.clientID, isLetIn })
            return (
              <>
                <SelectField
                  label="Page réservée"
                  value={page.clientID}
                  options={reserved.map((link) => ({ value: link.clientID, name: pageName(link) }))}
                  onChoose={setChosen}
                />
                <div className="row bottom">
                  <Button isOff={change.isPending} onClick={() => setAccess(true)}>
                    Laisser entrer
                  </Button>
                  <Button look="soft" isOff={change.isPending} onClick={() => setAccess(false)}>
                    Ne plus laisser entrer
                  </Button>
                </div>
              </>
            )
          }}
        </Loaded>
        <ServerMessage error={change.error} />
      </div>
    </Dialog>
  )
}

interface AccessChange {
  pupils: readonly GroupPupil[]
  clientID: string
  isLetIn: boolean
}

/** Gives pupils access to a reserved page or takes it away. Safe to retry. */
export function useChangeAccess(onDone?: () => void) {
  return useAdminMutation({
    mutationFn: changeAccess,
    onSuccess(refused, { pupils, isLetIn }) {
      const so = isLetIn ? 'La page est ouverte à' : 'La page est fermée à'
      showToast(frenchSpaces(`${so} ${pupilNames(pupils)}.${skippedText(refused)}`))
      onDone?.()
    },
    invalidates: [fullWhitelistQuery],
  })
}

/** Returns the ids that were skipped, because they are not pupils or no longer exist. */
async function changeAccess({ pupils, clientID, isLetIn }: AccessChange): Promise<readonly number[]> {
  const [userID, ...others] = pupils.map(({ id }) => id)
  if (userID === undefined) return []
  if (others.length > 0) {
    const { refused } = await inParts([userID, ...others], (userIDs) =>
      call('POST whitelist/several', { body: { userIDs, clientID, isLetIn } }),
    )
    return refused
  }
  if (isLetIn) await call('POST whitelist', { body: { userID, clientID } })
  else await call('DELETE whitelist/:userID/:clientID', { path: { userID, clientID } })
  return []
}
