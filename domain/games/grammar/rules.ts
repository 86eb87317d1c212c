import { choiceOf } from '../choices.ts'
import type { GameItem } from '../game.ts'
import { drawOptions } from '../options.ts'
import { QUIZ_ROUNDS, type Quiz, quizRules } from '../quiz.ts'
import { currentItem, type QuizState } from '../quiz-state.ts'
import { choicesOf, GRAMMAR_CHOICES, type GrammarDeck, type GrammarItem, parseGrammarDeck } from './deck.ts'

const RIGHT_MS = 2000
const WRONG_MS = 1500
const MAX_VERBS = 6

/** The line without the asterisks around its important part. */
export function withoutAsterisks(line: string): string {
  return line.replaceAll('*', '')
}

export type GrammarState = QuizState<GrammarItem, GameItem>

/** A blank to fill. After a wrong choice another can be tried; the right one completes the sentence. */
export const grammarQuiz: Quiz<GrammarDeck, GrammarItem, GameItem> = {
  parseDeck: (data) => parseGrammarDeck(data),
  itemsOf: ({ items }) => items,
  optionsOf: (item, items, chance) => {
    const [answer = item.answer, ...others] = choicesOf(item, items)
    const count = item.verbs.length > 0 ? MAX_VERBS : GRAMMAR_CHOICES
    return drawOptions(
      choiceOf(answer, item.choices),
      others.map((text) => choiceOf(text, item.choices)),
      count,
      chance,
    )
  },
  task: 'recall',
  rounds: QUIZ_ROUNDS,
  rightMs: RIGHT_MS,
  wrong: { kind: 'retry', wrongMs: WRONG_MS },
  said: (state, isRight) => {
    const item = currentItem(state)
    return isRight || !item.why ? item : { word: withoutAsterisks(item.why.french), sound: item.why.sound }
  },
}

export const grammar = quizRules(grammarQuiz)
