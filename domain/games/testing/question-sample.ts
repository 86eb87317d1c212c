import fc from 'fast-check'
import type { QuestionState } from '../question-quiz.ts'
import type { QuizAction } from '../quiz-state.ts'
import { anyMedia, anyRecord, anyText } from './any-record.ts'
import type { Sample } from './contract.ts'
import { quizPlay } from './quiz-sample.ts'

const rows = [
  ['Qui donne du lait?', 'La vache', ['Le canard', "L'oie", 'Le dindon', 'La vache']],
  ['Qui pond des œufs?', 'La poule', ['Le taureau']],
  ['Qui aime le fromage?', 'La souris'],
  ['Qui a de la laine?', 'Le mouton'],
  ['Qui garde la maison?', 'Le chien'],
  ['Qui chante le matin?', 'Le coq'],
].map(([question, answer, others]) => ({ question, answer, others, sound: `${answer}.mp3` }))

const choices = rows.map(({ answer, sound }) => ({ word: answer, image: `${answer}.svg`, sound }))

const anyChoice = fc.record({ word: anyText, image: anyMedia, sound: anyMedia })

export const questionSample: Sample<QuestionState, QuizAction> = {
  ...quizPlay,
  data: JSON.stringify(rows),
  otherForms: [JSON.stringify([{ choices }, ...rows])],
  anyData: anyRecord(
    fc.oneof(
      fc.record({
        question: anyText,
        answer: anyText,
        others: fc.option(fc.array(anyText, { maxLength: 6 }), { nil: undefined }),
        sound: anyMedia,
      }),
      fc.record({ choices: fc.array(fc.oneof(anyChoice, fc.jsonValue()), { maxLength: 4 }) }),
    ),
  ),
}
