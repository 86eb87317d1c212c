import fc from 'fast-check'
import { expect } from 'vitest'
import { anyText } from '../../testing/any-record.ts'
import type { Sample } from '../../testing/contract.ts'
import { anyPairsRecord, pairsForms } from '../../testing/pairs-sample.ts'
import { type DictationAction, type DictationState, expectedText } from '../rules.ts'

export const dictationSample: Sample<DictationState, DictationAction> = {
  ...pairsForms,
  anyData: anyPairsRecord,
  next: (state) => ({ type: 'write', text: expectedText(state), ms: 6000 }),
  anyTurn: fc.oneof(
    fc.record({
      type: fc.constant('write' as const),
      text: anyText,
      ms: fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined }),
    }),
    fc.constantFrom<DictationAction>({ type: 'skip' }, { type: 'next' }),
  ),
  check({ phase, items, current, queue, written }) {
    expect([current, ...queue].every((place) => items[place] !== undefined)).toBe(true)
    expect(written.every(({ points }) => Number.isInteger(points) && points >= 0 && points <= 65)).toBe(true)
    expect(written.length + queue.length + (phase === 'writing' ? 1 : 0)).toBe(10)
  },
}
