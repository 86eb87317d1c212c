import { toPlainLetters } from './diacritics.ts'
import { textHash } from './text-hash.ts'

/**
 * A file name in lower-case ASCII: "L'oie" -> `l-oie`, "Ça va?" -> `ca-va-question`. The question mark is
 * kept, because a question is spoken differently, and "où" differs from "ou". Long texts are truncated and end in
 * a checksum of the whole text.
 */
export function slugOf(text: string): string {
  const slug = toPlainLetters(text.normalize('NFC').replace(/ù/gi, 'u-grave'))
    .toLowerCase()
    .replace(/\?/g, ' question ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length <= MAX_SLUG_LENGTH ? slug : `${slug.slice(0, MAX_SLUG_LENGTH - 8)}-${checksum(text)}`
}

const MAX_SLUG_LENGTH = 60

/** Seven characters that distinguish long texts. */
function checksum(text: string): string {
  return textHash(text.normalize('NFC')).toString(36).padStart(7, '0')
}
