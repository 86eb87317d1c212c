import * as z from 'zod/mini'
import { gradeNames, grades } from '../../../../content/grades.ts'
import type { CatalogueWord } from '../../../../content/words/catalogue.ts'
import { themeNames } from '../../../../content/words/theme-names.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { OWN_WORDS_THEME } from '../data/use-own-words.ts'
import { ALL } from './SelectField.tsx'

/** A filter of the word bank. `ALL` for no restriction. */
export const wordFilter = z.object({
  theme: z.string(),
  /** The grade as a string, e.g. `4`. */
  grade: z.string(),
})
export type WordFilter = z.infer<typeof wordFilter>

export const NO_WORD_FILTER: WordFilter = { theme: ALL, grade: ALL }

interface WordChoicesProps {
  choice: WordFilter
  onChoose(choice: WordFilter): void
}

export function WordFilterFields({ choice, onChoose }: WordChoicesProps) {
  return (
    <>
      <Choice
        label="Thème"
        value={choice.theme}
        options={themeOptions}
        onChoose={(theme) => onChoose({ ...choice, theme })}
      />
      <Choice
        label="Année"
        value={choice.grade}
        options={gradeOptions}
        onChoose={(grade) => onChoose({ ...choice, grade })}
      />
    </>
  )
}

export function matchesWordFilter({ theme, grades }: CatalogueWord, choice: WordFilter): boolean {
  return (
    (choice.theme === ALL || theme === choice.theme) &&
    (choice.grade === ALL || grades.some((grade) => String(grade) === choice.grade))
  )
}

const themeOptions = [
  { value: ALL, name: 'Tous' },
  { value: OWN_WORDS_THEME, name: OWN_WORDS_THEME },
  ...Object.values(themeNames).map((name) => ({ value: name, name })),
]
export const gradeOptions = [
  { value: ALL, name: 'Toutes' },
  ...grades.map((grade) => ({ value: String(grade), name: gradeNames[grade] })),
]
