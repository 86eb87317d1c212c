import { firstWeekOfSchoolYear } from '../../domain/calendar.ts'
import { forgetKept } from '../backup/kept-backups.ts'
import { armRandomBonus } from '../bonus/queries.ts'
import { openDatabase } from '../db/database.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { readSettings } from '../settings/queries.ts'
import { refreshKnownWords } from '../words/known-words.ts'
import { deleteOld, reduceAnswers, reduceToTotals } from './retention.ts'

/** What is done once a day for a school. `random` is from 0 up to 1. */
export async function runDaily(
  { database, files }: Pick<SchoolStores, 'database' | 'files'>,
  { now, timeZone, random }: { now: Date; timeZone: string; random: () => number },
): Promise<void> {
  const db = openDatabase(database)
  const { retentionDays } = await readSettings(db)
  await deleteOld(db, now, retentionDays)
  await reduceAnswers(db, now)
  await refreshKnownWords(db)
  await forgetKept(files, now)
  await reduceToTotals(db, firstWeekOfSchoolYear(now, timeZone))
  await armRandomBonus(db, now, random)
}
