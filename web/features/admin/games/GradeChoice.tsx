import { gradeNames } from '../../../../content/grade-names.ts'
import { type Grade, grades } from '../../../../content/routes.ts'
import { Field } from '../Field.tsx'

/** The menu's row has the grade behind the title. */
export const LONGEST_TITLE = 60

interface GradeChoiceProps {
  grade: Grade | null
  onChoose(grade: Grade | null): void
}

export function GradeChoice({ grade, onChoose }: GradeChoiceProps) {
  return (
    <Field label="Année">
      {(control) => (
        <select
          {...control}
          value={grade ?? ''}
          onChange={({ target }) => onChoose(grades.find((each) => String(each) === target.value) ?? null)}
        >
          <option value="">Toutes</option>
          {grades.map((each) => (
            <option key={each} value={each}>
              {gradeNames[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
