import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Actor } from '../../domain/access.ts'
import { FAULT_REPORT_LIMITS, READ_LIMITS, WRITE_LIMITS } from '../../domain/bounds.ts'
import type { TallySubject } from '../../domain/tally.ts'
import type { AppEnv } from '../http/context.ts'
import { tooManyCalls } from '../http/too-many-calls.ts'
import { callerAddressHash } from './limit.ts'

/**
 * Counts a call against its user and network address, in memory (no database writes). Calls of administrators
 * do not count against the address. Calls of visitors count only against the address, and only if they read:
 * visitors' writes have other limits.
 * @throws {Refusal} 429 above the bound
 */
export async function assertWithinBounds(c: Context<AppEnv>, actor: Actor, writes: boolean): Promise<void> {
  if (!actor) {
    if (!writes) count(c, [[`visitors:${await callerAddressHash(c)}`, READ_LIMITS.visitors]])
    return
  }
  const [kind, bounds] = writes ? (['writes', WRITE_LIMITS] as const) : (['reads', READ_LIMITS] as const)
  const user = `${kind}:${c.var.school.name}:${actor.id}`
  const own: TallySubject = [user, bounds[actor.role === 'admin' ? 'admin' : 'pupil']]
  if (actor.role === 'admin') count(c, [own])
  else count(c, [own, [`${kind}:${await callerAddressHash(c)}`, bounds.address, user]])
}

/** Middleware that counts a call without a token as a visitor's read. */
export const visitorRead = createMiddleware<AppEnv>(async (c, next) => {
  await assertWithinBounds(c, null, false)
  await next()
})

/**
 * Counts an error report against the school's bound for the sender's role.
 * @param sender the user, or a visitor's address
 * @throws {Refusal} 429 if the bound is reached and the sender has used their share
 */
export function limitReports(c: Context<AppEnv>, sender: string): void {
  const role = c.var.actor?.role ?? 'visitor'
  count(c, [[`reports:${c.var.school.name}:${role}`, FAULT_REPORT_LIMITS, sender]])
}

function count({ var: { tally, now } }: Context<AppEnv>, subjects: readonly TallySubject[]): void {
  const until = tally.count(subjects, now.getTime())
  if (until !== null) throw tooManyCalls(new Date(until), now)
}
