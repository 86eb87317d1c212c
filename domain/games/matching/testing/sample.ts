import fc from 'fast-check'
import type { QuizAction } from '../../quiz-state.ts'
import type { Sample } from '../../testing/contract.ts'
import { anyPairsRecord, pairsForms } from '../../testing/pairs-sample.ts'
import { quizPlay } from '../../testing/quiz-sample.ts'
import type { MatchingState } from '../rules.ts'

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
