import { expect, it } from 'vitest'
import {
  dateInWords,
  dayInEnglish,
  dayInWords,
  frenchDay,
  fullDateInWords,
  shortDateInWords,
} from './day-in-words.ts'

const TORONTO = 'America/Toronto'

it.each([
  ['2026-11-18T15:00:00.000Z', 'mercredi 18 novembre'],
  ['2026-11-01T03:59:59.999Z', 'samedi 31 octobre'],
  ['2026-11-01T04:00:00.000Z', 'dimanche 1er novembre'],
])('names the school day at %s', (at, day) => {
  expect(frenchDay(new Date(at), TORONTO)).toBe(day)
})

it('names the first of a month "1er"', () => {
  expect(dayInWords('2026-11-01')).toBe('dimanche 1er novembre')
  expect(['2026-11-01', '2026-11-11'].map(dateInWords)).toEqual(['1er novembre', '11 novembre'])
  expect(['2026-11-01', '2026-11-18'].map(fullDateInWords)).toEqual(['1er novembre 2026', '18 novembre 2026'])
  expect(['2026-11-01', '2026-11-18'].map(shortDateInWords)).toEqual(['1er nov.', '18 nov.'])
})

it('names a day in English', () => {
  expect(['2026-11-01', '2026-11-23'].map(dayInEnglish)).toEqual([
    'Sunday, November 1',
    'Monday, November 23',
  ])
})
