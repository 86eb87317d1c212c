import fc from 'fast-check'
import type { QuizAction } from '../../quiz-state.ts'
import type { Sample } from '../../testing/contract.ts'
import { anyPairsRecord, pairsForms } from '../../testing/pairs-sample.ts'
import { quizPlay } from '../../testing/quiz-sample.ts'
import type { RaceState } from '../rules.ts'

export const raceSample: Sample<RaceState, QuizAction> = {
  ...quizPlay,
  ...pairsForms,
  anyData: anyPairsRecord,
  anyTurn: fc.record({
    type: fc.constant('pick' as const),
    option: fc.integer({ min: -1, max: 4 }),
    ms: fc.oneof(fc.integer(), fc.double()),
  }),
}
