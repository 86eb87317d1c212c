import type { SchoolClass } from '../../../../domain/api/class.ts'

/** A class in a list to choose from: its teacher's name and the code, "Mme Roy 4-1"; the code alone without a teacher. */
export function classOption({ classCode, teacherName }: Pick<SchoolClass, 'classCode' | 'teacherName'>) {
  return { value: classCode, name: `${teacherName.trim()} ${classCode}`.trim() }
}
