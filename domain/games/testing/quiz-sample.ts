import fc from 'fast-check'
import { expect } from 'vitest'
import type { GameItem } from '../game.ts'
import type { QuizAction, QuizState } from '../quiz-state.ts'
import { optionKeys } from '../record-items.ts'
import type { Sample } from './contract.ts'

type AnyQuizState = QuizState<GameItem, GameItem>

/** Plays and checks any quiz game; each game adds its own records. */
export const quizPlay: Pick<Sample<AnyQuizState, QuizAction>, 'next' | 'anyTurn' | 'check'> = {
  next: ({ phase, right }) =>
    phase === 'asking' ? { type: 'pick', option: right, ms: 3000 } : { type: 'next' },
  anyTurn: fc.record({
    type: fc.constant('pick' as const),
    option: fc.oneof(fc.integer({ min: -1, max: 6 }), fc.double()),
  }),
  check(state) {
    const { phase, items, options, right, picked, tried, current, queue } = state
    const keys = options.flatMap(optionKeys)
    expect(options[right]).toBeDefined()
    expect(new Set(keys).size).toBe(keys.length)
    expect([current, ...queue].every((place) => items[place] !== undefined)).toBe(true)
    expect(tried).not.toContain(right)
    expect(new Set(tried).size).toBe(tried.length)
    expect(tried.every((place) => options[place] !== undefined)).toBe(true)
    if (phase === 'right') expect(picked === right).toBe(true)
    if (phase === 'wrong') expect(tried.at(-1) === picked).toBe(true)
  },
}
