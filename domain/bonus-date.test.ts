import { expect, it } from 'vitest'
import { winDate } from './bonus-date.ts'

it.each([
  ['2026-11-18T17:00:00.000Z', 'Wednesday, November 18, 2026'],
  ['2027-01-01T04:59:59.000Z', 'Thursday, December 31, 2026'],
  ['2027-01-01T05:00:00.000Z', 'Friday, January 1, 2027'],
])('converts %s to %s', (instant, day) => {
  expect(winDate(new Date(instant), 'America/Toronto')).toBe(day)
})
