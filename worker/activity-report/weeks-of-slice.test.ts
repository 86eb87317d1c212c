import { expect, it } from 'vitest'
import { weeksOfSlice } from './weeks-of-slice.ts'

const counts = [
  { week: '2026-11-22', count: 5 },
  { week: '2026-11-15', count: 0 },
  { week: '2026-11-08', count: 30 },
  { week: '2026-11-01', count: 7 },
]

it.each([
  ['the newest week', 0, 5, { lastWeek: '2026-11-22', firstWeek: '2026-11-22', offset: 0 }],
  ['consecutive weeks', 0, 20, { lastWeek: '2026-11-22', firstWeek: '2026-11-08', offset: 0 }],
  ['the middle of a week', 20, 10, { lastWeek: '2026-11-08', firstWeek: '2026-11-08', offset: 15 }],
  ['a week from its first row', 5, 20, { lastWeek: '2026-11-08', firstWeek: '2026-11-08', offset: 0 }],
  ['the end', 30, 20, { lastWeek: '2026-11-08', firstWeek: '2026-11-01', offset: 25 }],
  ['beyond the end', 42, 20, null],
])('finds the weeks of %s', (_title, offset, limit, weeks) => {
  expect(weeksOfSlice(counts, { offset, limit })).toEqual(weeks)
})

it('returns null for a list without rows', () => {
  expect(weeksOfSlice([{ week: '2026-11-22', count: 0 }], { offset: 0, limit: 20 })).toBeNull()
})
