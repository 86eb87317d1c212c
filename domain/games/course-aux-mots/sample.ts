import fc from 'fast-check'
import type { Sample } from '../contract.ts'
import { anyPairsRecord, pairsForms } from '../pairs-sample.ts'
import { quizPlay } from '../quiz-sample.ts'
import type { QuizAction } from '../quiz-state.ts'
import type { RaceState } from './rules.ts'

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
