import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Actor } from '../../domain/access.ts'
import { CALLS, FAULT_REPORTS, READS } from '../../domain/bounds.ts'
import type { Bounded } from '../../domain/tally.ts'
import type { AppEnv } from '../http/context.ts'
import { tooMany } from '../http/too-many.ts'
import { addressOf } from './limit.ts'

/**
 * Counts a call against its user and network address, in memory: counting writes no row. Administrators are not counted
 * with the address, visitors only by it and only where they read: what they may write has limits of its own.
 * @throws {Refusal} 429 where it is one too many
 */
export async function mustBeWithinBounds(c: Context<AppEnv>, actor: Actor, writes: boolean): Promise<void> {
  if (!actor) {
    if (!writes) count(c, [[`visitors:${await addressOf(c)}`, READS.visitors]])
    return
  }
  const [kind, bounds] = writes ? (['writes', CALLS] as const) : (['reads', READS] as const)
  const user = `${kind}:${c.var.school.name}:${actor.id}`
  const own: Bounded = [user, bounds[actor.role]]
  if (actor.role === 'admin') count(c, [own])
  else count(c, [own, [`${kind}:${await addressOf(c)}`, bounds.address, user]])
}

/** Counts a read that asks for no token as a visitor's. */
export const visitorRead = createMiddleware<AppEnv>(async (c, next) => {
  await mustBeWithinBounds(c, null, false)
  await next()
})

/**
 * Counts a fault report against the school's bound for reports by such users.
 * @param sender the user, or the address of a visitor
 * @throws {Refusal} 429 where the bound is full and the sender has had their share of it
 */
export function mustTakeReport(c: Context<AppEnv>, sender: string): void {
  const role = c.var.actor?.role ?? 'visitor'
  count(c, [[`reports:${c.var.school.name}:${role}`, FAULT_REPORTS, sender]])
}

function count({ var: { tally, now } }: Context<AppEnv>, subjects: readonly Bounded[]): void {
  const until = tally.count(subjects, now.getTime())
  if (until !== null) throw tooMany(new Date(until), now)
}
