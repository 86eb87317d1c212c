import { drawOptions } from '../options.ts'
import type { PairItem, PairsDeck } from '../pairs-deck.ts'
import { itemsUpTo, parsePairsDeck } from '../pairs-deck.ts'
import { type AfterWrong, QUIZ_ROUNDS, quizRules } from '../quiz.ts'
import type { QuizState } from '../quiz-state.ts'
import { customDeck, isDeckName } from './custom.ts'

export type MatchingState = QuizState<PairItem, PairItem>

const OPTIONS = 4
const RIGHT_MS = 2000
const WRONG_MS = 1000
const WRONG_CUSTOM_MS = 500
const REVEALED_MS = 3500

/** One word is asked for, to be found among four pictures (or answers in words). */
export const matching = matchingRules(recordDeck, WRONG_MS)

/** Matching on what the site itself brings, where the record is the name of a custom deck and no deck of its own. */
export const customMatching = matchingRules(
  (data) => (isDeckName(data) ? customDeck(data.trim()) : recordDeck(data)),
  WRONG_CUSTOM_MS,
)

function recordDeck(data: string): PairsDeck {
  return parsePairsDeck(data, { least: 2, full: QUIZ_ROUNDS.least })
}

function matchingRules(parseDeck: (data: string) => PairsDeck, wrongMs: number) {
  const wrong: AfterWrong = { kind: 'reveal', wrongMs, rightMs: REVEALED_MS }
  return quizRules<PairsDeck, PairItem, PairItem>({
    parseDeck,
    itemsOf: itemsUpTo,
    optionsOf: (item, items, chance) => drawOptions(item, items, OPTIONS, chance),
    task: 'recognise',
    rounds: QUIZ_ROUNDS,
    rightMs: RIGHT_MS,
    wrong,
  })
}

/** The places of the options in sight: all of them, and the right one alone once it is known, to the end of the cheer. */
export function optionsInSight({ phase, options, right }: MatchingState): number[] {
  const isOpen = phase === 'asking' || phase === 'wrong'
  return isOpen ? options.map((_, place) => place) : [right]
}
