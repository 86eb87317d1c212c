import { sql } from 'drizzle-orm'
import type { DatabaseState } from '../../domain/api/health.ts'
import type { BackupStores } from '../backup/write-backup.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * A restore holds a lock in D1, so that every isolate refuses calls while the rows are replaced. The lock is
 * a row of `restore_parts`: `content` is its holder, `created_at` the time of the last renewal by D1's clock.
 * If the restore is aborted, the lock expires.
 */
const IS_LOCK = "restore = 'lock' AND part = 0"
const SQL_NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
const EXPIRY_SECONDS = 60
const RENEWAL_MS = 15_000
const UNEXPIRED = `created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${EXPIRY_SECONDS} seconds')`

/** SQL: 1 while a restore is running, otherwise 0. Reads no rows if there is no lock. */
export const IS_RESTORING = `EXISTS (SELECT 1 FROM restore_parts WHERE ${IS_LOCK} AND ${UNEXPIRED})`

/** A column to add to a query that the call makes anyway, so that the check needs no separate statement. */
export const isRestoring = sql<number>`${sql.raw(IS_RESTORING)}`

/** @throws {Refusal} 503 if the row was read while a restore is running */
export function unlessRestoring<Row extends { isRestoring: number }>(row: Row | undefined): Row | undefined {
  if (row?.isRestoring) throw schoolClosed('restoring')
  return row
}

export function schoolClosed(database: Exclude<DatabaseState, 'ok'>): Refusal {
  return new Refusal(
    database === 'filling' ? 'schoolFilling' : 'schoolRestoring',
    {},
    { headers: { 'Retry-After': '5' }, database },
  )
}

/**
 * Runs `work` while the school is closed.
 * @param holder a unique name
 * @throws {Refusal} 503 while another restore is running
 */
export async function whileRestoring<Result>(
  database: BackupStores['database'],
  holder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await lock(database, holder))) throw schoolClosed('restoring')
  const renewal = setInterval(() => renew(database, holder).catch(() => undefined), RENEWAL_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    // If releasing fails, the lock expires.
    await release(database, holder).catch(() => undefined)
  }
}

/** SQL with one parameter: 1 while this holder has the lock. */
export const HOLDS_LOCK = `EXISTS (SELECT 1 FROM restore_parts WHERE ${IS_LOCK} AND ${UNEXPIRED} AND content = ?)`

/** Takes the lock if it is free. @returns whether it was taken */
async function lock(database: BackupStores['database'], holder: string): Promise<boolean> {
  const { results } = await database
    .prepare(
      `INSERT INTO restore_parts (restore, part, created_at, content) VALUES ('lock', 0, ${SQL_NOW}, ?)
       ON CONFLICT DO UPDATE SET created_at = excluded.created_at, content = excluded.content WHERE NOT (${UNEXPIRED})
       RETURNING content`,
    )
    .bind(holder)
    .all()
  return results.length > 0
}

/** Does not renew an expired lock, because others may have written since. */
async function renew(database: BackupStores['database'], holder: string): Promise<void> {
  await database
    .prepare(
      `UPDATE restore_parts SET created_at = ${SQL_NOW} WHERE ${IS_LOCK} AND ${UNEXPIRED} AND content = ?`,
    )
    .bind(holder)
    .all()
}

async function release(database: BackupStores['database'], holder: string): Promise<void> {
  await database.prepare(`DELETE FROM restore_parts WHERE ${IS_LOCK} AND content = ?`).bind(holder).all()
}
