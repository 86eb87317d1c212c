import fc from 'fast-check'
import { expect } from 'vitest'
import { anyMedia, anyRecord, anyText } from '../../testing/any-record.ts'
import type { Sample } from '../../testing/contract.ts'
import { WINS } from '../deck.ts'
import {
  boardOf,
  type ChallengeAction,
  type ChallengeState,
  keysOf,
  WRONG_LETTERS,
  wrongLetters,
} from '../rules.ts'

export const challengeSample: Sample<ChallengeState, ChallengeAction> = {
  data: JSON.stringify(
    ["L'été", 'le château', 'la sœur', 'un arc-en-ciel', 'Noël 2026'].map((phrase) => ({
      phrase,
      image: `${phrase}.svg`,
    })),
  ),
  anyData: anyRecord(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ phrase: anyText, image: anyMedia }) },
      fc.record({ ignoreAccents: fc.boolean() }),
    ),
  ),
  next: nextKey,
  anyTurn: fc.oneof(
    fc.record({
      type: fc.constant('guess' as const),
      letter: fc.oneof(
        fc.constantFrom(...'aeiourstnlmcéèêàœçüABÉ1 -'),
        fc.string({ unit: 'grapheme', maxLength: 2 }),
      ),
    }),
    fc.constant<ChallengeAction>({ type: 'next' }),
  ),
  check(state) {
    const { phase, guessed, items, current, queue, lost, wins } = state
    const wrong = wrongLetters(state).length
    expect(new Set(guessed).size).toBe(guessed.length)
    expect(wrong).toBeLessThanOrEqual(WRONG_LETTERS)
    expect(phase === 'blinking' || phase === 'lost').toBe(wrong === WRONG_LETTERS)
    expect([current, ...queue, ...lost].every((place) => items[place] !== undefined)).toBe(true)
    expect(new Set(lost).size).toBe(lost.length)
    expect(wins === WINS).toBe(phase === 'cheering' || phase === 'over')
    expect(
      boardOf(state)
        .map(({ sign }) => sign)
        .join(''),
    ).toBe(items[current]?.word)
    if (phase !== 'guessing' && phase !== 'blinking')
      expect(boardOf(state).every(({ isShown }) => isShown)).toBe(true)
  },
}

/** The key for the first hidden character. */
function nextKey(state: ChallengeState): ChallengeAction {
  if (state.phase !== 'guessing') return { type: 'next' }
  const hidden = boardOf(state).find(({ isShown }) => !isShown)
  const sign = hidden?.sign.toLowerCase() ?? ''
  const plain = sign.normalize('NFD').charAt(0)
  const letter = keysOf(state).find((key) => key === sign) ?? keysOf(state).find((key) => key === plain) ?? ''
  return { type: 'guess', letter }
}
