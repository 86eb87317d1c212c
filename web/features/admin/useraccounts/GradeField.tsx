import type { SchoolClass } from '../../../../domain/api/class.ts'
import { gradeIn, gradeOrdinal, gradesOfClass } from '../../../../domain/class-grades.ts'
import { SelectField } from '../ui/SelectField.tsx'

interface GradeFieldProps {
  ofClass: SchoolClass | undefined
  grade: number | null
  onChoose(grade: number): void
}

/** Chooses a pupil's grade in a split class. Renders nothing for a class of one grade. */
export function GradeField({ ofClass, grade, onChoose }: GradeFieldProps) {
  const grades = ofClass ? gradesOfClass(ofClass) : []
  if (!ofClass || grades.length < 2) return null
  return (
    <SelectField
      label="Année dans la classe"
      value={gradeIn(ofClass, grade)}
      options={grades.map((each) => ({ value: each, name: `${gradeOrdinal(each)} année` }))}
      onChoose={(chosen) => onChoose(Number(chosen))}
    />
  )
}
