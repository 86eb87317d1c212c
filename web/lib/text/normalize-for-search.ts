import { withoutMarks } from '../../../domain/marks.ts'

/** Removes accents, capitals and outer spaces, so that a search is tolerant. */
export function normalizeForSearch(text: string): string {
  return withoutMarks(text).toLowerCase().trim()
}
