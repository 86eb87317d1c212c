import * as z from 'zod/mini'
import { toGrade } from '../../../../content/grades.ts'
import type { CatalogueWord } from '../../../../content/words/catalogue.ts'
import { type ClassGrades, gradesOfClass } from '../../../../domain/class-grades.ts'
import { OWN_WORDS_THEME } from '../data/use-own-words.ts'
import { ALL_OPTION } from './SelectField.tsx'

/** A filter of the word bank. `ALL_OPTION` for no restriction. */
export const wordFilter = z.object({
  theme: z.string(),
  /** The grade as a string, e.g. `4`, or the grades of a split class, e.g. `4/5`. */
  grade: z.string(),
})
export type WordFilter = z.infer<typeof wordFilter>

export const NO_WORD_FILTER: WordFilter = { theme: ALL_OPTION, grade: ALL_OPTION }

/**
 * Filters for the words of the class's grades. Matches all words if there is no class, or if the site has
 * none of its grades.
 */
export function filterForClass(ofClass: ClassGrades | undefined): WordFilter {
  const grades = ofClass ? gradesOfClass(ofClass).flatMap((grade) => toGrade(grade) ?? []) : []
  return { ...NO_WORD_FILTER, grade: grades.length === 0 ? ALL_OPTION : grades.join('/') }
}

/** The words of the school's own pages have no grade and match every grade. */
export function matchesWordFilter(
  { theme, grades }: Pick<CatalogueWord, 'theme' | 'grades'>,
  choice: WordFilter,
): boolean {
  const chosenGrades = choice.grade.split('/')
  return (
    (choice.theme === ALL_OPTION || theme === choice.theme) &&
    (choice.grade === ALL_OPTION ||
      theme === OWN_WORDS_THEME ||
      grades.some((grade) => chosenGrades.includes(String(grade))))
  )
}
