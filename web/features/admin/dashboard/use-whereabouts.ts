import { useEffect, useReducer } from 'react'
import { listAnew, onRoomNews } from '../../../lib/live/live.ts'
import { afterNews, NOBODY, type Whereabouts } from './whereabouts.ts'

/** Who is on which page now, as the room tells it. */
export function useWhereabouts(): Whereabouts {
  const [whereabouts, hear] = useReducer(afterNews, NOBODY)
  useEffect(() => {
    const stop = onRoomNews(hear)
    listAnew()
    return stop
  }, [])
  return whereabouts
}
