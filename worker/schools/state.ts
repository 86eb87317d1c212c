import { isMissingTable } from '../db/breaks-rule.ts'
import { RESTORING, schoolClosed } from './restore-lock.ts'
import type { SchoolStores } from './stores.ts'

/** Databases in which a user was seen once: from then on nothing is asked. */
const filled = new WeakSet<D1Database>()

/** @throws {Refusal} 503 before the first user is there: nothing of the school can be served yet */
export async function mustBeFilled({ database }: SchoolStores): Promise<void> {
  if (filled.has(database)) return
  // The seed is one transaction: once there are users, everything is there.
  if (!(await finds(database, 'SELECT 1 FROM users LIMIT 1'))) throw schoolClosed('filling')
  filled.add(database)
}

/** Whether a restore is running, in whichever isolate. */
export async function isBeingRestored(database: D1Database): Promise<boolean> {
  return finds(database, `SELECT 1 WHERE ${RESTORING}`)
}

/** Whether the query has a row. False as well before the migrations have run. */
async function finds(database: D1Database, query: string): Promise<boolean> {
  try {
    return (await database.prepare(query).first()) !== null
  } catch (error) {
    if (!isMissingTable(error)) throw error
    return false
  }
}
