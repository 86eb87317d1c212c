import { textOption } from '../choices.ts'
import type { GameItem } from '../game.ts'
import { drawOptions } from '../options.ts'
import { QUIZ_ROUNDS, quizRules } from '../quiz.ts'
import type { QuizState } from '../quiz-state.ts'
import { type NumberItem, type NumbersDeck, numbersUpTo, OPTIONS, parseNumbersDeck } from './deck.ts'

const RIGHT_MS = 2000
const WRONG_MS = 500

export type NumbersState = QuizState<NumberItem, GameItem>

/** A number is heard, to be found in figures among five. A wrong one flashes; then another can be tried. */
export const numbers = quizRules<NumbersDeck, NumberItem, GameItem>({
  parseDeck: parseNumbersDeck,
  itemsOf: numbersUpTo,
  optionsOf: (item, items, chance) => drawOptions(figures(item), items.map(figures), OPTIONS, chance),
  rounds: QUIZ_ROUNDS,
  rightMs: RIGHT_MS,
  wrong: { kind: 'retry', wrongMs: WRONG_MS },
})

const PICK_FAULT = 'You are trying to pick more elements from the array than it has!'

/** What is told at the start of a game whose options have to be picked from fewer numbers than there are options. */
export function pickFault({ items }: NumbersState): string | null {
  return items.length < OPTIONS ? PICK_FAULT : null
}

function figures({ number }: NumberItem): GameItem {
  return textOption(String(number))
}
