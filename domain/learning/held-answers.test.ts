import { expect, it } from 'vitest'
import { holdReason, MAX_BACKDATED_PER_DAY } from './held-answers.ts'

it.each([
  [false, 599, 0, 600, null],
  [false, 600, 0, 600, 'tooMany'],
  [false, 10_000, 0, 0, null],
  [true, 0, MAX_BACKDATED_PER_DAY - 1, 600, null],
  [true, 0, MAX_BACKDATED_PER_DAY, 600, 'backdated'],
  [true, 0, MAX_BACKDATED_PER_DAY, 0, 'backdated'],
  [false, 0, MAX_BACKDATED_PER_DAY, 600, null],
  [true, 600, MAX_BACKDATED_PER_DAY, 600, 'backdated'],
  [true, 600, 0, 600, 'tooMany'],
] as const)(
  'returns $4 (back-dated $0, $1 within the hour, $2 back-dated today, limit $3)',
  (isBackdated, withinHour, backdatedToday, answersAnHour, reason) => {
    expect(holdReason(isBackdated, { withinHour, backdatedToday }, answersAnHour)).toBe(reason)
  },
)
