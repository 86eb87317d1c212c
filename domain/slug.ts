import { withoutDiacritics } from './marks.ts'

/**
 * "L'oie" -> `l-oie`, "Ça va?" -> `ca-va-question`: lower-case ASCII, for names of files. A question keeps its mark, because it
 * sounds otherwise than the same words said, and "où" is not "ou"; long texts are cut and end in a number made from the whole.
 */
export function slugOf(text: string): string {
  const slug = withoutDiacritics(text.normalize('NFC').replace(/ù/gi, 'u-grave'))
    .toLowerCase()
    .replace(/\?/g, ' question ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length <= LONGEST_SLUG ? slug : `${slug.slice(0, LONGEST_SLUG - 8)}-${checksum(text)}`
}

const LONGEST_SLUG = 60

/** Seven characters that differ where long texts differ (FNV-1a). */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text.normalize('NFC')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36).padStart(7, '0')
}
