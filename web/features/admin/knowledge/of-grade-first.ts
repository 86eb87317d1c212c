import { linkGrade } from '../../../../content/grades.ts'

/** Pages of words in their order, those of the class's grade before all others. */
export function ofGradeFirst<Choice extends { value: string }>(
  pages: readonly Choice[],
  grade: number | null,
): Choice[] {
  const isOfGrade = ({ value }: Choice) => grade !== null && linkGrade(value) === grade
  return [...pages.filter(isOfGrade), ...pages.filter((page) => !isOfGrade(page))]
}
