/** What a new hash costs. More than 100,000 iterations fail on Cloudflare, though not locally. */
const ITERATIONS = 100_000
const ALGORITHM = 'pbkdf2-sha256'
const BYTES = 32

/** `pbkdf2-sha256$100000$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string, iterations = ITERATIONS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(password, salt, iterations)
  return [ALGORITHM, iterations, base64(salt), base64(hash)].join('$')
}

/**
 * Whether the password is the one of `stored`. Where there is no stored hash the answer is no, after
 * as much work as for any other.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? null : readHash(stored)
  const { iterations, salt, hash } = known ?? NOBODY
  const isEqual = equal(await derive(password, salt, iterations), hash)
  return isEqual && known !== null
}

/** Whether the hash was made with other parameters than a new one would be. */
export function isOutdated(stored: string): boolean {
  return readHash(stored)?.iterations !== ITERATIONS
}

interface Hash {
  iterations: number
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

const NOBODY: Hash = { iterations: ITERATIONS, salt: new Uint8Array(16), hash: new Uint8Array(BYTES) }

function readHash(stored: string): Hash | null {
  const [algorithm, iterations, salt, hash] = stored.split('$')
  if (algorithm !== ALGORITHM || !salt || !hash) return null
  return { iterations: Number(iterations), salt: bytes(salt), hash: bytes(hash) }
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const text = new TextEncoder().encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, BYTES * 8))
}

/** Takes the same time wherever the two differ. */
function equal(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0)
  return difference === 0
}

function base64(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
