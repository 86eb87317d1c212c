import { expect, it } from 'vitest'
import { OWN_WORDS_THEME } from '../data/use-own-words.ts'
import { filterForClass, matchesWordFilter, NO_WORD_FILTER } from './word-filter.ts'

const words = {
  cow: { theme: 'La ferme', grades: [1, 3, 4] },
  pie: { theme: 'La nourriture', grades: [5] },
  fable: { theme: 'La ferme', grades: [] },
  own: { theme: OWN_WORDS_THEME, grades: [] },
} as const
const matchesOf = (choice: typeof NO_WORD_FILTER) =>
  Object.entries(words).flatMap(([name, word]) => (matchesWordFilter(word, choice) ? [name] : []))

it('matches words of the grade, and words of own pages for every grade', () => {
  expect(matchesOf(NO_WORD_FILTER)).toEqual(['cow', 'pie', 'fable', 'own'])
  expect(matchesOf({ ...NO_WORD_FILTER, grade: '4' })).toEqual(['cow', 'own'])
  expect(matchesOf({ theme: 'La ferme', grade: '4' })).toEqual(['cow'])
  expect(matchesOf({ theme: OWN_WORDS_THEME, grade: '5' })).toEqual(['own'])
})

it('matches the words of all grades of a class', () => {
  expect(matchesOf(filterForClass({ grade: 4, lastGrade: 5 }))).toEqual(['cow', 'pie', 'own'])
  expect(matchesOf(filterForClass({ grade: 5, lastGrade: null }))).toEqual(['pie', 'own'])
})

it('matches all words without a class and for a grade that the site does not have', () => {
  expect(filterForClass(undefined)).toEqual(NO_WORD_FILTER)
  expect(filterForClass({ grade: 2, lastGrade: null })).toEqual(NO_WORD_FILTER)
  expect(filterForClass({ grade: 2, lastGrade: 3 }).grade).toBe('3')
})
