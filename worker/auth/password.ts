import * as z from 'zod/mini'

const ALGORITHM = 'pbkdf2-sha256'
/** More at once fail on Cloudflare, though not locally: so each round hashes the result of the one before. */
const ITERATIONS = 100_000
/** Of a new hash. The first version of the school used one round, and did not write the number. */
const ROUNDS = 6
const SALT_BYTES = 16
const HASH_BYTES = 32

/**
 * Every form that any version has written. Any other cost is refused: a restored backup could hold a hash that takes minutes to check.
 */
const STORED = /^pbkdf2-sha256\$(?:([16])x)?100000\$([A-Za-z0-9+/]{22}==)\$([A-Za-z0-9+/]{43}=)$/

export const storedHash = z.string().check(z.regex(STORED, "n'est pas l'empreinte d'un mot de passe"))

/** `pbkdf2-sha256$6x100000$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string, rounds = ROUNDS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const hash = await derive(password, salt, rounds)
  return [ALGORITHM, `${rounds}x${ITERATIONS}`, base64(salt), base64(hash)].join('$')
}

/**
 * Whether the password is the one of `stored`. Every call takes the same number of rounds, also where `stored` is null, cannot be
 * read or is of a version that used fewer.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? null : readHash(stored)
  const { rounds, salt, hash } = known ?? NOBODY
  const isEqual = equal(await derive(password, salt, rounds), hash)
  await derive(password, salt, ROUNDS - rounds)
  return isEqual && known !== null
}

/** Whether the hash was made with fewer rounds than a new one. */
export function isOutdated(stored: string): boolean {
  return readHash(stored)?.rounds !== ROUNDS
}

interface Hash {
  rounds: number
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

const NOBODY: Hash = { rounds: ROUNDS, salt: new Uint8Array(SALT_BYTES), hash: new Uint8Array(HASH_BYTES) }

function readHash(stored: string): Hash | null {
  const [, rounds = '1', salt, hash] = STORED.exec(stored) ?? []
  return salt && hash ? { rounds: Number(rounds), salt: bytes(salt), hash: bytes(hash) } : null
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number) {
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS }
  let secret = new TextEncoder().encode(password.normalize('NFC'))
  for (let round = 0; round < rounds; round++) {
    const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
    secret = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, HASH_BYTES * 8))
  }
  return secret
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
