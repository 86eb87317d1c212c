import { removeDiacritics } from '../../../domain/diacritics.ts'

/** Removes accents, capitals and outer spaces, so that a search is tolerant. */
export function normalizeForSearch(text: string): string {
  return removeDiacritics(text).toLowerCase().trim()
}
