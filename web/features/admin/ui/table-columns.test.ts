import { expect, it } from 'vitest'
import { shortDateInWords } from '../../../../domain/day-in-words.ts'
import { matchesSearch } from './table-columns.ts'

it.each([
  ['18 nov', true],
  ['2026-11', true],
  ['', true],
  ['19 nov', false],
])('finds a day by the value and by the text shown: "%s"', (search, isFound) => {
  const day = '2026-11-18'
  expect(matchesSearch(day, shortDateInWords(day), search)).toBe(isFound)
})
