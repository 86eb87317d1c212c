import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actor } from '../../../domain/access.ts'
import type { MadeTry } from '../../../domain/learning/first-try.ts'
import { onEarningNews, reportAnswers } from '../../lib/earning/earning.ts'

/** How a word's plant stood before its answers, and how it stands now. */
export interface Grown {
  before: number
  strength: number
}

/** Tells first tries as they come, and how the plants of their words stand since: word -> plant, of those that are known. */
export function useGrown() {
  const queryClient = useQueryClient()
  const [plants, setPlants] = useState<ReadonlyMap<string, Grown>>(new Map())
  const keys = useRef(new Set<string>())

  useEffect(
    () =>
      onEarningNews((news) => {
        if (news.status !== 'remembered' || !keys.current.has(news.key)) return
        setPlants((known) => {
          const latest = news.memories.map(
            ({ word, strength, before }) =>
              [word, { strength, before: known.get(word)?.before ?? before }] as const,
          )
          return new Map([...known, ...latest])
        })
        void queryClient.invalidateQueries({ queryKey: ['words'] })
      }),
    [queryClient],
  )
  const tell = useCallback((player: Actor, clientID: string, tries: readonly MadeTry[]): boolean => {
    const key = reportAnswers(player, clientID, tries)
    if (key !== null) keys.current.add(key)
    return key !== null
  }, [])
  return { plants, tell }
}
