import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { pageQueryKey } from '../../../domain/hydration-data.ts'
import { MAX_STEPS } from '../../../domain/lesson.ts'
import { onNetworkBack } from '../../lib/api/network.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import { pageOfMatch } from '../../lib/page/current-page.ts'
import { gameQuery } from '../../lib/page/game-query.ts'
import { tabStorage } from '../../lib/storage/browser-storage.ts'
import { fetchFiles, filesIn, waitForServiceWorker } from './fetch-files.ts'
import { useSteps } from './use-steps.ts'

/** The lesson that this tab has prefetched. */
const STORAGE_KEY = 'mme:lesson-ahead'
/** Pictures and sounds, about two megabytes. */
const MAX_FILES = 300

/**
 * Prefetches a lesson for offline use, once per tab and lesson: the pages' records, then their pictures and
 * sounds. Continues when the network returns. Does nothing without a service worker.
 */
export function usePrefetchLesson(lesson: OwnLesson | null): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const paths = useSteps(lesson).flatMap(({ path }) => path ?? [])
  const isKnown = paths.length > 0
  const mark = lesson && `${lesson.code} ${lesson.updated}`

  const prefetchAll = useEffectEvent(async (signal: AbortSignal) => {
    if (!lesson || !mark || tabStorage.getItem(STORAGE_KEY) === mark || !('serviceWorker' in navigator))
      return
    await waitForServiceWorker(navigator.serviceWorker, signal)
    const records: unknown[] = [lesson.steps]
    let areAllLoaded = true
    for (const path of paths.slice(0, MAX_STEPS)) {
      if (signal.aborted) return
      const matches = await router.preloadRoute({ to: path })
      areAllLoaded &&= matches?.every(({ status }) => status !== 'error') ?? false
      records.push(recordOf(queryClient, matches?.at(-1)))
    }
    const urls = filesIn(records).slice(0, MAX_FILES).map(mediaUrl)
    if ((await fetchFiles(urls, signal)) && areAllLoaded) tabStorage.setItem(STORAGE_KEY, mark)
  })
  useEffect(() => {
    if (!isKnown || mark === null) return
    let stop = () => {}
    const start = () => {
      stop()
      const leaving = new AbortController()
      const cancel = whenIdle(() => void prefetchAll(leaving.signal).catch(() => undefined))
      stop = () => {
        leaving.abort()
        cancel()
      }
    }
    start()
    const unsubscribe = onNetworkBack(start)
    return () => {
      unsubscribe()
      stop()
    }
  }, [isKnown, mark])
}

type Match = Parameters<typeof pageOfMatch>[0]

/** The cached data of a route match. */
function recordOf(queryClient: QueryClient, match: Match | undefined): unknown {
  if (!match) return null
  const { params } = match
  if ('id' in params && typeof params.id === 'string')
    return queryClient.getQueryData(gameQuery(params.id).queryKey)
  return queryClient.getQueryData(pageQueryKey(pageOfMatch(match)?.clientID ?? ''))
}
