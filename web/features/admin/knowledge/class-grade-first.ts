import { linkGrade } from '../../../../content/grades.ts'

/** Moves the vocabulary pages of the class's grade to the front; keeps the order otherwise. */
export function classGradeFirst<Choice extends { value: string }>(
  pages: readonly Choice[],
  grade: number | null,
): Choice[] {
  const isOfGrade = ({ value }: Choice) => grade !== null && linkGrade(value) === grade
  return [...pages.filter(isOfGrade), ...pages.filter((page) => !isOfGrade(page))]
}
