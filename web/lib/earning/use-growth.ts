import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actor } from '../../../domain/access.ts'
import type { MadeTry } from '../../../domain/learning/first-try.ts'
import { onEarningNews, reportAnswers } from './earning.ts'

/** A word id whose plant has grown, and its new strength. */
export interface GrownWord {
  word: string
  strength: number
}

/** Null if no growth is expected. */
export type Growth = 'awaited' | readonly GrownWord[] | null

/** Reports the first tries of a round and returns the words that have grown; 'awaited' while a report is pending. */
export function useGrowth() {
  const [growth, setGrowth] = useState<Growth>(null)
  const keys = useRef<string[]>([])
  const grown = useRef(new Map<string, GrownWord>())

  useEffect(
    () =>
      onEarningNews((news) => {
        if (news.status !== 'remembered' || !keys.current.includes(news.key)) return
        for (const { word, strength, before } of news.memories)
          if (strength > before) grown.current.set(word, { word, strength })
        if (news.key === keys.current.at(-1)) setGrowth([...grown.current.values()])
      }),
    [],
  )
  const beginGrowth = useCallback(() => {
    keys.current = []
    grown.current = new Map()
    setGrowth(null)
  }, [])
  const reportTries = useCallback((player: Actor, clientID: string, tries: readonly MadeTry[]): boolean => {
    const key = reportAnswers(player, clientID, tries)
    if (key === null) return false
    keys.current.push(key)
    setGrowth('awaited')
    return true
  }, [])
  return { growth, beginGrowth, tell: reportTries }
}
