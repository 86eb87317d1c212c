import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { logsQuery } from '../data/queries.ts'
import { useChange } from '../data/use-change.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

/** Deletes what had been reported when the page was read: `newest` is the instant of the last of it, null where there is nothing. */
export function ClearLogs({ newest }: { newest: string | null }) {
  const [isAsking, setAsking] = useState(false)
  const clear = useChange({
    mutationFn: (newest: string) => {
      // What came at that very instant goes too, what came since stays.
      const before = new Date(Date.parse(newest) + 1).toISOString()
      return call('DELETE logs', { query: { before } })
    },
    onSuccess: () => setAsking(false),
    renews: [logsQuery],
  })
  return (
    <>
      {newest !== null && (
        <Button look="soft" onClick={() => setAsking(true)}>
          Effacer les journaux
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Effacer les journaux?"
        confirm="Effacer pour de bon"
        doing={clear}
        onConfirm={() => newest !== null && clear.mutate(newest)}
        onClose={() => setAsking(false)}
      >
        Tous les journaux reçus jusqu'ici seront effacés pour de bon.
      </ConfirmDialog>
      <p role="status">{clear.data && `Journaux effacés : ${clear.data.deleted}.`}</p>
    </>
  )
}
