import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { ClassMove } from '../../../../domain/api/school-year.ts'

/** What becomes of a class, as the form's choice names it: `stay`, `archive`, `erase`, or `to 5-1`. */
export type ClassAction = string

/** What the API is asked for; null where the class stays. */
export function moveOf(classCode: string, action: ClassAction): ClassMove | null {
  if (action === 'archive' || action === 'erase') return { classCode, action }
  return action.startsWith('to ') ? { classCode, action: 'promote', to: action.slice('to '.length) } : null
}

/**
 * What becomes of each class where all go on to the next grade: to the class with the same number, else to the first of that grade. The
 * highest grade leaves; where the school has no class of the next one, the pupils stay for the teacher to say.
 */
export function nextYear(
  classes: readonly Pick<SchoolClass, 'classCode' | 'grade'>[],
): Readonly<Record<string, ClassAction>> {
  return Object.fromEntries(
    classes.map(({ classCode, grade }): [string, ClassAction] => {
      if (grade === HIGHEST_GRADE) return [classCode, 'archive']
      const next = classes.filter((each) => each.grade === grade + 1)
      const to = next.find((each) => numberOf(each.classCode) === numberOf(classCode)) ?? next[0]
      return [classCode, to ? `to ${to.classCode}` : 'stay']
    }),
  )
}

const HIGHEST_GRADE = 6

/** What stands behind the grade: "4-1" is 1. */
function numberOf(classCode: string): string {
  return classCode.replace(/^\d\D?/, '')
}
