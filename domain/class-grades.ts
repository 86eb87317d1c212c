/**
 * Grades of a class. A split class such as 4/5 has the grades from `grade` to `lastGrade`; null means a
 * single grade.
 */
export interface ClassGrades {
  grade: number
  lastGrade: number | null
}

/** In order, e.g. [4, 5]. */
export function gradesOfClass({ grade, lastGrade }: ClassGrades): number[] {
  const count = Math.max(0, (lastGrade ?? grade) - grade) + 1
  return Array.from({ length: count }, (_, index) => grade + index)
}

export function isSplit(ofClass: ClassGrades): boolean {
  return gradesOfClass(ofClass).length > 1
}

/** In French: "1re", "4e". */
export function gradeOrdinal(grade: number): string {
  return grade === 1 ? '1re' : `${grade}e`
}

/**
 * A pupil's grade in a class: `own`, or the nearest grade of the class. A pupil without an own grade has the
 * class's lowest.
 */
export function gradeIn({ grade, lastGrade }: ClassGrades, own: number | null): number {
  return Math.max(grade, Math.min(own ?? grade, lastGrade ?? grade))
}
