import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actor } from '../../../domain/access.ts'
import type { TimedTry } from '../../../domain/learning/first-try.ts'
import { hasCounted } from '../school/week-query.ts'
import { onEarningNews, pupilIDOf, queueJob, reportAnswers } from './earning.ts'
import { type EarningNews, notifyFinished } from './jobs.ts'

/** Strength of a word's plant, 0 to 5: before the round and now. */
export interface PlantGrowth {
  before: number
  strength: number
}

export interface RoundGrowth {
  /** By word id, for the first tries that the server has confirmed. */
  plants: ReadonlyMap<string, PlantGrowth>
  /** True until the server has confirmed the latest first tries. */
  isPending: boolean
}

const NO_GROWTH: RoundGrowth = { plants: new Map(), isPending: false }

/**
 * Reports first tries and completions of a player's rounds at a page. `beginRound` clears the news and growth
 * of the previous round.
 */
export function useRoundReporting(player: Actor, clientID: string) {
  const { news, begin, report } = useCompletion()
  const [growth, setGrowth] = useState(NO_GROWTH)
  const keys = useRef<string[]>([])

  useEffect(
    () =>
      onEarningNews((latest) => {
        if (latest.status !== 'remembered' || !keys.current.includes(latest.key)) return
        const isLast = latest.key === keys.current.at(-1)
        setGrowth(({ plants, isPending }) => {
          const changed = latest.memories.map(
            ({ word, strength, before }) =>
              [word, { strength, before: plants.get(word)?.before ?? before }] as const,
          )
          return { plants: new Map([...plants, ...changed]), isPending: isPending && !isLast }
        })
      }),
    [],
  )
  const beginRound = useCallback(() => {
    begin()
    keys.current = []
    setGrowth(NO_GROWTH)
  }, [begin])
  const reportTries = useCallback(
    (tries: readonly TimedTry[]): boolean => {
      const key = reportAnswers(player, clientID, tries)
      if (key === null) return false
      keys.current.push(key)
      setGrowth(({ plants }) => ({ plants, isPending: true }))
      return true
    },
    [player, clientID],
  )
  const reportCompletion = useCallback(
    (score?: number) => report(player, clientID, score),
    [report, player, clientID],
  )
  return { news, growth, beginRound, reportTries, reportCompletion }
}

/** Outcome of the game. `already`: the game had already counted this week before this round. */
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
      if (userID !== null) {
        if (savedKey.current === null) {
          if (hasCounted(queryClient, userID, clientID)) setNews({ status: 'already' })
          else savedKey.current = queueJob({ kind: 'activity', userID, clientID, score })
        }
        queueJob({ kind: 'bonus', userID, clientID })
      }
      notifyFinished(userID, clientID)
    },
    [queryClient],
  )
  return { news, begin, report }
}
