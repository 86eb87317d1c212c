import { gradeNames, grades } from '../../../../content/grades.ts'
import { themeNames } from '../../../../content/words/theme-names.ts'
import { gradeOrdinal } from '../../../../domain/class-grades.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { OWN_WORDS_THEME } from '../data/use-own-words.ts'
import { ALL_OPTION } from './SelectField.tsx'
import type { WordFilter } from './word-filter.ts'

interface WordChoicesProps {
  choice: WordFilter
  onChoose(choice: WordFilter): void
}

export function WordFilterFields({ choice, onChoose }: WordChoicesProps) {
  const isSplit = choice.grade.includes('/')
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
        options={
          isSplit ? [...gradeOptions, { value: choice.grade, name: splitName(choice.grade) }] : gradeOptions
        }
        onChoose={(grade) => onChoose({ ...choice, grade })}
      />
    </>
  )
}

/** Formats the grades of a split class: "4/5" becomes "4e/5e année". */
function splitName(chosen: string): string {
  return `${chosen
    .split('/')
    .map((grade) => gradeOrdinal(Number(grade)))
    .join('/')} année`
}

const themeOptions = [
  { value: ALL_OPTION, name: 'Tous' },
  { value: OWN_WORDS_THEME, name: OWN_WORDS_THEME },
  ...Object.values(themeNames).map((name) => ({ value: name, name })),
]
export const gradeOptions = [
  { value: ALL_OPTION, name: 'Toutes' },
  ...grades.map((grade) => ({ value: String(grade), name: gradeNames[grade] })),
]
