import { gradeNames, grades } from '../../../../content/grades.ts'
import { InputField } from '../ui/InputField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { type ClassDraft, withCode } from './class-draft.ts'

interface ClassFieldsProps {
  wanted: ClassDraft
  onWrite(wanted: ClassDraft): void
  /** What to know of the code. */
  help: string
}

/** What a class is called, its grade, and who teaches it. */
export function ClassFields({ wanted, onWrite, help }: ClassFieldsProps) {
  return (
    <>
      <InputField
        label="Code de la classe"
        help={help}
        maxLength={20}
        value={wanted.classCode}
        onWrite={(text) => onWrite(withCode(wanted, text))}
      />
      <SelectField
        label="Année"
        value={wanted.grade}
        options={grades.map((grade) => ({ value: grade, name: gradeNames[grade] }))}
        onChoose={(grade) => onWrite({ ...wanted, grade: Number(grade) })}
      />
      <InputField
        label="Enseignante ou enseignant"
        maxLength={80}
        value={wanted.teacherName}
        onWrite={(text) => onWrite({ ...wanted, teacherName: text })}
      />
    </>
  )
}
