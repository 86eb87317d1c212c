import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { VIDEOS_PER_POINT } from '../../../domain/economy.ts'
import { loadPart } from '../../lib/loading/load-part.ts'
import { useSession } from '../../lib/session/session.ts'

/** How many videos in a row the server last knew of, by pupil and page; as long as this tab is open. */
let known: ReadonlyMap<string, number> = new Map()
const listeners = new Set<() => void>()

const told = ['counted', 'held', 'delayed'] as const
type Told = (typeof told)[number]

export interface VideoProgress {
  inARow: number
  /** What the pupil should know of the last video. */
  news: Told | null
  /** Whether what is watched from now on is counted: no video is to be played before. */
  isReady: boolean
  /** A video was watched to its end. Whether that is told of: nothing is but what a pupil watched. */
  report(video: string): boolean
}

type Earning = typeof import('../../lib/earning/earning.ts')

/**
 * Three videos in a row of the page `clientID` are a point.
 * @throws {PartNotLoaded} where what counts them did not arrive
 */
export function useVideoProgress(clientID: string): VideoProgress {
  const place = `${useSession()?.id} ${clientID}`
  const own = useRef(new Set<string>())
  const [news, setNews] = useState<VideoProgress['news']>(null)
  const earning = useEarning()
  const counts = useSyncExternalStore(subscribe, current, current)

  useEffect(
    () =>
      earning?.onEarningNews((latest) => {
        if (!own.current.has(latest.key)) return
        if (latest.status === 'watched') remember(place, latest.inARow)
        if (latest.status === 'counted' || latest.status === 'held') remember(place, VIDEOS_PER_POINT)
        setNews(told.find((status) => status === latest.status) ?? null)
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

/** Loaded behind the page, with the schemas that it needs; null until then. */
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
