import type { GameItem } from './game.ts'
import { drawOptions } from './options.ts'
import {
  ANSWER_CHOICES,
  answersOf,
  parseQuestionDeck,
  type QuestionDeck,
  type QuestionItem,
} from './question-deck.ts'
import { QUIZ_ROUNDS, type Quiz, quizRules } from './quiz.ts'
import { currentItem, type QuizState } from './quiz-state.ts'
import { random } from './random.ts'

export type QuestionState = QuizState<QuestionItem, GameItem>

const AVATARS = [1, 2, 3, 4] as const
export type Avatar = (typeof AVATARS)[number]

/** A question with four answers: one pick per round, and the player continues at their own pace. */
export const questionRules = {
  parseDeck: parseQuestionDeck,
  itemsOf: ({ items }) => items,
  optionsOf: (item, items, chance) => {
    const { right, wrong } = answersOf(item, items)
    return drawOptions(right, wrong, ANSWER_CHOICES, chance)
  },
  task: 'recognise',
  rounds: QUIZ_ROUNDS,
  rightMs: null,
  wrong: { kind: 'reveal', wrongMs: null, rightMs: null },
  // The question was heard before, so only the answer is said.
  said: (state) => {
    const { answer, answerSound } = currentItem(state)
    return { word: answer, sound: answerSound }
  },
} satisfies Quiz<QuestionDeck, QuestionItem, GameItem>

export const questionQuiz = quizRules(questionRules)

/** The avatar that asks in this round. All four take turns in the game's own order. */
export function avatarOf({ seed, round }: { seed: number; round: number }): Avatar {
  return random(seed).shuffle(AVATARS)[round % AVATARS.length] ?? 1
}
