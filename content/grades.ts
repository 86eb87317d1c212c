import { type Grade, grades } from './routes.ts'

export const gradeNames: Readonly<Record<Grade, string>> = {
  1: '1re année',
  3: '3e année',
  4: '4e année',
  5: '5e année',
  6: '6e année',
}

/** The grade of a class by its code, whose first digit it is, the teacher's name before it or not; null where it is none of the site's. */
export function gradeOfClass(classCode: string): Grade | null {
  const digit = Number(/\d/.exec(classCode)?.[0])
  return grades.find((grade) => grade === digit) ?? null
}
