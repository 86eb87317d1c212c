import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownVoicesQuery } from '../../../lib/sound/own-voices-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import { countSaves, type SaveQueue, type Saves } from './save-queue.ts'

/** Says which recordings could not be saved and why, and retries. Renders nothing if all are saved. */
export function SaveErrors({ queue, saves }: { queue: SaveQueue; saves: Saves }) {
  const { unsaved, refused } = countSaves(saves)
  const count = saves.error ? unsaved : refused
  if (count === 0) return null
  const [firstRefusal] = [...saves.states.values()].filter((state) => state instanceof Error)
  return (
    <div className={form.form}>
      <p role="alert" className={form.trouble}>
        {unsavedText(count)} Ne fermez pas cet onglet.
      </p>
      <ServerMessage error={saves.error ?? firstRefusal ?? null} />
      <div>
        <Button onClick={queue.resume}>Essayer encore de garder</Button>
      </div>
    </div>
  )
}

export function unsavedText(count: number): string {
  return count === 1
    ? "Un enregistrement n'est pas encore gardé."
    : `${count} enregistrements ne sont pas encore gardés.`
}

/**
 * The saves of a queue of recordings. The queue continues when the component unmounts.
 * @param isRefreshed whether to reload the list of recordings when the queue is finished or stopped
 */
export function useSaves(queue: SaveQueue, isRefreshed = true): Saves {
  const queryClient = useQueryClient()
  const saves = queue.use()
  const { unsaved, saved, refused } = countSaves(saves)
  const isOver = unsaved === refused || saves.isStopped
  useEffect(() => {
    if (isRefreshed && isOver && saved > 0) {
      void queryClient.invalidateQueries({ queryKey: ownVoicesQuery.queryKey })
    }
  }, [isRefreshed, isOver, saved, queryClient])
  useEffect(
    () => () => {
      if (queue.current().states.size === 0) return
      void queue.idle().then(() => queryClient.invalidateQueries({ queryKey: ownVoicesQuery.queryKey }))
    },
    [queue, queryClient],
  )
  return saves
}
