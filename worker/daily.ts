import type { Database } from './db/database.ts'
import { deleteOld } from './db/retention.ts'
import { readSettings } from './db/settings.ts'

/** What is done once a day. */
export async function runDaily(db: Database, now: Date): Promise<void> {
  const { retentionDays } = await readSettings(db)
  await deleteOld(db, now, retentionDays)
}
