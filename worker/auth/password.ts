import * as z from 'zod/mini'

const ALGORITHM = 'pbkdf2-sha256'
/**
 * Cloudflare refuses more iterations per call (local workerd does not), so each further round hashes the
 * result of the previous one.
 */
const ITERATIONS = 100_000
/** Rounds of a new hash. The first version used one round and did not store the number of rounds. */
const ROUNDS = 6
const SALT_BYTES = 16
const HASH_BYTES = 32

/**
 * Every format that any version has stored. Other costs are refused: a restored backup could contain a hash
 * that takes minutes to check.
 */
const STORED_HASH = /^pbkdf2-sha256\$(?:([16])x)?100000\$([A-Za-z0-9+/]{22}==)\$([A-Za-z0-9+/]{43}=)$/

export const storedHash = z.string().check(z.regex(STORED_HASH, "n'est pas l'empreinte d'un mot de passe"))

/** `pbkdf2-sha256$6x100000$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string, rounds = ROUNDS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const hash = await derive(password, salt, rounds)
  return [ALGORITHM, `${rounds}x${ITERATIONS}`, toBase64(salt), toBase64(hash)].join('$')
}

/**
 * True if the password matches `stored`. Takes the same number of rounds every time, even if `stored` is
 * null, malformed or of a version with fewer rounds.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? null : readHash(stored)
  const { rounds, salt, hash } = parsed ?? DUMMY_HASH
  const isEqual = isSame(await derive(password, salt, rounds), hash)
  await derive(password, salt, ROUNDS - rounds)
  return isEqual && parsed !== null
}

export function isOutdated(stored: string): boolean {
  return readHash(stored)?.rounds !== ROUNDS
}

interface Hash {
  rounds: number
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

const DUMMY_HASH: Hash = {
  rounds: ROUNDS,
  salt: new Uint8Array(SALT_BYTES),
  hash: new Uint8Array(HASH_BYTES),
}

function readHash(stored: string): Hash | null {
  const [, rounds = '1', salt, hash] = STORED_HASH.exec(stored) ?? []
  return salt && hash ? { rounds: Number(rounds), salt: fromBase64(salt), hash: fromBase64(hash) } : null
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

/** Constant-time comparison. */
function isSame(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0)
  return difference === 0
}

function toBase64(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
