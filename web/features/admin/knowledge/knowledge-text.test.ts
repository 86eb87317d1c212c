import { expect, it } from 'vitest'
import { cellText, countsText, eachOnce } from './knowledge-text.ts'

it('says how many words are known, fragile and new', () => {
  expect(countsText({ known: 12, fragile: 1, new: 0 })).toBe('12 sus, 1 fragile')
  expect(countsText({ known: 0, fragile: 0, new: 2 })).toBe('2 nouveaux')
  expect(countsText({ known: 0, fragile: 0, new: 0 })).toBe('–')
})

it('says how far a pupil is with a word, and what it is made from', () => {
  expect(cellText({ stage: 'known', days: 3, right: 5, tries: 6 })).toBe('su (3 jours, 5 sur 6)')
  expect(cellText({ stage: 'new', days: 1, right: 1, tries: 1 })).toBe('nouveau (1 jour, 1 sur 1)')
  expect(cellText(null)).toBe('–')
})

it('tells pupils of one name apart', () => {
  expect(eachOnce(['Léa', 'Tom', 'Léa'])).toEqual(['Léa', 'Tom', 'Léa (2)'])
})
