import type { Context } from 'hono'
import type { Actor } from '../../domain/access.ts'
import { CALLS } from '../../domain/bounds.ts'
import type { AppEnv } from '../http/context.ts'
import { tooMany } from '../http/too-many.ts'
import { addressOf } from './limit.ts'

/**
 * Counts a call that may change something, of its user and of the address that it comes from. It is counted in memory, so
 * that no call writes a row to be counted.
 * @throws {Refusal} 429 where it is one too many
 */
export async function mustBeWithinBounds(
  c: Context<AppEnv>,
  actor: NonNullable<Actor>,
  address: Promise<string>,
): Promise<void> {
  const { school, tally, now } = c.var
  const until = tally.count(
    [
      [`user:${school.name}:${actor.id}`, CALLS[actor.role]],
      [`address:${await address}`, CALLS.address],
    ],
    now.getTime(),
  )
  if (until !== null) throw tooMany(new Date(until), now)
}

/** Whether the call may change something; then its address is known by the time that its user is. */
export function senderOf(c: Context<AppEnv>, writes: boolean): Promise<string> | null {
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
  return writes || !isReading ? addressOf(c) : null
}
