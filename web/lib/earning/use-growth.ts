import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actor } from '../../../domain/access.ts'
import type { FirstTry } from '../../../domain/learning/first-try.ts'
import { onEarningNews, reportAnswers } from './earning.ts'

/** A word whose plant has grown, by its id, and its strength now. */
export interface GrownWord {
  word: string
  strength: number
}

/** Null where nothing is to be known. */
export type Growth = 'awaited' | readonly GrownWord[] | null

/** Tells the first tries of one round after the other, and which words have grown by the latest. */
export function useGrowth() {
  const [growth, setGrowth] = useState<Growth>(null)
  const told = useRef<string | null>(null)

  useEffect(
    () =>
      onEarningNews((news) => {
        if (news.key !== told.current || news.status !== 'remembered') return
        setGrowth(news.memories.filter(({ strength, before }) => strength > before))
      }),
    [],
  )
  const beginGrowth = useCallback(() => {
    told.current = null
    setGrowth(null)
  }, [])
  const tell = useCallback((player: Actor, clientID: string, answers: readonly FirstTry[]): void => {
    told.current = reportAnswers(player, clientID, answers)
    setGrowth(told.current === null ? null : 'awaited')
  }, [])
  return { growth, beginGrowth, tell }
}
