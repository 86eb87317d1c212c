import type { SchoolClass } from '../../../../domain/api/class.ts'

export const NEW_CLASS: SchoolClass = { classCode: '', teacherName: '', grade: 4 }

/** The class as its code is typed: its grade is the code's first digit, until another one is chosen. */
export function withCode(wanted: SchoolClass, classCode: string): SchoolClass {
  const isChosen = wanted.grade !== gradeOf(wanted.classCode)
  return { ...wanted, classCode, grade: isChosen ? wanted.grade : gradeOf(classCode) }
}

function gradeOf(classCode: string): number {
  const [digit = ''] = classCode.trim()
  return /[1-6]/.test(digit) ? Number(digit) : NEW_CLASS.grade
}
