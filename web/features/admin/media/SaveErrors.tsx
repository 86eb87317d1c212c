import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ownVoicesQuery } from '../../../lib/sound/own-voices-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import { createSaveQueue, type SaveQueue, type Saves } from './save-queue.ts'

/** Says which recordings could not be saved and why, and retries. Renders nothing if all are saved. */
export function SaveErrors({ queue, saves }: { queue: SaveQueue; saves: Saves }) {
  const { unsaved, refused } = countSaves(saves)
  const count = saves.error ? unsaved : refused
  if (count === 0) return null
  const [firstRefusal] = [...saves.states.values()].filter((state) => state instanceof Error)
  return (
    <div className={form.form}>
      <p role="alert" className={form.trouble}>
        {count === 1
          ? "Un enregistrement n'est pas encore gardé."
          : `${count} enregistrements ne sont pas encore gardés.`}{' '}
        Ne fermez pas cet onglet.
      </p>
      <ServerMessage error={saves.error ?? firstRefusal ?? null} />
      <div>
        <Button onClick={queue.resume}>Essayer encore de garder</Button>
      </div>
    </div>
  )
}

/**
 * A save queue for recordings. Asks before the tab is closed while recordings are unsaved.
 * @param isRefreshed whether to reload the list of recordings when the queue is finished or stopped
 */
export function useSaveQueue(isRefreshed = true): [SaveQueue, Saves] {
  const queryClient = useQueryClient()
  const [queue] = useState(createSaveQueue)
  const saves = queue.use()
  const { unsaved, saved, refused } = countSaves(saves)
  useEffect(() => {
    if (unsaved === 0) return
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmLeave)
    return () => removeEventListener('beforeunload', confirmLeave)
  }, [unsaved])
  const isOver = unsaved === refused || saves.isStopped
  useEffect(() => {
    if (isRefreshed && isOver && saved > 0) {
      void queryClient.invalidateQueries({ queryKey: ownVoicesQuery.queryKey })
    }
  }, [isRefreshed, isOver, saved, queryClient])
  return [queue, saves]
}

/** Counts saves; `unsaved` includes the refused ones. */
export function countSaves({ states }: Saves) {
  const all = [...states.values()]
  const saved = all.filter((state) => state === 'saved').length
  const refused = all.filter((state) => state instanceof Error).length
  return { saved, refused, unsaved: all.length - saved }
}
