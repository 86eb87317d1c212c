import * as z from 'zod/mini'
import type { FieldFault } from './deck-note.ts'

/** The texts of records: how they are shown, when two are the same, what none may hold. */

/** Letters without a space that a board shows unbroken. */
export const LONGEST_RUN = 30

/** NFC, single spaces, nothing that cannot be seen. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{Cc}\s]|[\p{Cs}\p{Bidi_C}\u00AD\u200B\uFEFF]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Equal for texts that a player takes for one answer: case and the form of an apostrophe do not tell them apart. */
export function textKey(text: string): string {
  return tidy(text).replace(/[’ʼ]/g, "'").toLowerCase()
}

/** Each answer once, in the form in which it comes first. */
export function distinctTexts(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = textKey(text)
    return !seen.has(key) && seen.add(key)
  })
}

/** A text of a record, tidied. */
export const recordText = z.string().check(
  z.overwrite(tidy),
  z.minLength(1, 'empty' satisfies FieldFault),
  z.refine((text) => !hasMarkup(text), 'markup' satisfies FieldFault),
)

/** A path under the media base; null where there is none, or an empty one. */
export const recordMedia = z._default(
  z.nullable(z.string()).check(z.overwrite((path) => (path && tidy(path)) || null)),
  null,
)

/** Whether some word is so long that it may break a board on a small screen. */
export function hasLongRun(text: string): boolean {
  return text.split(/[\s-]/).some((run) => [...run].length > LONGEST_RUN)
}

function hasMarkup(text: string): boolean {
  return /<[/!]?[a-z][^<]*>|<!--|&(?:#\w+|[a-z]+);/i.test(text)
}
