import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callAs } from '../api/call-as.ts'
import { queueJob } from './earning.ts'

/** A pupil's own best score of a game, or null before the first. */
export function bestScoreQuery(userID: number, clientID: string) {
  return queryOptions({
    queryKey: ['best-score', userID, clientID],
    queryFn: async () => (await callAs(userID, 'GET best-scores/:clientID', { path: { clientID } })).score,
  })
}

/**
 * Stores the score of a finished game and compares it with the best one known when the game ended.
 * @param userID the player; null for visitors and administrators
 * @returns null without points or if the best score is not known
 */
export function useBestScore(userID: number | null, clientID: string, score: number | undefined) {
  const client = useQueryClient()
  const [before] = useState(() => client.getQueryData(bestScoreQuery(userID ?? 0, clientID).queryKey))
  const best = Math.max(score ?? 0, before ?? 0)
  useEffect(() => {
    if (userID === null || !score) return
    queueJob({ kind: 'score', userID, clientID, score })
    if (before !== undefined) client.setQueryData(bestScoreQuery(userID, clientID).queryKey, best)
  }, [client, userID, clientID, score, before, best])
  if (score === undefined || before === undefined || best === 0) return null
  return { best, isNew: before !== null && score > before }
}
