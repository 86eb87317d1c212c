import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actor } from '../../../domain/access.ts'
import { isKnownCounted } from '../school/week-query.ts'
import { add, onEarningNews, pupilIDOf } from './earning.ts'
import { tellFinished } from './finished.ts'
import type { EarningNews } from './jobs.ts'

/** What became of the game. `already`: it had counted this week before it began. */
export type CompletionNews = EarningNews | { status: 'already' }

/**
 * Reports what is finished of one game after the other, and the latest news of it; null before there is
 * any. Each completion asks for the bonus, if it waits on the page; a game is saved once, and not where it is known to
 * have counted this week.
 */
export function useCompletion() {
  const queryClient = useQueryClient()
  const [news, setNews] = useState<CompletionNews | null>(null)
  const saved = useRef<string | null>(null)

  useEffect(
    () =>
      onEarningNews((latest) => {
        if (latest.key === saved.current) setNews(latest)
      }),
    [],
  )
  const begin = useCallback(() => {
    saved.current = null
    setNews(null)
  }, [])
  const report = useCallback(
    (player: Actor, clientID: string, score?: number): void => {
      const userID = pupilIDOf(player)
      if (userID === null) return
      if (saved.current === null) {
        if (isKnownCounted(queryClient, userID, clientID)) setNews({ status: 'already' })
        else saved.current = add({ kind: 'activity', userID, clientID, score })
      }
      add({ kind: 'bonus', userID, clientID })
      tellFinished(userID, clientID)
    },
    [queryClient],
  )
  return { news, begin, report }
}
