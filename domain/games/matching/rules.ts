import { drawOptions } from '../options.ts'
import type { PairItem, PairsDeck } from '../pairs-deck.ts'
import { itemsUpTo, parsePairsDeck } from '../pairs-deck.ts'
import { type AfterWrong, QUIZ_ROUNDS, quizRules } from '../quiz.ts'
import type { QuizState } from '../quiz-state.ts'
import { builtInDeck, isBuiltInDeckName } from './custom.ts'

export type MatchingState = QuizState<PairItem, PairItem>

const OPTION_COUNT = 4
const RIGHT_MS = 2000
const WRONG_MS = 1000
const WRONG_CUSTOM_MS = 500
const REVEALED_MS = 3500

/** A word to find among four pictures, or among answers in words. */
export const matching = matchingRules(recordDeck, WRONG_MS)

/** Matching on a built-in deck, named by the record, or on the record's own words. */
export const customMatching = matchingRules(
  (data) => (isBuiltInDeckName(data) ? builtInDeck(data.trim()) : recordDeck(data)),
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
    optionsOf: (item, items, chance) => drawOptions(item, items, OPTION_COUNT, chance),
    task: 'recognise',
    rounds: QUIZ_ROUNDS,
    rightMs: RIGHT_MS,
    wrong,
  })
}

/** Indices of the visible options: all of them, or only the right one once it is known. */
export function visibleOptions({ phase, options, right }: MatchingState): number[] {
  const isOpen = phase === 'asking' || phase === 'wrong'
  return isOpen ? options.map((_, place) => place) : [right]
}
