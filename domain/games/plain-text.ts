import * as z from 'zod/mini'
import type { FieldFault } from './deck-note.ts'

/** The texts of records: normalization, comparison and forbidden content. */

/** Maximum number of characters without a space or hyphen that a board can show. */
export const MAX_RUN_LENGTH = 30

/** Normalizes to NFC with single spaces and without invisible characters. */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{Cc}\s]|[\p{Cs}\p{Bidi_C}\u00AD\u200B\uFEFF]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Equal for texts that are the same answer: ignores case and the kind of apostrophe. */
export function textKey(text: string): string {
  return normalize(text).replace(/[’ʼ]/g, "'").toLowerCase()
}

/** Removes duplicate answers, keeping the first form. */
export function distinctTexts(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = textKey(text)
    return !seen.has(key) && seen.add(key)
  })
}

/** A text of a record, normalized. May be empty. */
export const optionalText = z.string().check(
  z.overwrite(normalize),
  z.refine((text) => !hasMarkup(text), 'markup' satisfies FieldFault),
)

/** A text of a record, normalized. */
export const recordText = optionalText.check(z.minLength(1, 'empty' satisfies FieldFault))

/** A path under the media base, or null. Empty paths become null. */
export const recordMedia = z._default(
  z.nullable(z.string()).check(z.overwrite((path) => (path && normalize(path)) || null)),
  null,
)

/** True if some word may be too long for a board on a small screen. */
export function hasLongRun(text: string): boolean {
  return text.split(/[\s-]/).some((run) => [...run].length > MAX_RUN_LENGTH)
}

function hasMarkup(text: string): boolean {
  return /<[/!]?[a-z][^<]*>|<!--|&(?:#\w+|[a-z]+);/i.test(text)
}
