import * as z from 'zod/mini'
import { gradeOfClass } from '../../../../content/grades.ts'
import { schoolClass } from '../../../../domain/api/class.ts'

/** A class as the form writes it: how its pupils sign in is chosen elsewhere. */
export const classDraft = z.pick(schoolClass, { classCode: true, teacherName: true, grade: true })
export type ClassDraft = z.infer<typeof classDraft>

export const NEW_CLASS: ClassDraft = { classCode: '', teacherName: '', grade: 4 }

/** The class as its code is typed: its grade is the code's first digit, until another one is chosen. */
export function withCode(wanted: ClassDraft, classCode: string): ClassDraft {
  const isChosen = wanted.grade !== gradeOf(wanted.classCode)
  return { ...wanted, classCode, grade: isChosen ? wanted.grade : gradeOf(classCode) }
}

function gradeOf(classCode: string): number {
  return gradeOfClass(classCode) ?? NEW_CLASS.grade
}
