export const grades = [1, 3, 4, 5, 6] as const
export type Grade = (typeof grades)[number]

export const gradeNames: Readonly<Record<Grade, string>> = {
  1: '1re année',
  3: '3e année',
  4: '4e année',
  5: '5e année',
  6: '6e année',
}

/** Whether its games are answered by picture, by ear and by letter, since its pupils do not read with ease yet. */
export function needsNoReading(grade: Grade | null): boolean {
  return grade === 1 || grade === 3
}

/** A number as a grade of the site; null where the site has none of it. */
export function asGrade(number: number | null): Grade | null {
  return grades.find((grade) => grade === number) ?? null
}

/** The grade of whoever is signed in: that of their class, as the session has it; of a session that was kept before it had one, by the class's code. */
export function gradeOfUser(user: { grade?: number | null; classCode: string } | null): Grade | null {
  if (!user) return null
  return user.grade === undefined ? gradeOfClass(user.classCode) : asGrade(user.grade)
}

/** The grade that a class has by its code, whose first digit it is, the teacher's name before it or not; null where it is none of the site's. */
export function gradeOfClass(classCode: string): Grade | null {
  return asGrade(Number(/\d/.exec(classCode)?.[0]))
}

/** The grade that a link is for; null where it is for all. A game record names it in its own key. */
export function linkGrade(clientID: string): Grade | null {
  return asGrade(Number(/_Grade(\d)(_|$)/.exec(clientID)?.[1]))
}
