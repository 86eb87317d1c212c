import fc from 'fast-check'
import type { QuizAction } from '../../quiz-state.ts'
import { anyMedia, anyRecord, anyText } from '../../testing/any-record.ts'
import type { Sample } from '../../testing/contract.ts'
import { quizPlay } from '../../testing/quiz-sample.ts'
import type { NumbersState } from '../rules.ts'

const WORDS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze']

export const numbersSample: Sample<NumbersState, QuizAction> = {
  ...quizPlay,
  data: JSON.stringify(
    WORDS.map((word, index) => ({ number: index + 1, phrase: { word, sound: `${word}.mp3` } })),
  ),
  anyData: anyRecord(
    fc.record({
      number: fc.oneof(fc.integer({ min: -1, max: 40 }), fc.double()),
      phrase: fc.oneof(anyText, fc.record({ word: anyText, sound: anyMedia })),
    }),
  ),
}
