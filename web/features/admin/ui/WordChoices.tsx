import * as z from 'zod/mini'
import { gradeNames, grades } from '../../../../content/grades.ts'
import type { CatalogueWord } from '../../../../content/words/catalogue.ts'
import { themeNames } from '../../../../content/words/theme-names.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { OWN_THEME } from '../data/own-words.ts'
import { ALL } from './NameChoice.tsx'

/** A filter of the word bank. `ALL` for no restriction. */
export const wordChoice = z.object({
  theme: z.string(),
  /** The grade as a string, e.g. `4`. */
  grade: z.string(),
})
export type WordChoice = z.infer<typeof wordChoice>

export const EVERY_WORD: WordChoice = { theme: ALL, grade: ALL }

interface WordChoicesProps {
  choice: WordChoice
  onChoose(choice: WordChoice): void
}

export function WordChoices({ choice, onChoose }: WordChoicesProps) {
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

export function isOfChoice({ theme, grades }: CatalogueWord, choice: WordChoice): boolean {
  return (
    (choice.theme === ALL || theme === choice.theme) &&
    (choice.grade === ALL || grades.some((grade) => String(grade) === choice.grade))
  )
}

const themeOptions = [
  { value: ALL, name: 'Tous' },
  { value: OWN_THEME, name: OWN_THEME },
  ...Object.values(themeNames).map((name) => ({ value: name, name })),
]
export const gradeOptions = [
  { value: ALL, name: 'Toutes' },
  ...grades.map((grade) => ({ value: String(grade), name: gradeNames[grade] })),
]
