import fc from 'fast-check'
import type { Sample } from '../contract.ts'
import { anyPairsRecord, pairsSample } from '../pairs-sample.ts'
import { quizPlay } from '../quiz-sample.ts'
import type { QuizAction } from '../quiz-state.ts'
import type { MatchingState } from './rules.ts'

export const matchingSample: Sample<MatchingState, QuizAction> = {
  ...quizPlay,
  data: pairsSample.data,
  anyData: anyPairsRecord,
}

export const customSample: Sample<MatchingState, QuizAction> = {
  ...quizPlay,
  data: 'colours',
  anyData: fc.constantFrom('colours', 'numbers', 'shapes'),
}
