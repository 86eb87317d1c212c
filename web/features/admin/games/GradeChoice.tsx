import { type Grade, gradeNames, grades } from '../../../../content/grades.ts'
import { SelectField } from '../ui/SelectField.tsx'

interface GradeChoiceProps {
  grade: Grade | null
  onChoose(grade: Grade | null): void
}

export function GradeChoice({ grade, onChoose }: GradeChoiceProps) {
  return (
    <SelectField
      label="Année"
      value={grade ?? ''}
      options={options}
      onChoose={(chosen) => onChoose(grades.find((each) => String(each) === chosen) ?? null)}
    />
  )
}

const options = [
  { value: '', name: 'Toutes' },
  ...grades.map((grade) => ({ value: grade, name: gradeNames[grade] })),
]
