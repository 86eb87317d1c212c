import { and, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { PictureLock, PictureTries } from '../../domain/api/secret-pictures.ts'
import { DAY, MINUTE } from '../../domain/bounds.ts'
import { todaySpan } from '../../domain/calendar.ts'
import { WRONG_PICTURES } from '../../domain/secret-pictures.ts'
import { attempts } from '../db/schema.ts'
import type { AppEnv } from '../http/context.ts'
import { addressOf } from '../limits/limit.ts'
import { listLocks, type Subject } from '../limits/queries.ts'

/** How long a wrong try counts, unless the teacher gives it back. Where it came from is kept for a day. */
export const TRY_DAYS = 365
/** GLOB: the subjects that `keyOf` names. */
export const ALL_TRIES = 'pictures:*:'

/** What a try at a pupil's pictures counts against. */
interface TryLimits {
  /** Locks for minutes. */
  short: Subject[]
  /** Lock until the next day of the school, or until the teacher gives the tries back. */
  long: Subject[]
}

/** The limits of a try from the caller's address. */
export async function tryLimits(c: Context<AppEnv>, userID: number): Promise<TryLimits> {
  const limits = limitsAt(c)
  const key = keyOf(userID)
  const keyAtAddress = key + (await addressOf(c))
  return {
    short: [limits.atOnce(keyAtAddress)],
    long: [limits.dayAtAddress(keyAtAddress), limits.day(key), limits.untilTeacher(key)],
  }
}

/** The wrong tries at the pictures of these pupils, for their teacher. */
export async function readTries(
  c: Context<AppEnv>,
  userIDs: readonly number[],
): Promise<ReadonlyMap<number, PictureTries>> {
  const { db, now, timeZone } = c.var
  const { start, end } = todaySpan(now, timeZone)
  const ofPupil = rangeOf(sql`pupil.value`)
  const guesses = await db
    .select({
      userID: sql<number>`pupil.value`,
      key: attempts.subject,
      today: sql<number>`sum(${attempts.at} > ${start.toISOString()})`,
    })
    .from(sql`json_each(${JSON.stringify(userIDs)}) AS pupil`)
    .innerJoin(attempts, and(gt(attempts.subject, ofPupil.first), lt(attempts.subject, ofPupil.end)))
    .groupBy(sql`pupil.value`, attempts.subject)
  const limits = limitsAt(c)
  const keys = userIDs.map(keyOf)
  const keysAtAddress = guesses.map(({ key }) => key)
  const [atOnce, dayAtAddress, day, untilTeacher] = await Promise.all([
    listLocks(db, keysAtAddress.map(limits.atOnce), now),
    listLocks(db, keysAtAddress.map(limits.dayAtAddress), now),
    listLocks(db, keys.map(limits.day), now),
    listLocks(db, keys.map(limits.untilTeacher), now),
  ])
  const lockOf = (key: string, ownKeys: readonly string[]): PictureLock | null => {
    const tomorrow = end.toISOString()
    if (untilTeacher.has(key)) return { until: null, isEverywhere: true }
    if (day.has(key)) return { until: tomorrow, isEverywhere: true }
    if (ownKeys.some((each) => dayAtAddress.has(each))) return { until: tomorrow, isEverywhere: false }
    const ends = ownKeys.flatMap((each) => atOnce.get(each)?.toISOString() ?? [])
    const until = ends.toSorted().at(-1)
    return until === undefined ? null : { until, isEverywhere: false }
  }
  const byPupil = Map.groupBy(guesses, ({ userID }) => userID)
  return new Map(
    userIDs.map((userID) => {
      const own = byPupil.get(userID) ?? []
      const wrongToday = own.reduce((sum, { today }) => sum + today, 0)
      const ownKeys = own.map(({ key }) => key)
      return [userID, { wrongToday, lock: lockOf(keyOf(userID), ownKeys) }]
    }),
  )
}

/** Whether teachers see it. */
export function needsTeacher({ wrongToday, lock }: PictureTries): boolean {
  return lock !== null || wrongToday >= WRONG_PICTURES.dayAtAddress
}

/** SQL: whether an attempt is a wrong try at the pictures of the user, from whatever address. */
export function isTryOf(userID: number | SQLiteColumn): SQL {
  const { first, end } = rangeOf(typeof userID === 'number' ? sql`${String(userID)}` : sql`${userID}`)
  return sql`(${attempts.subject} >= ${first} AND ${attempts.subject} < ${end})`
}

/** The subject of all tries; with the hash of an address behind it, of those from there. */
function keyOf(userID: number): string {
  return `pictures:${userID}:`
}

/** The subjects that begin with `keyOf`, the key itself first. */
function rangeOf(userID: SQL) {
  return { first: sql`'pictures:' || ${userID} || ':'`, end: sql`'pictures:' || ${userID} || ';'` }
}

/** The limits of a subject, at the instant of the call. */
function limitsAt({ var: { now, timeZone } }: Context<AppEnv>) {
  const sinceMidnight = now.getTime() - todaySpan(now, timeZone).start.getTime()
  const limit = (lockedFrom: number, milliseconds: number) => (key: string) => ({
    key,
    lockedFrom,
    milliseconds,
  })
  return {
    atOnce: limit(WRONG_PICTURES.atOnce, WRONG_PICTURES.minutes * MINUTE),
    dayAtAddress: limit(WRONG_PICTURES.dayAtAddress, sinceMidnight),
    day: limit(WRONG_PICTURES.day, sinceMidnight),
    untilTeacher: limit(WRONG_PICTURES.untilTeacher, TRY_DAYS * DAY),
  }
}
