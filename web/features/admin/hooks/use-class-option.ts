import { useQuery } from '@tanstack/react-query'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { classesQuery } from '../data/queries.ts'

/**
 * Returns a function that gives the select option of a class code; the code alone until the teachers' names
 * are loaded.
 */
export function useClassOption() {
  const { data: classes = [] } = useQuery(classesQuery)
  return (classCode: string) =>
    classOption({
      classCode,
      teacherName: classes.find((each) => each.classCode === classCode)?.teacherName ?? '',
    })
}

/** The select option of a class: "Mme Roy 4-1", or the code alone if the class has no teacher's name. */
export function classOption({ classCode, teacherName }: Pick<SchoolClass, 'classCode' | 'teacherName'>) {
  return { value: classCode, name: `${teacherName.trim()} ${classCode}`.trim() }
}
