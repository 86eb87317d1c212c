import { expect, it } from 'vitest'
import { monthParameter, monthsBack, monthTitle, schoolMonth, schoolYearMonths } from './school-months.ts'

const TORONTO = 'America/Toronto'

it.each([
  ['the last instant of November', '2026-12-01T04:59:59.999Z', '11|2026'],
  ['the first instant of December', '2026-12-01T05:00:00.000Z', '12|2026'],
  ['the last instant of the year', '2027-01-01T04:59:59.999Z', '12|2026'],
])("returns the school's month at %s", (_title, now, month) => {
  expect(monthParameter(schoolMonth(new Date(now), TORONTO))).toBe(month)
})

it('counts back across the turn of the year', () => {
  expect(monthsBack({ month: 2, year: 2027 }, 4).map(monthTitle)).toEqual([
    'février 2027',
    'janvier 2027',
    'décembre 2026',
    'novembre 2026',
  ])
})

it.each([
  [{ month: 9, year: 2026 }, ['9|2026']],
  [{ month: 11, year: 2026 }, ['9|2026', '10|2026', '11|2026']],
  [{ month: 1, year: 2027 }, ['9|2026', '10|2026', '11|2026', '12|2026', '1|2027']],
])('begins the school year in September for %j', (current, months) => {
  expect(schoolYearMonths(current).map(monthParameter)).toEqual(months)
})

it('counts August as part of the ending school year', () => {
  expect(schoolYearMonths({ month: 8, year: 2027 })).toHaveLength(12)
})
