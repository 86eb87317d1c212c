import { withoutMarks } from '../../../domain/marks.ts'

/** Without accents and capitals, so that a search finds what was typed in a hurry. */
export function fold(text: string): string {
  return withoutMarks(text).toLowerCase().trim()
}
