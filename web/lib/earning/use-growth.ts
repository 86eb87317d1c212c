import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actor } from '../../../domain/access.ts'
import type { MadeTry } from '../../../domain/learning/first-try.ts'
import { onEarningNews, reportAnswers } from './earning.ts'

/** A word whose plant has grown, by its id, and its strength now. */
export interface GrownWord {
  word: string
  strength: number
}

/** Null where nothing is to be known. */
export type Growth = 'awaited' | readonly GrownWord[] | null

/** Tells the first tries of one round after the other, and which words have grown by the round so far; none while the latest are on their way. */
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
  const tell = useCallback((player: Actor, clientID: string, tries: readonly MadeTry[]): boolean => {
    const key = reportAnswers(player, clientID, tries)
    if (key === null) return false
    keys.current.push(key)
    setGrowth('awaited')
    return true
  }, [])
  return { growth, beginGrowth, tell }
}
