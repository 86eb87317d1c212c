import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ownVoicesQuery } from '../../../lib/sound/own-voices-query.ts'
import { createSaveQueue, type SaveQueue, type Saves } from './save-queue.ts'

/**
 * Keeps voices one after the other; who closes the tab before all are kept is asked.
 * @param isRefreshed whether the site's list of them is asked for again once all that came is kept or refused: not for each of a row
 */
export function useSaveQueue(isRefreshed = true): [SaveQueue, Saves] {
  const queryClient = useQueryClient()
  const [queue] = useState(createSaveQueue)
  const saves = useSyncExternalStore(queue.subscribe, queue.current)
  const { unsaved, saved, refused } = countSaves(saves)
  useEffect(() => {
    if (unsaved === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  const isOver = unsaved === refused || saves.isStopped
  useEffect(() => {
    if (isRefreshed && isOver && saved > 0) {
      void queryClient.invalidateQueries({ queryKey: ownVoicesQuery.queryKey })
    }
  }, [isRefreshed, isOver, saved, queryClient])
  return [queue, saves]
}

/** How many are kept, how many are not yet, and of these how many were refused. */
export function countSaves({ states }: Saves) {
  const all = [...states.values()]
  const saved = all.filter((state) => state === 'saved').length
  const refused = all.filter((state) => state instanceof Error).length
  return { saved, refused, unsaved: all.length - saved }
}
