import { expect, it } from 'vitest'
import { cellText, countsText, uniqueNames } from './knowledge-text.ts'

it('formats the counts of known, fragile and new words', () => {
  expect(countsText({ known: 12, fragile: 1, new: 0 })).toBe('12 sus, 1 fragile')
  expect(countsText({ known: 0, fragile: 0, new: 2 })).toBe('2 nouveaux')
  expect(countsText({ known: 0, fragile: 0, new: 0 })).toBe('–')
})

it('formats the stage of a word with its details', () => {
  expect(cellText({ stage: 'known', days: 3, right: 5, tries: 6 })).toBe('su (3 jours, 5 sur 6)')
  expect(cellText({ stage: 'new', days: 1, right: 1, tries: 1 })).toBe('nouveau (1 jour, 1 sur 1)')
  expect(cellText(null)).toBe('–')
})

it('appends numbers to equal names', () => {
  expect(uniqueNames(['Léa', 'Tom', 'Léa'])).toEqual(['Léa', 'Tom', 'Léa (2)'])
})
