import { useQuery } from '@tanstack/react-query'
import { classOption } from '../data/class-option.ts'
import { classesQuery } from '../data/queries.ts'

/** Returns a function that gives the select option of a class code; the code alone until the teachers' names are loaded. */
export function useClassOption() {
  const { data: classes = [] } = useQuery(classesQuery)
  return (classCode: string) =>
    classOption({
      classCode,
      teacherName: classes.find((each) => each.classCode === classCode)?.teacherName ?? '',
    })
}
