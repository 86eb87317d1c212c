import { desc, lt, lte, sql } from 'drizzle-orm'
import { type Log, MAX_LOGS } from '../../domain/api/log.ts'
import { MAX_ERROR_REPORTS } from '../../domain/bounds.ts'
import type { Database } from '../db/database.ts'
import { logs } from '../db/schema.ts'

/** Saves an error report, and deletes all but the newest `MAX_ERROR_REPORTS`. */
export async function saveLog(db: Database, data: string, dateCreated: string, now: Date): Promise<void> {
  await db.batch([
    db.insert(logs).values({ data, dateCreated, dateReceived: now.toISOString() }),
    db.delete(logs).where(lte(logs.logID, sql`(SELECT max(log_id) FROM logs) - ${MAX_ERROR_REPORTS}`)),
  ])
}

export async function listLogs(db: Database): Promise<Log[]> {
  return db.select().from(logs).orderBy(desc(logs.dateReceived), desc(logs.logID)).limit(MAX_LOGS)
}

/** Deletes reports received before a time. @returns the number deleted */
export async function deleteLogsBefore(db: Database, before: Date): Promise<number> {
  const { meta } = await db.delete(logs).where(lt(logs.dateReceived, before.toISOString()))
  return meta.changes
}
