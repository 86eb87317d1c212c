import { schoolYearStart } from '../domain/calendar.ts'
import { armRandomBonus } from './db/bonus.ts'
import type { Database } from './db/database.ts'
import { deleteOld, reduceToTotals } from './db/retention.ts'
import { readSettings } from './db/settings.ts'

/** What is done once a day. `random` is from 0 up to 1. */
export async function runDaily(
  db: Database,
  { now, timeZone, random }: { now: Date; timeZone: string; random: () => number },
): Promise<void> {
  const { retentionDays } = await readSettings(db)
  await deleteOld(db, now, retentionDays)
  await reduceToTotals(db, schoolYearStart(now, timeZone))
  await armRandomBonus(db, now, random)
}
