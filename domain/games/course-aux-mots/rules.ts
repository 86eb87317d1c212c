import { drawOptions } from '../options.ts'
import { itemsUpTo, type PairItem, type PairsDeck, parsePairsDeck } from '../pairs-deck.ts'
import { quizRules } from '../quiz.ts'
import type { QuizState } from '../quiz-state.ts'
import { racePoints } from './points.ts'

const OPTIONS = 4
const ROUNDS = 20
const RIGHT_MS = 600
const REVEALED_MS = 1500

export type RaceState = QuizState<PairItem, PairItem>

/**
 * Twenty pictures, each to be named from four words, for points by speed and streak. The view sends with a
 * pick how long the player took, pauses left out. Fewer than four words would reward guessing, so they are refused.
 */
export const courseAuxMots = quizRules<PairsDeck, PairItem, PairItem>({
  parseDeck: (data) => parsePairsDeck(data, { least: OPTIONS, full: OPTIONS }),
  itemsOf: (deck, filter) => itemsUpTo(deck, filter, OPTIONS),
  optionsOf: (item, items, chance) => drawOptions(item, items, OPTIONS, chance),
  rounds: { least: ROUNDS, most: ROUNDS },
  rightMs: RIGHT_MS,
  wrong: { kind: 'reveal', wrongMs: null, rightMs: REVEALED_MS },
  score: racePoints,
})
