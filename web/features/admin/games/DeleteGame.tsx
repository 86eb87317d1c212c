import { useState } from 'react'
import { showToast } from '../../../lib/display/toast.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { gamesQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import type { GameRow } from './game-row.ts'

interface DeleteGameProps {
  row: GameRow
  isOpen: boolean
  onDeleted(): void
  onClose(): void
}

/** Asks for confirmation before deleting a game, and names the menu row that leads to it. */
export function DeleteGame({ row: { game, link }, isOpen, onDeleted, onClose }: DeleteGameProps) {
  const remove = useAdminMutation({
    mutationFn: () =>
      deleteIfExists('DELETE games/:id', { path: { id: game.id }, query: { force: link ? '1' : undefined } }),
    onSuccess() {
      showToast(`« ${game.description} » est supprimé.`)
      onDeleted()
    },
    invalidates: [gamesQuery, menuQuery],
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Supprimer ce jeu?"
      confirm={`Oui, supprimer « ${game.description} »`}
      mutation={remove}
      onConfirm={() => remove.mutate()}
      onClose={() => {
        remove.reset()
        onClose()
      }}
    >
      {link
        ? `Le menu y mène par « ${link.displayName} » : cette ligne sera désactivée.`
        : "Le menu n'y mène pas."}{' '}
      Ce que les élèves ont gagné avec ce jeu leur reste.
    </ConfirmDialog>
  )
}

/** Discards unsaved changes after a confirmation. */
export function DiscardButton({ onDiscard }: { onDiscard(): void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Abandonner les changements…
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Abandonner les changements?"
        confirm="Oui, abandonner les changements"
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      >
        Ce qui n'est pas enregistré sera perdu.
      </ConfirmDialog>
    </>
  )
}
