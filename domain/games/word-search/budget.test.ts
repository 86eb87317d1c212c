import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DeckFault } from '../game.ts'
import {
  BOARD_BUDGET,
  BOARD_FORM,
  GRID_SIZE,
  makeWordSearch,
  SENT_BUDGET,
  type WordSearchOptions,
} from './grid.ts'

/** The letters of all words on one board are looked at before the budget is asked again. */
const OVER = 1000

/** How much a board took, and whether there is one. */
function spend(words: readonly string[], options: Partial<WordSearchOptions>, most = BOARD_BUDGET) {
  const budget = { left: most }
  const dictionary = words.map((word) => ({ word, image: null }))
  try {
    makeWordSearch(dictionary, { ...BOARD_FORM, forwardsOnly: false, seed: 1, ...options }, budget)
    return { isMade: true, spent: most - budget.left }
  } catch (error) {
    if (!(error instanceof DeckFault)) throw error
    return { isMade: false, spent: most - budget.left }
  }
}

describe('the work for a board', () => {
  it.each([10, 25])('ends with a refusal for %i words of two letters out of five', (maxWords) => {
    const letters = [...'ABCDE']
    const words = letters.flatMap((one) => letters.map((other) => one + other))
    for (let seed = 0; seed < 5; seed++) {
      const { isMade, spent } = spend(words, { maxWords, seed })
      expect(isMade).toBe(false)
      expect(spent).toBeLessThan(BOARD_BUDGET + OVER)
    }
  })

  it('is bounded for any words that a call can send', () => {
    const side = fc.integer({ min: GRID_SIZE.least, max: GRID_SIZE.most })
    const word = fc
      .tuple(fc.integer({ min: 2, max: 25 }), fc.integer({ min: 2, max: 26 }), fc.nat())
      .map(([length, letters, start]) =>
        Array.from({ length }, (_, step) =>
          String.fromCharCode(97 + ((start + step * (start % 7)) % letters)),
        ).join(''),
      )
    const options = fc.record({
      cols: side,
      rows: side,
      maxWords: fc.integer({ min: 1, max: 25 }),
      backwardsProbability: fc.constantFrom(0, 0.3, 1),
      forwardsOnly: fc.boolean(),
      seed: fc.nat(),
    })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 50 }), options, (words, choices) => {
        for (const most of [SENT_BUDGET, BOARD_BUDGET]) {
          expect(spend(words, choices, most).spent).toBeLessThan(most + OVER)
        }
      }),
      { seed: 20261123, numRuns: 300 },
    )
  })

  it.each([6, 12, 24])('suffices for ten words of %i letters that are sent', (length) => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz'.repeat(2)
    const words = Array.from({ length: 10 }, (_, index) => alphabet.slice(index * 2, index * 2 + length))
    for (let seed = 0; seed < 20; seed++) expect(spend(words, { seed }, SENT_BUDGET).isMade).toBe(true)
  })

  it('suffices for the fullest boards of words', () => {
    const words = `citrouilles imaginations squelettes champignons framboisiers printemps concombres araignées
      écureuils ratonslaveurs moufettes arcenciel chauvesouris aujourdhui grandsmères grandspères anniversaire
      pamplemousse bibliothèque mathématique gymnastiques ordinateurs télévisions réfrigérateur cornichons`.split(
      /\s+/,
    )
    expect(words).toHaveLength(25)
    for (const side of [GRID_SIZE.least, GRID_SIZE.start, GRID_SIZE.most]) {
      expect(spend(words, { maxWords: 25, cols: side, rows: side }).isMade).toBe(true)
    }
  })
})
