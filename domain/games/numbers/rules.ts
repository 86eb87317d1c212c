import { textOption } from '../choices.ts'
import type { GameItem } from '../game.ts'
import { drawOptions } from '../options.ts'
import { QUIZ_ROUNDS, quizRules } from '../quiz.ts'
import type { QuizState } from '../quiz-state.ts'
import { type NumberItem, type NumbersDeck, numbersUpTo, OPTIONS, parseNumbersDeck } from './deck.ts'

const RIGHT_MS = 2000
const WRONG_MS = 500

export type NumbersState = QuizState<NumberItem, GameItem>

/** A number to hear and find among five figures. A wrong one flashes, then another can be tried. */
export const numbers = quizRules<NumbersDeck, NumberItem, GameItem>({
  parseDeck: parseNumbersDeck,
  itemsOf: numbersUpTo,
  optionsOf: ({ number }, items, chance) =>
    drawOptions(
      figures(number),
      items.map((item) => figures(item.number)),
      OPTIONS,
      chance,
      ({ word }) => soundsLike(number, Number(word)),
    ),
  task: 'listen',
  rounds: QUIZ_ROUNDS,
  rightMs: RIGHT_MS,
  wrong: { kind: 'retry', wrongMs: WRONG_MS },
})

const PICK_FAULT = 'You are trying to pick more elements from the array than it has!'

/** The fault text from the specification if there are fewer numbers than options, else null. */
export function pickFault({ items }: NumbersState): string | null {
  return items.length < OPTIONS ? PICK_FAULT : null
}

/** True if the numbers are easily confused by ear: same tens, or same ones. */
function soundsLike(one: number, other: number): boolean {
  return Math.floor(one / 10) === Math.floor(other / 10) || one % 10 === other % 10
}

function figures(number: number): GameItem {
  return textOption(String(number))
}
