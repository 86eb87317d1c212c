interface Cost {
  rounds: number
  iterations: number
}

/**
 * What a new hash costs. More than 100,000 iterations at once fail on Cloudflare, though not locally: so each round hashes
 * what the one before came to.
 */
const COST: Cost = { rounds: 6, iterations: 100_000 }
const ALGORITHM = 'pbkdf2-sha256'
const BYTES = 32

/** `pbkdf2-sha256$6x100000$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(password, salt, cost)
  return [ALGORITHM, `${cost.rounds}x${cost.iterations}`, base64(salt), base64(hash)].join('$')
}

/**
 * Whether the password is the one of `stored`. Where there is no stored hash the answer is no, after
 * as much work as for any other, be it of the time when a hash cost less.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? null : readHash(stored)
  const { cost, salt, hash } = known ?? NOBODY
  const isEqual = equal(await derive(password, salt, cost), hash)
  await derive(password, salt, { ...COST, rounds: COST.rounds - cost.rounds })
  return isEqual && known !== null
}

/** Whether the hash was made with other parameters than a new one would be. */
export function isOutdated(stored: string): boolean {
  const cost = readHash(stored)?.cost
  return cost?.rounds !== COST.rounds || cost.iterations !== COST.iterations
}

interface Hash {
  cost: Cost
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

const NOBODY: Hash = { cost: COST, salt: new Uint8Array(16), hash: new Uint8Array(BYTES) }

function readHash(stored: string): Hash | null {
  const [algorithm, cost = '', salt, hash] = stored.split('$')
  // The oldest hashes name no number of rounds: they were made with one.
  const [, rounds = 1, iterations] = /^(?:(\d+)x)?(\d+)$/.exec(cost) ?? []
  if (algorithm !== ALGORITHM || !iterations || !salt || !hash) return null
  return {
    cost: { rounds: Number(rounds), iterations: Number(iterations) },
    salt: bytes(salt),
    hash: bytes(hash),
  }
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, { rounds, iterations }: Cost) {
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  let secret = new TextEncoder().encode(password.normalize('NFC'))
  for (let round = 0; round < rounds; round++) {
    const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
    secret = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, BYTES * 8))
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
