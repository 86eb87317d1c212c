import fc from 'fast-check'
import type { Sample } from '../contract.ts'
import { anyPairsRecord, pairsForms } from '../pairs-sample.ts'
import { quizPlay } from '../quiz-sample.ts'
import type { QuizAction } from '../quiz-state.ts'
import type { MatchingState } from './rules.ts'

export const matchingSample: Sample<MatchingState, QuizAction> = {
  ...quizPlay,
  ...pairsForms,
  anyData: anyPairsRecord,
}

export const customSample: Sample<MatchingState, QuizAction> = {
  ...quizPlay,
  data: 'colours',
  otherForms: ['numbers', pairsForms.data, ...pairsForms.otherForms],
  anyData: fc.oneof(fc.constantFrom('colours', 'numbers', 'shapes'), anyPairsRecord),
}
