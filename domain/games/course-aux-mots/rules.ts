import { drawOptions } from '../options.ts'
import { itemsUpTo, type PairItem, type PairsDeck, parsePairsDeck } from '../pairs-deck.ts'
import { quizRules } from '../quiz.ts'
import { currentItem, type QuizState } from '../quiz-state.ts'
import { racePoints } from './points.ts'

const OPTIONS = 4
const ROUNDS = 20
const RIGHT_MS = 600
const REVEALED_MS = 1500

interface RaceItem extends PairItem {
  /** Its word is asked, to be found among pictures; otherwise its picture, to be named. */
  isWordAsked: boolean
}

interface RaceDeck extends PairsDeck {
  items: readonly RaceItem[]
}

export type RaceState = QuizState<RaceItem, RaceItem>

/**
 * Twenty pictures, each to be named from four words, or words to be found among four pictures, for points by speed and streak. The view sends with a
 * pick how long the player took, pauses left out. Fewer than four words would reward guessing, so they are refused.
 */
export const courseAuxMots = quizRules<RaceDeck, RaceItem, RaceItem>({
  parseDeck: parseRaceDeck,
  itemsOf: (deck, filter) => itemsUpTo(deck, filter, OPTIONS),
  optionsOf: (item, items, chance) => drawOptions(item, items, OPTIONS, chance),
  task: ({ isWordAsked }) => (isWordAsked ? 'recognise' : 'recall'),
  rounds: { least: ROUNDS, most: ROUNDS },
  rightMs: RIGHT_MS,
  wrong: { kind: 'reveal', wrongMs: null, rightMs: REVEALED_MS },
  // A word that was asked by ear is known: the next one is not to wait for it.
  said: (state, isRight) => (isRight && currentItem(state).isWordAsked ? null : currentItem(state)),
  score: racePoints,
})

function parseRaceDeck(data: string): RaceDeck {
  const deck = parsePairsDeck(data, { least: OPTIONS, full: OPTIONS })
  return { ...deck, items: deck.items.map((item) => ({ ...item, isWordAsked: deck.isWordAsked })) }
}
