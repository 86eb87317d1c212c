import { expect, it } from 'vitest'
import { checkText, classGradeFirst } from './check-text.ts'

const results = (many: number, before: number | null, after: number | null) =>
  Array.from({ length: many }, (_none, index) => ({
    before: before === null ? null : before + (index % 3),
    after: after === null ? null : after + ((index * 2) % 3),
  }))

it('reports the means and ranges before and after', () => {
  expect(checkText({ words: 12, results: results(18, 3, 8) })).toEqual([
    'En moyenne 4 mots sur 12 (de 3 à 5), puis 9 (de 8 à 10) : 18 élèves ont répondu les deux fois.',
    'La classe en sait plus : le hasard seul fait rarement une telle différence.',
  ])
})

it('explains why a check measured nothing', () => {
  expect(checkText({ words: 12, results: [] })).toEqual(["Personne n'a encore répondu."])
  expect(checkText({ words: 12, results: results(3, 4, null) })[0]).toBe(
    'Avant : en moyenne 5 mots sur 12 (de 4 à 6), 3 élèves.',
  )
  expect(checkText({ words: 12, results: results(5, 3, 8) })[1]).toContain("trop peu d'élèves")
  expect(checkText({ words: 12, results: results(18, 10, 10) })[1]).toContain('déjà su avant')
  expect(checkText({ words: 12, results: results(18, 4, 4) })[1]).toContain('ni progrès ni recul')
  expect(checkText({ words: 12, results: [...results(1, 4, null), ...results(1, null, 4)] })[0]).toContain(
    'les deux fois',
  )
})

const pages = [
  'Page_Grade1_Vocabulary_Cats',
  'Page_Grade4_Vocabulary_Cats',
  'Page_Grade3_Vocabulary_Dogs',
  'Page_Grade4_Vocabulary_Farm',
].map((value) => ({ value }))
const order = (...grades: number[]) =>
  classGradeFirst(pages, grades).map(({ value }) => pages.findIndex((page) => page.value === value))

it("lists pages of the class's grades first and keeps the order otherwise", () => {
  expect(order(4)).toEqual([1, 3, 0, 2])
  expect(order(3, 4)).toEqual([1, 2, 3, 0])
  expect(order()).toEqual([0, 1, 2, 3])
  expect(order(2)).toEqual([0, 1, 2, 3])
})
