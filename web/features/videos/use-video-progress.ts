import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { VIDEOS_PER_POINT } from '../../../domain/economy.ts'
import { onOutboxNews, reportVideo } from '../../lib/outbox.ts'
import { useSession } from '../../lib/session.ts'

/** How many videos in a row the server last knew of, by pupil and page; as long as this tab is open. */
let known: ReadonlyMap<string, number> = new Map()
const listeners = new Set<() => void>()

export interface VideoProgress {
  inARow: number
  /** What the pupil should know of the last video. */
  news: 'counted' | 'delayed' | null
  /** A video was watched to its end. */
  report(video: string): void
}

/** Three videos in a row of the page `clientID` are a point. */
export function useVideoProgress(clientID: string): VideoProgress {
  const place = `${useSession()?.id} ${clientID}`
  const own = useRef(new Set<string | null>())
  const [news, setNews] = useState<VideoProgress['news']>(null)
  const counts = useSyncExternalStore(subscribe, current, current)

  useEffect(
    () =>
      onOutboxNews((latest) => {
        if (!own.current.has(latest.key)) return
        if (latest.status === 'watched') remember(place, latest.inARow)
        if (latest.status === 'counted') remember(place, VIDEOS_PER_POINT)
        setNews(latest.status === 'counted' || latest.status === 'delayed' ? latest.status : null)
      }),
    [place],
  )

  return {
    inARow: counts.get(place) ?? 0,
    news,
    report(video) {
      own.current.add(reportVideo(clientID, video))
    },
  }
}

function remember(place: string, inARow: number): void {
  known = new Map(known).set(place, inARow)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(): ReadonlyMap<string, number> {
  return known
}
