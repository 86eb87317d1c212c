import { armRandomBonus } from './db/bonus.ts'
import type { Database } from './db/database.ts'
import { deleteOld } from './db/retention.ts'
import { readSettings } from './db/settings.ts'

/** What is done once a day. `random` is from 0 up to 1. */
export async function runDaily(db: Database, now: Date, random: () => number): Promise<void> {
  const { retentionDays } = await readSettings(db)
  await deleteOld(db, now, retentionDays)
  await armRandomBonus(db, now, random)
}
