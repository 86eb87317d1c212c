import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { findLock, recordAttempts, type Subject } from '../db/attempts.ts'
import { Refusal } from '../refusal.ts'

const MINUTE = 60_000

/** The attempt from which a subject is locked, and how long an attempt weighs. */
const limits = {
  name: { lockedFrom: 11, milliseconds: 5 * MINUTE },
  address: { lockedFrom: 101, milliseconds: 5 * MINUTE },
  pin: { lockedFrom: 5, milliseconds: 15 * MINUTE },
  log: { lockedFrom: 21, milliseconds: MINUTE },
} as const

export type LimitName = keyof typeof limits

/** Something whose attempts are counted, e.g. `subject('name', 'alice')`. */
export function subject(limit: LimitName, key: string): Subject {
  return { ...limits[limit], key: `${limit}:${key}` }
}

/** @throws {Refusal} 429 while any of the subjects is locked. */
export async function mustBeUnlocked(c: Context<AppEnv>, subjects: Subject[]): Promise<void> {
  refuseUntil(await findLock(c.var.db, subjects, c.var.now), c.var.now)
}

/** Counts an attempt against each. @throws {Refusal} 429 where it is one too many for any of them. */
export async function countAttempt(c: Context<AppEnv>, subjects: Subject[]): Promise<void> {
  refuseUntil(await recordAttempts(c.var.db, subjects, c.var.now), c.var.now)
}

/** The caller's network address, as a hash that means nothing without the school's secret. */
export async function addressOf(c: Context<AppEnv>): Promise<string> {
  const address = c.req.header('cf-connecting-ip') ?? 'unknown'
  const secret = new TextEncoder().encode(c.var.variables.ROOM_SECRET)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const hash = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`address:${address}`))
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function refuseUntil(end: Date | null, now: Date): void {
  if (!end) return
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
  const wait = seconds > 60 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`
  throw new Refusal('tooMany', `Too many tries. Please try again in ${wait}.`, {
    'Retry-After': String(seconds),
  })
}
