import { drawOptions } from '../options.ts'
import { itemsUpTo, type PairItem, type PairsDeck, parsePairsDeck } from '../pairs-deck.ts'
import { quizRules } from '../quiz.ts'
import { currentItem, type QuizState } from '../quiz-state.ts'
import { racePoints } from './points.ts'

const OPTION_COUNT = 4
const ROUNDS = 20
const RIGHT_MS = 600
const REVEALED_MS = 1500

interface RaceItem extends PairItem {
  /** The word is the question and the player chooses its picture; otherwise the reverse. */
  isWordAsked: boolean
}

interface RaceDeck extends PairsDeck {
  items: readonly RaceItem[]
}

export type RaceState = QuizState<RaceItem, RaceItem>

/**
 * Twenty pictures to name from four words (or words to find among four pictures), with points for speed and
 * streaks. The view sends the time taken with each pick, without pauses. Records with fewer than four words
 * are refused, because they could be guessed.
 */
export const courseAuxMots = quizRules<RaceDeck, RaceItem, RaceItem>({
  parseDeck: parseRaceDeck,
  itemsOf: (deck, filter) => itemsUpTo(deck, filter, OPTION_COUNT),
  optionsOf: (item, items, chance) => drawOptions(item, items, OPTION_COUNT, chance),
  task: ({ isWordAsked }) => (isWordAsked ? 'recognise' : 'recall'),
  rounds: { least: ROUNDS, most: ROUNDS },
  rightMs: RIGHT_MS,
  wrong: { kind: 'reveal', wrongMs: null, rightMs: REVEALED_MS },
  // To keep the pace, a word that the player has heard as the question is not said again.
  said: (state, isRight) => (isRight && currentItem(state).isWordAsked ? null : currentItem(state)),
  score: racePoints,
})

function parseRaceDeck(data: string): RaceDeck {
  const deck = parsePairsDeck(data, { least: OPTION_COUNT, full: OPTION_COUNT })
  return { ...deck, items: deck.items.map((item) => ({ ...item, isWordAsked: deck.isWordAsked })) }
}
