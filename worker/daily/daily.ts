import { firstWeekOfSchoolYear } from '../../domain/calendar.ts'
import { deleteOldBackups } from '../backup/stored-backups.ts'
import { armRandomBonus } from '../bonus/queries.ts'
import { giveUnclaimedBravos } from '../bravos/queries.ts'
import { openDatabase } from '../db/database.ts'
import { logError } from '../http/log-error.ts'
import { isBeingRestored } from '../schools/state.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { readSettings } from '../settings/queries.ts'
import { refreshKnownWords } from '../words/memories/refresh-known-words.ts'
import { deleteExpired, reduceAnswers, reduceToTotals } from './retention.ts'

interface DailyContext {
  now: Date
  timeZone: string
  random: () => number
  wait?: (milliseconds: number) => Promise<void>
}

/**
 * Interval and number of the checks whether a restore is running. Together they take two minutes, twice the
 * expiry of an aborted restore's lock.
 */
const RESTORE_CHECK_MS = 10_000
const MAX_RESTORE_CHECKS = 12

/**
 * Runs the daily steps of a school. A failing step is logged and does not stop the others; each step can be
 * repeated, so the next run makes up for failures. Words are refreshed last because this reads the most.
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 * @param wait resolves after this many milliseconds
 * @throws {Error} after all steps have run, naming those that failed; before any has run, if a restore takes
 * longer than two minutes
 */
export async function runDaily(
  { database, files }: Pick<SchoolStores, 'database' | 'files'>,
  { now, timeZone, random, wait = sleep }: DailyContext,
): Promise<void> {
  for (let checks = 0; await isBeingRestored(database); checks++) {
    if (checks === MAX_RESTORE_CHECKS) throw new Error('The school is being restored')
    await wait(RESTORE_CHECK_MS)
  }
  const db = openDatabase(database)
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    armRandomBonus: () => armRandomBonus(db, now, random),
    // Must run before the activities are reduced to totals.
    giveUnclaimedBravos: () => giveUnclaimedBravos(db, { now, timeZone }),
    reduceToTotals: () => reduceToTotals(db, firstWeekOfSchoolYear(now, timeZone)),
    deleteExpired: async () => deleteExpired(db, now, (await readSettings(db)).retentionDays),
    reduceAnswers: () => reduceAnswers(db, now),
    deleteOldBackups: () => deleteOldBackups(files, now),
    refreshKnownWords: () => refreshKnownWords(db),
  }
  const failed: string[] = []
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step()
    } catch (error) {
      logError(`The daily step ${name}`, error)
      failed.push(name)
    }
  }
  if (failed.length > 0) throw new Error(`Failed daily steps: ${failed.join(', ')}`)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
