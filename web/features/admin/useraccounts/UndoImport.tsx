import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UNDO_HOURS, type UndoImportAnswer } from '../../../../domain/api/import.ts'
import { call } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { accountsQuery, lastImportQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

/** Undoes the last import, whichever administrator made it, while that is possible. */
export function UndoImport() {
  const last = useQuery(lastImportQuery).data
  const [isConfirming, setConfirming] = useState(false)
  const undo = useAdminMutation({
    mutationFn: (importID: string) => call('DELETE user/import/:importID', { path: { importID } }),
    onSuccess: () => setConfirming(false),
    invalidates: [lastImportQuery, accountsQuery],
  })
  return (
    <>
      {undo.data && <p role="status">{frenchSpaces(describeOutcome(undo.data))}</p>}
      {last && (
        <div className="row bottom">
          <p>
            {frenchSpaces(`Dernière importation : nouveaux : ${last.created}, modifiés : ${last.updated}.`)}
          </p>
          <Button look="soft" onClick={() => setConfirming(true)}>
            Annuler cette importation
          </Button>
        </div>
      )}
      {last && (
        <ConfirmDialog
          isOpen={isConfirming}
          title="Annuler cette importation"
          confirm="Annuler l'importation"
          mutation={undo}
          onConfirm={() => undo.mutate(last.importID)}
          onClose={() => setConfirming(false)}
        >
          {frenchSpaces(
            `Les nouveaux comptes sont effacés, les comptes modifiés redeviennent comme avant. Les comptes déjà utilisés ou modifiés depuis restent tels quels. Vous pouvez annuler pendant ${UNDO_HOURS} heures, à moins d'une nouvelle importation.`,
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

function describeOutcome({ erased, restored, kept }: UndoImportAnswer): string {
  const done = `L'importation est annulée. Comptes effacés : ${erased}. Remis comme avant : ${restored}.`
  return kept.length === 0
    ? done
    : `${done} Restent comme ils sont, car utilisés ou modifiés depuis : ${kept.join(', ')}.`
}
