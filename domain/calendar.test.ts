import { describe, expect, it } from 'vitest'
import {
  dayEnd,
  daySpan,
  daysUntilSunday,
  lastSchoolDay,
  latestMonthStart,
  monthSpan,
  nextSchoolDay,
  schoolDay,
  schoolWeek,
  weekSpan,
} from './calendar.ts'

const TORONTO = 'America/Toronto'
const PARIS = 'Europe/Paris'
const AUCKLAND = 'Pacific/Auckland'
const HOURS = 3_600_000

describe('schoolWeek', () => {
  it.each([
    ['the last second before Sunday', TORONTO, '2026-11-22T04:59:59.999Z', '2026-11-15'],
    ['the first second of Sunday', TORONTO, '2026-11-22T05:00:00.000Z', '2026-11-22'],
    [
      'the last second before the week of the spring change in Toronto',
      TORONTO,
      '2026-03-08T04:59:59.000Z',
      '2026-03-01',
    ],
    ['Sunday of the spring change in Toronto', TORONTO, '2026-03-08T05:00:00.000Z', '2026-03-08'],
    ['the end of the spring week in Toronto', TORONTO, '2026-03-15T03:59:59.999Z', '2026-03-08'],
    ['the Sunday after it, an hour earlier in UTC', TORONTO, '2026-03-15T04:00:00.000Z', '2026-03-15'],
    ['Sunday of the autumn change in Toronto', TORONTO, '2026-11-01T04:00:00.000Z', '2026-11-01'],
    ['the second 01:30 of the autumn change', TORONTO, '2026-11-01T06:30:00.000Z', '2026-11-01'],
    ['Sunday in Paris, which is ahead of UTC', PARIS, '2026-11-21T23:00:00.000Z', '2026-11-22'],
    ['Sunday of the spring change in Paris', PARIS, '2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['Sunday of the autumn change in Paris', PARIS, '2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['Sunday in Auckland, half a day ahead of UTC', AUCKLAND, '2026-11-21T11:00:00.000Z', '2026-11-22'],
    ['Sunday of the autumn change in Auckland', AUCKLAND, '2026-04-04T11:00:00.000Z', '2026-04-05'],
    ['Sunday of the spring change in Auckland', AUCKLAND, '2026-09-26T12:00:00.000Z', '2026-09-27'],
    ['New Year in the middle of a week', TORONTO, '2027-01-01T05:00:00.000Z', '2026-12-27'],
    ['29 February', TORONTO, '2028-02-29T17:00:00.000Z', '2028-02-27'],
  ])('for %s returns week $3', (_title, timeZone, instant, week) => {
    expect(schoolWeek(new Date(instant), timeZone)).toBe(week)
  })

  it.each([
    ['an hour less at the spring change', TORONTO, '2026-03-08', 7 * 24 - 1],
    ['an hour more at the autumn change', TORONTO, '2026-11-01', 7 * 24 + 1],
    ['spring in Paris', PARIS, '2026-03-29', 7 * 24 - 1],
    ['autumn in Paris', PARIS, '2026-10-25', 7 * 24 + 1],
    ['spring in Auckland', AUCKLAND, '2026-09-27', 7 * 24 - 1],
    ['autumn in Auckland', AUCKLAND, '2026-04-05', 7 * 24 + 1],
    ['any other week', TORONTO, '2026-11-15', 7 * 24],
  ])('spans 168 hours, one less or more at clock changes: %s', (_title, timeZone, week, hours) => {
    const { start, end } = weekSpan(week, timeZone)
    expect((end.getTime() - start.getTime()) / HOURS).toBe(hours)
    expect(schoolWeek(start, timeZone)).toBe(week)
    expect(schoolWeek(new Date(end.getTime() - 1), timeZone)).toBe(week)
    expect(schoolWeek(end, timeZone)).not.toBe(week)
  })
})

describe('school days and months', () => {
  it('use the day of the school, not of UTC', () => {
    expect(schoolDay(new Date('2026-11-21T04:59:00Z'), TORONTO)).toBe('2026-11-20')
    expect(schoolDay(new Date('2026-12-31T12:00:00Z'), AUCKLAND)).toBe('2027-01-01')
  })

  it.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-22', '2026-11-23'],
    ['2026-12-31', '2027-01-01'],
  ])('return the next day from Monday to Friday after %s', (day, next) => {
    expect(nextSchoolDay(day)).toBe(next)
  })

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-20'],
    ['2026-11-22', '2026-11-20'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-02', '2027-01-01'],
  ])('return the last day from Monday to Friday up to %s', (day, last) => {
    expect(lastSchoolDay(day)).toBe(last)
  })

  it('begin a day without a midnight at its first instant', () => {
    // Santiago's clocks went from 24:00 to 01:00 on 2026-09-06.
    const { start } = daySpan('2026-09-06', 'America/Santiago')
    expect(schoolDay(start, 'America/Santiago')).toBe('2026-09-06')
    expect(schoolDay(new Date(start.getTime() - 1), 'America/Santiago')).toBe('2026-09-05')
  })

  it.each([
    ['2026-11-19T04:59:59.999Z', TORONTO, '2026-11-19T05:00:00.000Z'],
    ['2026-11-19T05:00:00.000Z', TORONTO, '2026-11-20T05:00:00.000Z'],
    ['2026-11-19T05:00:00.000Z', PARIS, '2026-11-19T23:00:00.000Z'],
    // First with clocks that were set back earlier in the month, then on the day of the clock change.
    ['2026-11-18T15:00:00.000Z', TORONTO, '2026-11-19T05:00:00.000Z'],
    ['2026-11-01T04:30:00.000Z', TORONTO, '2026-11-02T05:00:00.000Z'],
  ])('end the day of %s in %s at %s', (now, zone, end) => {
    expect(dayEnd(new Date(now), zone).toISOString()).toBe(end)
  })

  it('span a month from its first midnight to that of the next month', () => {
    expect(monthSpan(12, 2026, TORONTO)).toEqual({
      start: new Date('2026-12-01T05:00:00Z'),
      end: new Date('2027-01-01T05:00:00Z'),
    })
    expect(monthSpan(2, 2028, TORONTO).end).toEqual(new Date('2028-03-01T05:00:00Z'))
  })

  it('return the latest month of a given number that is not in the future', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    expect(latestMonthStart(11, now, TORONTO)).toEqual(new Date('2026-11-01T04:00:00Z'))
    expect(latestMonthStart(12, now, TORONTO)).toEqual(new Date('2025-12-01T05:00:00Z'))
    expect(latestMonthStart(11, new Date('2026-11-01T04:00:00Z'), TORONTO)).toEqual(
      new Date('2026-11-01T04:00:00Z'),
    )
    expect(latestMonthStart(11, new Date('2026-11-01T03:59:59Z'), TORONTO)).toEqual(
      new Date('2025-11-01T04:00:00Z'),
    )
  })
})

it.each([
  ['a Sunday', '2026-11-22T05:00:00.000Z', 7],
  ['a Wednesday', '2026-11-18T15:00:00.000Z', 4],
  ['the last instant of Saturday', '2026-11-22T04:59:59.999Z', 1],
  ['the Saturday before the clocks change', '2026-03-08T04:59:59.999Z', 1],
  ['the Sunday of the change', '2026-03-08T05:00:00.000Z', 7],
])('counts the days until the next Sunday from %s', (_title, now, days) => {
  expect(daysUntilSunday(new Date(now), TORONTO)).toBe(days)
})
