import * as z from 'zod/mini'
import { gradeOfClass } from '../../../../content/grades.ts'
import { schoolClass } from '../../../../domain/api/class.ts'

/** The class fields of the form. Sign-in options are set elsewhere. */
export const classDraft = z.pick(schoolClass, {
  classCode: true,
  teacherName: true,
  grade: true,
  lastGrade: true,
})
export type ClassDraft = z.infer<typeof classDraft>

export const NEW_CLASS: ClassDraft = { classCode: '', teacherName: '', grade: 4, lastGrade: null }

/** Sets the code. The grade follows the code's first digit until the teacher chooses another grade. */
export function withCode(draft: ClassDraft, classCode: string): ClassDraft {
  const isChosen = draft.grade !== gradeOf(draft.classCode)
  return { ...draft, classCode, grade: isChosen ? draft.grade : gradeOf(classCode) }
}

function gradeOf(classCode: string): number {
  return gradeOfClass(classCode) ?? NEW_CLASS.grade
}
