import { expect, it } from 'vitest'
import { cellText, countsText, pupilsByWords, uniqueNames } from './knowledge-text.ts'

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

it('numbers repeated names', () => {
  expect(uniqueNames(['Léa', 'Tom', 'Léa'])).toEqual(['Léa', 'Tom', 'Léa (2)'])
})

it('separates the pupils who have met no word', () => {
  const [ava, leo] = ['Ava', 'Léo'].map((displayName, id) => ({ userID: id, displayName, needsHelpWith: [] }))
  const none = { new: 0, fragile: 0, known: 0 }
  const theme = (...counts: (typeof none)[]) => ({ page: 'p', title: 'La ferme', words: 3, counts })
  const themes = [theme(none, none), theme({ ...none, fragile: 1 }, none)]
  expect(pupilsByWords({ pupils: [ava, leo].flatMap((pupil) => pupil ?? []), themes })).toEqual({
    withWords: [ava],
    withoutWords: [leo],
  })
})
