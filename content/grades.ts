export const grades = [1, 3, 4, 5, 6] as const
export type Grade = (typeof grades)[number]

export const gradeNames: Readonly<Record<Grade, string>> = {
  1: '1re année',
  3: '3e année',
  4: '4e année',
  5: '5e année',
  6: '6e année',
}

/** True if games must be playable by pictures, sounds and letters, because pupils of the grade cannot read well yet. */
export function needsNoReading(grade: Grade | null): boolean {
  return grade === 1 || grade === 3
}

/** Converts a number to a grade; null if the site has no such grade. */
export function toGrade(number: number | null): Grade | null {
  return grades.find((grade) => grade === number) ?? null
}

/**
 * The grade of a signed-in user: the session's, or the class code's for sessions stored before they had a
 * grade.
 */
export function gradeOfUser(user: { grade?: number | null; classCode: string } | null): Grade | null {
  if (!user) return null
  return user.grade === undefined ? gradeOfClass(user.classCode) : toGrade(user.grade)
}

/** The grade of a class: the first digit of its code, e.g. of `4-1`; null if the site has no such grade. */
export function gradeOfClass(classCode: string): Grade | null {
  return toGrade(Number(/\d/.exec(classCode)?.[0]))
}

/** The grade of a page or game by its key; null for all grades. */
export function linkGrade(clientID: string): Grade | null {
  return toGrade(Number(/_Grade(\d)(_|$)/.exec(clientID)?.[1]))
}
