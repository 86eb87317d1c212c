import { and, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { PictureAttempts, PictureLock } from '../../domain/api/secret-pictures.ts'
import { DAY, MINUTE } from '../../domain/bounds.ts'
import { todaySpan } from '../../domain/calendar.ts'
import { MAX_WRONG_PICTURES } from '../../domain/secret-pictures.ts'
import { attempts } from '../db/schema.ts'
import type { AppEnv } from '../http/context.ts'
import { callerAddressHash } from '../limits/limit.ts'
import { listLocks, type Subject } from '../limits/queries.ts'

/** How long a wrong attempt counts, unless the teacher resets it. Its address is stored for one day. */
export const ATTEMPT_DAYS = 365
/** GLOB pattern of the subjects that `keyOf` returns. */
export const ALL_PUPILS_GLOB = 'pictures:*:'

/** The limits that an attempt at a pupil's pictures counts against. */
interface AttemptLimits {
  /** Locks the pictures for some minutes. */
  short: Subject[]
  /** Locks the pictures until the school's midnight, or until the teacher resets the attempts. */
  long: Subject[]
}

/** The limits of an attempt from the caller's address. */
export async function attemptLimits(c: Context<AppEnv>, userID: number): Promise<AttemptLimits> {
  const limits = limitsAt(c)
  const key = keyOf(userID)
  const keyAtAddress = key + (await callerAddressHash(c))
  return {
    short: [limits.withinMinutes(keyAtAddress)],
    long: [limits.dayAtAddress(keyAtAddress), limits.day(key), limits.untilTeacher(key)],
  }
}

/** The wrong attempts and locks of these pupils, for the teacher. */
export async function readAttempts(
  c: Context<AppEnv>,
  userIDs: readonly number[],
): Promise<ReadonlyMap<number, PictureAttempts>> {
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
  const [withinMinutes, dayAtAddress, day, untilTeacher] = await Promise.all([
    listLocks(db, keysAtAddress.map(limits.withinMinutes), now),
    listLocks(db, keysAtAddress.map(limits.dayAtAddress), now),
    listLocks(db, keys.map(limits.day), now),
    listLocks(db, keys.map(limits.untilTeacher), now),
  ])
  const lockOf = (key: string, ownKeys: readonly string[]): PictureLock | null => {
    const tomorrow = end.toISOString()
    if (untilTeacher.has(key)) return { until: null, isEverywhere: true }
    if (day.has(key)) return { until: tomorrow, isEverywhere: true }
    if (ownKeys.some((each) => dayAtAddress.has(each))) return { until: tomorrow, isEverywhere: false }
    const ends = ownKeys.flatMap((each) => withinMinutes.get(each)?.toISOString() ?? [])
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

/** True if the pupil is listed for the teacher. */
export function needsTeacher({ wrongToday, lock }: PictureAttempts): boolean {
  return lock !== null || wrongToday >= MAX_WRONG_PICTURES.dayAtAddress
}

/** SQL: true if the attempt is at the user's pictures, from any address. */
export function isPictureAttemptOf(userID: number | SQLiteColumn): SQL {
  const { first, end } = rangeOf(typeof userID === 'number' ? sql`${String(userID)}` : sql`${userID}`)
  return sql`(${attempts.subject} >= ${first} AND ${attempts.subject} < ${end})`
}

/**
 * Subject of all attempts at a pupil's pictures. Followed by an address hash, it is the subject of the
 * attempts from that address.
 */
function keyOf(userID: number): string {
  return `pictures:${userID}:`
}

/** The range of subjects that begin with a user's key (`keyOf`), including the key itself. */
function rangeOf(userID: SQL) {
  return { first: sql`'pictures:' || ${userID} || ':'`, end: sql`'pictures:' || ${userID} || ';'` }
}

/** The limits at the time of the call. "Today" is the school's day. */
function limitsAt({ var: { now, timeZone } }: Context<AppEnv>) {
  const sinceMidnight = now.getTime() - todaySpan(now, timeZone).start.getTime()
  const limit = (lockedFrom: number, milliseconds: number) => (key: string) => ({
    key,
    lockedFrom,
    milliseconds,
  })
  return {
    withinMinutes: limit(MAX_WRONG_PICTURES.withinMinutes, MAX_WRONG_PICTURES.minutes * MINUTE),
    dayAtAddress: limit(MAX_WRONG_PICTURES.dayAtAddress, sinceMidnight),
    day: limit(MAX_WRONG_PICTURES.day, sinceMidnight),
    untilTeacher: limit(MAX_WRONG_PICTURES.untilTeacher, ATTEMPT_DAYS * DAY),
  }
}
