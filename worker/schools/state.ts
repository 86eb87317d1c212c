import type { DatabaseState } from '../../domain/api/health.ts'
import { isMissingTable } from '../db/breaks-rule.ts'
import { Refusal } from '../http/refusal.ts'
import type { SchoolStores } from './stores.ts'

/** Databases in which a user was seen once: from then on nothing is asked. */
const filled = new WeakSet<D1Database>()
/** Schools that are being restored by this isolate. */
const restoring = new WeakSet<SchoolStores>()

/** What can be served of a school: nothing before its first user is there, and nothing while a backup takes its place. */
export async function stateOf(school: SchoolStores): Promise<DatabaseState> {
  const { database } = school
  if (restoring.has(school)) return 'restoring'
  if (filled.has(database)) return 'ok'
  if (!(await hasUsers(database))) return 'filling'
  filled.add(database)
  return 'ok'
}

/** The seed is one transaction: once there are users, everything is there. False as well before the migrations have run. */
async function hasUsers(database: D1Database): Promise<boolean> {
  try {
    return (await database.prepare('SELECT 1 FROM users LIMIT 1').first()) !== null
  } catch (error) {
    if (!isMissingTable(error)) throw error
    return false
  }
}

/** @throws {Refusal} 503 where nothing of the school can be served yet */
export async function mustBeReady(school: SchoolStores): Promise<void> {
  const database = await stateOf(school)
  if (database !== 'ok') throw closed(database)
}

/** Does the work while the school is closed. @throws {Refusal} 503 where it is closed already */
export async function whileRestoring<Result>(
  school: SchoolStores,
  work: () => Promise<Result>,
): Promise<Result> {
  if (restoring.has(school)) throw closed('restoring')
  restoring.add(school)
  try {
    return await work()
  } finally {
    restoring.delete(school)
  }
}

function closed(database: Exclude<DatabaseState, 'ok'>): Refusal {
  return new Refusal(
    database === 'filling' ? 'schoolFilling' : 'schoolRestoring',
    {},
    { headers: { 'Retry-After': '5' }, database },
  )
}
