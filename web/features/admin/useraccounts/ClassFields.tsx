import { gradeNames, grades } from '../../../../content/grades.ts'
import { InputField } from '../ui/Field.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { type ClassDraft, withCode } from './class-draft.ts'

interface ClassFieldsProps {
  draft: ClassDraft
  onWrite(draft: ClassDraft): void
  /** Help text of the code field. */
  help: string
}

/** Fields for the code, grade and teacher of a class. */
export function ClassFields({ draft, onWrite, help }: ClassFieldsProps) {
  return (
    <>
      <InputField
        label="Code de la classe"
        help={help}
        maxLength={20}
        value={draft.classCode}
        onWrite={(text) => onWrite(withCode(draft, text))}
      />
      <SelectField
        label="Année"
        value={draft.grade}
        options={grades.map((grade) => ({ value: grade, name: gradeNames[grade] }))}
        onChoose={(grade) => onWrite({ ...draft, grade: Number(grade) })}
      />
      <SelectField
        label="Dernière année"
        help="Pour une classe 4/5 : la 5e. Chaque élève a alors son année, dans son compte."
        value={draft.lastGrade !== null && draft.lastGrade > draft.grade ? draft.lastGrade : ''}
        options={[
          { value: '', name: 'La même : une seule année' },
          ...grades
            .filter((grade) => grade > draft.grade)
            .map((grade) => ({ value: grade, name: gradeNames[grade] })),
        ]}
        onChoose={(grade) => onWrite({ ...draft, lastGrade: grade === '' ? null : Number(grade) })}
      />
      <InputField
        label="Enseignante ou enseignant"
        maxLength={80}
        value={draft.teacherName}
        onWrite={(text) => onWrite({ ...draft, teacherName: text })}
      />
    </>
  )
}
