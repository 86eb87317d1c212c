import * as z from 'zod/mini'
import { gradeOfClass } from '../../../../content/grades.ts'
import { type SchoolClass, schoolClass } from '../../../../domain/api/class.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'

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

/** The class with this code. Else the one whose code differs only in capitals and accents, since "4a" means 4A. */
export function findClass<Class extends Pick<SchoolClass, 'classCode'>>(
  classes: readonly Class[],
  code: string,
): Class | undefined {
  const key = normalizeForSearch(code)
  return (
    classes.find(({ classCode }) => classCode === code.trim()) ??
    classes.find(({ classCode }) => normalizeForSearch(classCode) === key)
  )
}

function gradeOf(classCode: string): number {
  return gradeOfClass(classCode) ?? NEW_CLASS.grade
}
