import { withoutMarks } from '../../domain/marks.ts'

/** As one types in a hurry: without accents and capitals. */
export function fold(text: string): string {
  return withoutMarks(text).toLowerCase().trim()
}
