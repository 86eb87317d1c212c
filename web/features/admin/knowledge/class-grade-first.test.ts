import { expect, it } from 'vitest'
import { classGradeFirst } from './class-grade-first.ts'

const pages = [
  'Page_Grade1_Vocabulary_Cats',
  'Page_Grade4_Vocabulary_Cats',
  'Page_Grade3_Vocabulary_Dogs',
  'Page_Grade4_Vocabulary_Farm',
].map((value) => ({ value }))
const order = (grade: number | null) =>
  classGradeFirst(pages, grade).map(({ value }) => pages.findIndex((page) => page.value === value))

it("puts the pages of the class's grade first and keeps the order otherwise", () => {
  expect(order(4)).toEqual([1, 3, 0, 2])
  expect(order(null)).toEqual([0, 1, 2, 3])
  expect(order(2)).toEqual([0, 1, 2, 3])
})
