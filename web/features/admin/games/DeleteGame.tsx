import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../lib/display/toast.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { deleteOnce } from '../data/delete-once.ts'
import { gamesQuery } from '../data/queries.ts'
import form from '../ui/form.module.css'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import type { GameRow } from './game-row.ts'

/** Says what leads to a game before it goes. */
export function DeleteGame({ row: { game, link }, onDeleted }: { row: GameRow; onDeleted(): void }) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () =>
      deleteOnce('DELETE games/:id', { path: { id: game.id }, query: { force: link ? '1' : undefined } }),
    async onSuccess() {
      showToast(`« ${game.description} » est supprimé.`)
      onDeleted()
      await Promise.all(
        [gamesQuery, menuQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
  return (
    <div className={form.form}>
      {link ? (
        <p>
          Le menu y mène par « {link.displayName} » : cette ligne sera désactivée. Ce que les élèves ont gagné
          avec ce jeu leur reste.
        </p>
      ) : (
        <p>Le menu n'y mène pas. Ce que les élèves ont gagné avec ce jeu leur reste.</p>
      )}
      <ServerMessage error={remove.error} />
      <div>
        <Button isOff={remove.isPending} onClick={() => remove.mutate()}>
          Oui, supprimer « {game.description} »
        </Button>
      </div>
    </div>
  )
}
