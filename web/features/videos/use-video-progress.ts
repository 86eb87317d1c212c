import { useEffect, useRef, useState } from 'react'
import { VIDEOS_PER_POINT } from '../../../domain/economy.ts'
import type { EarningNews } from '../../lib/earning/jobs.ts'
import { loadPart } from '../../lib/loading/load-part.ts'
import { useSession } from '../../lib/session/session.ts'
import { createStore } from '../../lib/store.ts'

/** Latest counts from the server, by pupil and page, for the lifetime of the tab. */
const latestCounts = createStore<ReadonlyMap<string, number>>(new Map())

export interface VideoProgress {
  inARow: number
  /** Outcome of the last video. */
  news: EarningNews | null
  /** True once results can be counted. Videos must not play before that. */
  isReady: boolean
  /** A video was watched to its end. Returns whether it was reported, which requires a pupil. */
  report(video: string): boolean
}

type Earning = typeof import('../../lib/earning/earning.ts')

/**
 * Counts videos of the page `clientID` watched in a row; three are one activity.
 * @throws {PartNotLoaded} if the counting code did not load
 */
export function useVideoProgress(clientID: string): VideoProgress {
  const place = `${useSession()?.id} ${clientID}`
  const own = useRef(new Set<string>())
  const [news, setNews] = useState<VideoProgress['news']>(null)
  const earning = useEarning()
  const counts = latestCounts.use()

  useEffect(
    () =>
      earning?.onEarningNews((latest) => {
        if (!own.current.has(latest.key)) return
        if (latest.status === 'watched') storeCount(place, latest.inARow)
        if (latest.status === 'counted' || latest.status === 'held') storeCount(place, VIDEOS_PER_POINT)
        setNews(latest)
      }),
    [earning, place],
  )

  return {
    inARow: counts.get(place) ?? 0,
    news,
    isReady: earning !== null,
    report(video) {
      const key = earning?.reportVideo(clientID, video) ?? null
      if (key !== null) own.current.add(key)
      return key !== null
    },
  }
}

/** The earning module; null until it has loaded. Its schemas are large, so it loads after the page. */
function useEarning(): Earning | null {
  const [earning, setEarning] = useState<Earning | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(
    () => void loadPart(() => import('../../lib/earning/earning.ts')).then(setEarning, setFailure),
    [],
  )
  if (failure !== null) throw failure
  return earning
}

function storeCount(place: string, inARow: number): void {
  latestCounts.set(new Map(latestCounts.get()).set(place, inARow))
}
