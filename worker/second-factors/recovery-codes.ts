import { hashOf } from '../hash-of.ts'

const CODES = 10
/** Without letters that look like others: five bits each. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789'
const LENGTH = 16

/** Ten codes of 80 random bits, such as `abcd-efgh-jkmn-pqrs`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % 32])
    return letters.join('').replace(/.{4}(?!$)/g, '$&-')
  })
}

/** What is kept of a code, however it is typed: so much chance in it needs no slow hash. */
export async function hashRecoveryCode(code: string): Promise<string> {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return hashOf(Uint8Array.from(new TextEncoder().encode(typed)))
}
