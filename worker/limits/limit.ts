import type { Context } from 'hono'
import { DAY, HOUR, MINUTE } from '../../domain/bounds.ts'
import { ADDRESS_HEADER, networkOf, UNKNOWN_ADDRESS } from '../../domain/network.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { findLock, recordAttempts, refundAttempts, type Subject, takeAttempts } from './queries.ts'

/**
 * A subject is locked at `lockedFrom` attempts within `milliseconds`. Locks of an address last at most 15
 * minutes, because others share it.
 */
const limits = {
  /** Wrong passwords for an administrator's name from unknown devices. */
  name: [{ lockedFrom: 11, milliseconds: 5 * MINUTE }],
  /** Wrong passwords from a device where the administrator has signed in before. */
  device: [{ lockedFrom: 11, milliseconds: 5 * MINUTE }],
  /** Wrong current passwords of a signed-in administrator, by user. */
  password: [{ lockedFrom: 11, milliseconds: 5 * MINUTE }],
  /** Unknown names, bad cards and wrong passwords, by address. */
  address: [{ lockedFrom: 101, milliseconds: 5 * MINUTE }],
  /** Unknown lesson codes, by address. */
  lesson: [{ lockedFrom: 101, milliseconds: 5 * MINUTE }],
  pin: [{ lockedFrom: 5, milliseconds: 15 * MINUTE }],
  /**
   * Wrong codes of an authenticator app after a right password. At this rate, guessing succeeds about once in
   * 10,000 days.
   */
  code: [
    { lockedFrom: 5, milliseconds: 15 * MINUTE },
    { lockedFrom: 31, milliseconds: DAY },
  ],
  recoveryCode: [{ lockedFrom: 5, milliseconds: 15 * MINUTE }],
  /** Error reports, by user, or by address for visitors. */
  log: [{ lockedFrom: 21, milliseconds: MINUTE }],
} as const

export type LimitName = keyof typeof limits

/** The subjects to count an attempt against, one per limit, e.g. `subjects('name', 'alice')`. */
export function subjects(limit: LimitName, key: string): Subject[] {
  return limits[limit].map((each) => ({ ...each, key: `${limit}:${key}` }))
}

/** @throws {Refusal} 429 while any of the subjects is locked */
export async function assertUnlocked(c: Context<AppEnv>, subjects: Subject[]): Promise<void> {
  refuseUntil(await findLock(c.var.db, subjects, c.var.now), c.var.now)
}

/**
 * Counts an attempt against each subject. A lock is cached in memory until it ends, so that further attempts
 * need no query. Use this only for subjects that nobody can unlock earlier.
 * @throws {Refusal} 429 if any subject is locked, or was locked before
 */
export async function countAttempt(c: Context<AppEnv>, subjects: Subject[]): Promise<void> {
  const { db, now, school, lockEnds } = c.var
  const key = [school.name, ...subjects.map((subject) => subject.key)].join(' ')
  refuseUntil(lockEnds.get(key) ?? null, now)
  const end = await recordAttempts(db, subjects, now)
  if (!end) return
  if (lockEnds.size >= MAX_LOCK_ENDS) lockEnds.clear()
  lockEnds.set(key, end)
  refuseUntil(end, now)
}

const MAX_LOCK_ENDS = 10_000

/**
 * Checks a secret. First records an attempt for each subject, so that concurrent guesses are limited like
 * successive ones, and deletes it if the secret is right.
 * @throws {Refusal} 429 if no attempt is left, whether the guess is right or not
 */
export async function checkSecret(
  c: Context<AppEnv>,
  subjects: Subject[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await takeAttempts(c.var.db, subjects, c.var.now))) {
    await assertUnlocked(c, subjects)
    throw new Refusal('tooManyTries', {}, { headers: { 'Retry-After': '1' } })
  }
  const isAccepted = await isRight()
  if (isAccepted) await refundAttempts(c.var.db, subjects)
  return isAccepted
}

/** The caller's network as a hash, which is useless without the school's secret. */
export async function callerAddressHash(c: Context<AppEnv>): Promise<string> {
  const network = networkOf(c.req.header(ADDRESS_HEADER) ?? UNKNOWN_ADDRESS)
  const secret = c.var.variables.ROOM_SECRET
  const cached = hashes.get(network)
  if (cached?.secret === secret) return cached.hash
  const hash = await hashAddress(network, secret)
  if (hashes.size >= MAX_HASHES) hashes.clear()
  hashes.set(network, { secret, hash })
  return hash
}

/** Hashes of recent networks, in memory, since a school's calls come from few networks all day. */
const hashes = new Map<string, { secret: string; hash: string }>()
const MAX_HASHES = 1000

async function hashAddress(network: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const hash = await crypto.subtle.sign('HMAC', key, encoder.encode(`address:${network}`))
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @throws {Refusal} 429 if the lock ends after `now` */
function refuseUntil(end: Date | null, now: Date): void {
  if (!end || end <= now) return
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  const headers = { 'Retry-After': String(seconds) }
  if (seconds <= 60) throw new Refusal('tooManyTriesSeconds', { seconds }, { headers })
  if (seconds * 1000 > HOUR) throw new Refusal('tooManyToday', {}, { headers })
  throw new Refusal('tooManyTriesMinutes', { minutes: Math.ceil(seconds / 60) }, { headers })
}
