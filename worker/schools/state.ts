import { createMiddleware } from 'hono/factory'
import { isMissingTable } from '../db/violates-constraint.ts'
import type { AppEnv } from '../http/context.ts'
import { IS_RESTORING, schoolClosed } from './restore-lock.ts'
import type { SchoolStores } from './stores.ts'

/** Databases that are known to have users, so that they are not queried again. */
const filled = new WeakSet<D1Database>()

/** @throws {Refusal} 503 until the school has users, that is, until it is seeded */
export async function assertSeeded({ database }: SchoolStores): Promise<void> {
  if (filled.has(database)) return
  // The seed is one transaction, so if there are users, all data is there.
  if (!(await hasRow(database, 'SELECT 1 FROM users LIMIT 1'))) throw schoolClosed('filling')
  filled.add(database)
}

/**
 * Middleware that refuses calls without a token until the school is seeded. A token may name a different
 * school from the address, so for calls with a token `permit` checks the token's school.
 */
export const schoolMustBeReady = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('authorization') === undefined) await assertSeeded(c.var.school)
  await next()
})

/** True while a restore is running in any isolate. */
export async function isBeingRestored(database: D1Database): Promise<boolean> {
  return hasRow(database, `SELECT 1 WHERE ${IS_RESTORING}`)
}

/** True if the query returns a row. False before the migrations have run. */
async function hasRow(database: D1Database, query: string): Promise<boolean> {
  try {
    return (await database.prepare(query).first()) !== null
  } catch (error) {
    if (!isMissingTable(error)) throw error
    return false
  }
}
