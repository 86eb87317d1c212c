import { useQuery } from '@tanstack/react-query'
import { classOption } from '../data/class-option.ts'
import { classesQuery } from '../data/queries.ts'

/** The classes of some codes, to choose from; a code alone until the teachers' names are known. */
export function useClassOption() {
  const { data: classes = [] } = useQuery(classesQuery)
  return (classCode: string) =>
    classOption({
      classCode,
      teacherName: classes.find((each) => each.classCode === classCode)?.teacherName ?? '',
    })
}
