import { hashOf } from '../hash-of.ts'

const CODE_COUNT = 10
/** Five bits per character; without letters that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789'
const LENGTH = 16

/** Ten codes of 80 random bits, such as `abcd-efgh-jkmn-pqrs`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => {
    const letters = Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % 32])
    return letters.join('').replace(/.{4}(?!$)/g, '$&-')
  })
}

/** The stored hash of a code, ignoring case and separators. Codes have 80 random bits, so a fast hash is enough. */
export async function hashRecoveryCode(code: string): Promise<string> {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return hashOf(Uint8Array.from(new TextEncoder().encode(typed)))
}
