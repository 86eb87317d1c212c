import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { ClassMove } from '../../../../domain/api/school-year.ts'
import { isSplit } from '../../../../domain/class-grades.ts'

/** The chosen action for a class: `stay`, `archive`, `erase`, or `to 5-1` (promote). */
export type ClassAction = string

/** The move for the API, or null if the class stays. */
export function classMove(classCode: string, action: ClassAction): ClassMove | null {
  if (action === 'archive' || action === 'erase') return { classCode, action }
  return action.startsWith('to ') ? { classCode, action: 'promote', to: action.slice('to '.length) } : null
}

/**
 * Promotes each class to the class with the same number in the next grade, else to the first class of that
 * grade. The highest grade is archived. A class stays if the next grade has no class. Split classes are
 * neither promoted nor used as targets: their pupils are moved by hand.
 */
export function promoteAll(
  classes: readonly Pick<SchoolClass, 'classCode' | 'grade' | 'lastGrade'>[],
): Readonly<Record<string, ClassAction>> {
  const promoted = classes.filter((each) => !isSplit(each))
  return Object.fromEntries(
    promoted.map(({ classCode, grade }): [string, ClassAction] => {
      if (grade === HIGHEST_GRADE) return [classCode, 'archive']
      const next = promoted.filter((each) => each.grade === grade + 1)
      const to = next.find((each) => numberOf(each.classCode) === numberOf(classCode)) ?? next[0]
      return [classCode, to ? `to ${to.classCode}` : 'stay']
    }),
  )
}

const HIGHEST_GRADE = 6

/** The part after the grade: "1" for "4-1". */
function numberOf(classCode: string): string {
  return classCode.replace(/^\d\D?/, '')
}
