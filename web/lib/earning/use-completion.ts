import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actor } from '../../../domain/access.ts'
import { hasCounted } from '../school/week-query.ts'
import { onEarningNews, pupilIDOf, queueJob } from './earning.ts'
import { notifyFinished } from './finished.ts'
import type { EarningNews } from './jobs.ts'

/** Outcome of the game. `already`: it had counted this week before it began. */
export type CompletionNews = EarningNews | { status: 'already' }

/**
 * Reports finished games and returns the latest outcome, or null before there is one. Each completion also claims
 * the page's bonus. A game is saved once, and not at all if it is known to have counted this week.
 */
export function useCompletion() {
  const queryClient = useQueryClient()
  const [news, setNews] = useState<CompletionNews | null>(null)
  const savedKey = useRef<string | null>(null)

  useEffect(
    () =>
      onEarningNews((latest) => {
        if (latest.key === savedKey.current) setNews(latest)
      }),
    [],
  )
  const begin = useCallback(() => {
    savedKey.current = null
    setNews(null)
  }, [])
  const report = useCallback(
    (player: Actor, clientID: string, score?: number): void => {
      const userID = pupilIDOf(player)
      if (userID === null) return
      if (savedKey.current === null) {
        if (hasCounted(queryClient, userID, clientID)) setNews({ status: 'already' })
        else savedKey.current = queueJob({ kind: 'activity', userID, clientID, score })
      }
      queueJob({ kind: 'bonus', userID, clientID })
      notifyFinished(userID, clientID)
    },
    [queryClient],
  )
  return { news, begin, report }
}
