import type { SchoolClass } from '../../../../domain/api/class.ts'

/** The select option of a class: "Mme Roy 4-1", or the code alone if the class has no teacher's name. */
export function classOption({ classCode, teacherName }: Pick<SchoolClass, 'classCode' | 'teacherName'>) {
  return { value: classCode, name: `${teacherName.trim()} ${classCode}`.trim() }
}
