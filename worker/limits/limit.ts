import type { Context } from 'hono'
import { DAY, HOUR, MINUTE } from '../../domain/bounds.ts'
import { ADDRESS_HEADER, networkOf, UNKNOWN_ADDRESS } from '../../domain/network.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { findLock, giveBack, recordAttempts, type Subject, takeAttempts } from './queries.ts'

/**
 * The attempts from which a subject is locked, and how long an attempt weighs. No lock of an address lasts longer than 15
 * minutes: others are behind it.
 */
const limits = {
  /** Wrong passwords for an administrator's name, from devices that are not known. */
  name: [{ lockedFrom: 11, milliseconds: 5 * MINUTE }],
  /** Wrong passwords from a device in which the administrator has signed in before. */
  device: [{ lockedFrom: 11, milliseconds: 5 * MINUTE }],
  /** Wrong passwords from an administrator who is signed in, by user. */
  password: [{ lockedFrom: 11, milliseconds: 5 * MINUTE }],
  /** Unknown names, bad cards and wrong passwords, by address. */
  address: [{ lockedFrom: 101, milliseconds: 5 * MINUTE }],
  /** Unknown lesson codes, by address. */
  lesson: [{ lockedFrom: 101, milliseconds: 5 * MINUTE }],
  pin: [{ lockedFrom: 5, milliseconds: 15 * MINUTE }],
  /** Wrong codes of an authenticator app, after a right password: about one guess in 10,000 days opens. */
  code: [
    { lockedFrom: 5, milliseconds: 15 * MINUTE },
    { lockedFrom: 31, milliseconds: DAY },
  ],
  recoveryCode: [{ lockedFrom: 5, milliseconds: 15 * MINUTE }],
  /** Fault reports, by user, or by address for visitors. */
  log: [{ lockedFrom: 21, milliseconds: MINUTE }],
} as const

export type LimitName = keyof typeof limits

/** Something whose attempts are counted, e.g. `subjects('name', 'alice')`: once for each of its limits. */
export function subjects(limit: LimitName, key: string): Subject[] {
  return limits[limit].map((each) => ({ ...each, key: `${limit}:${key}` }))
}

/** @throws {Refusal} 429 while any of the subjects is locked. */
export async function mustBeUnlocked(c: Context<AppEnv>, subjects: Subject[]): Promise<void> {
  refuseUntil(await findLock(c.var.db, subjects, c.var.now), c.var.now)
}

/**
 * Counts an attempt against each. A lock that it finds is remembered in memory until it ends, so further attempts cost no query: use it
 * only for subjects that nobody can unlock earlier.
 * @throws {Refusal} 429 where it is one too many for any of them, or they are locked already.
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
 * Whether a secret is right, tried on one of each subject's attempts that is taken beforehand: so of any number
 * of guesses at the same time no more are tried than one after the other. A right one is no attempt.
 * @throws {Refusal} 429 where no attempt is left, whatever was guessed
 */
export async function tryOnce(
  c: Context<AppEnv>,
  guessed: Subject[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await takeAttempts(c.var.db, guessed, c.var.now))) {
    await mustBeUnlocked(c, guessed)
    throw new Refusal('tooManyTries', {}, { headers: { 'Retry-After': '1' } })
  }
  const right = await isRight()
  if (right) await giveBack(c.var.db, guessed)
  return right
}

/** The caller's network, as a hash that means nothing without the school's secret. */
export async function addressOf(c: Context<AppEnv>): Promise<string> {
  const network = networkOf(c.req.header(ADDRESS_HEADER) ?? UNKNOWN_ADDRESS)
  const secret = c.var.variables.ROOM_SECRET
  const known = hashes.get(network)
  if (known?.secret === secret) return known.hash
  const hash = await hashOf(network, secret)
  if (hashes.size >= MOST_HASHES) hashes.clear()
  hashes.set(network, { secret, hash })
  return hash
}

/** Those of the latest networks, in memory alone: a school calls from few of them all day. */
const hashes = new Map<string, { secret: string; hash: string }>()
const MOST_HASHES = 1000

async function hashOf(network: string, secret: string): Promise<string> {
  const key = await addressKey(secret)
  const hash = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`address:${network}`))
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const addressKeys = new Map<string, Promise<CryptoKey>>()

function addressKey(secret: string): Promise<CryptoKey> {
  const known = addressKeys.get(secret)
  if (known) return known
  const bytes = new TextEncoder().encode(secret)
  const key = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  addressKeys.set(secret, key)
  return key
}

/** @throws {Refusal} 429 if the lock ends after `now`. */
function refuseUntil(end: Date | null, now: Date): void {
  if (!end || end <= now) return
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  const headers = { 'Retry-After': String(seconds) }
  if (seconds <= 60) throw new Refusal('tooManyTriesSeconds', { seconds }, { headers })
  if (seconds * 1000 > HOUR) throw new Refusal('tooManyToday', {}, { headers })
  throw new Refusal('tooManyTriesMinutes', { minutes: Math.ceil(seconds / 60) }, { headers })
}
