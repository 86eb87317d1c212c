import { withoutDiacritics } from './marks.ts'
import { textHash } from './text-hash.ts'

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

/** Seven characters that differ where long texts differ. */
function checksum(text: string): string {
  return textHash(text.normalize('NFC')).toString(36).padStart(7, '0')
}
