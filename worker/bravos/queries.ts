import { and, count, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Bravo, TakenBackBravo } from '../../domain/api/bravo.ts'
import { addDays, monthSpan, type Span, schoolWeek } from '../../domain/calendar.ts'
import { ACTIVITIES_PER_BRAVO } from '../../domain/economy.ts'
import { monthKey, schoolMonth } from '../../domain/school-months.ts'
import { weekCount } from '../activities/queries.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { bravoCounts, bravos, users } from '../db/schema.ts'
import { addBravos, deleteEmptyCount, recountBravos, subtractBravo } from './bravo-counts.ts'
import { bravoColumns, takenBackColumns, toRevokedBravo } from './report-queries.ts'

/**
 * Takes a Bravo back, once. The row stays, so that its activities earn no other Bravo. A second call keeps
 * the first reason.
 * @param month `YYYY-MM` of the school in which it was given
 * @returns undefined if the Bravo is gone
 */
export async function takeBackBravo(
  db: Database,
  { bravoID, userID }: Bravo,
  { month, reason, now }: { month: string; reason: string; now: Date },
): Promise<TakenBackBravo | undefined> {
  const [, , , [bravo]] = await db.batch([
    db
      .update(bravos)
      .set({ takenBackAt: now.toISOString(), takenBackReason: reason })
      .where(and(eq(bravos.bravoID, bravoID), isNull(bravos.takenBackAt))),
    subtractBravo(db, userID, month),
    deleteEmptyCount(db, userID, month),
    db.select(takenBackColumns).from(bravos).where(eq(bravos.bravoID, bravoID)),
  ])
  return bravo && toRevokedBravo(bravo)
}

export interface Grant {
  userID: number
  /** The Sunday of the school's week. */
  week: string
  /** `YYYY-MM` of the school. */
  month: string
  now: Date
  /** An administrator's reason, if any. */
  reason?: string | null | undefined
  /** Idempotency key of an administrator's gift. */
  key?: string | null | undefined
}

/**
 * Gives the next Bravo that the week's activities have earned, if one is due. Bravos are numbered within the
 * week, and each number is given once.
 */
export async function claimBravo(
  db: Database,
  { userID, week, month, now }: Grant,
): Promise<Bravo | undefined> {
  const prefix = claimPrefix(userID, week)
  const reason = `${EARNED_REASON}${week}`
  // Searching a range of grant keys uses their index.
  const claimed = sql<number>`(
    SELECT count(*) FROM bravos AS given WHERE given.grant_key >= ${prefix} AND given.grant_key < ${`${prefix}~`}
  )`
  const [[bravo]] = await db.batch([
    db
      .insert(bravos)
      .select(
        sql`SELECT NULL, ${userID}, ${now.toISOString()}, ${week}, 'activity', ${prefix} || (${claimed} + 1),
        ${reason}, NULL, NULL
        WHERE ${weekCount(userID, week)} >= (${claimed} + 1) * ${ACTIVITIES_PER_BRAVO}`,
      )
      .onConflictDoNothing()
      .returning(bravoColumns),
    addBravos(db, userID, month),
  ])
  return bravo
}

/**
 * Gives pupils every Bravo that the activities of these weeks have earned, each once. Uses the same numbers
 * as `claimBravo`.
 * @param weeks a query for pupil ids and weeks
 */
export function giveEarnedBravos(db: Database, weeks: SQL, now: Date) {
  return db
    .insert(bravos)
    .select(
      sql`
        WITH RECURSIVE
          chosen(user_id, week) AS (${weeks}),
          earned(user_id, week, number) AS (
            SELECT chosen.user_id, chosen.week, (
              SELECT count(*) FROM activities AS counted
              WHERE counted.user_id = chosen.user_id AND counted.week = chosen.week
            ) / ${sql.raw(String(ACTIVITIES_PER_BRAVO))}
            FROM chosen JOIN users ON users.id = chosen.user_id WHERE NOT users.is_admin
          ),
          due(user_id, week, ordinal, number) AS (
            SELECT user_id, week, 1, number FROM earned WHERE number >= 1
            UNION ALL SELECT user_id, week, ordinal + 1, number FROM due WHERE ordinal < number
          )
        SELECT NULL, user_id, ${now.toISOString()}, week, 'activity',
          'activity:' || user_id || ':' || week || ':' || ordinal, ${EARNED_REASON} || week, NULL, NULL
        FROM due WHERE true`,
    )
    .onConflictDoNothing()
    .returning({ bravoID: bravos.bravoID })
}

/**
 * Gives the Bravos that the previous week's activities have earned but nobody claimed in time, for example
 * because a tablet was offline until Sunday. A Bravo that was taken back keeps its number, so it is not given
 * again.
 */
export async function giveUnclaimedBravos(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const week = addDays(schoolWeek(now, timeZone), -7)
  const month = schoolMonth(now, timeZone)
  const everyone = sql`SELECT id, ${week} FROM users`
  const receivers = sql`SELECT users.id FROM users
    CROSS JOIN bravos AS given ON given.user_id = users.id AND given.date_created = ${now.toISOString()}`
  await db.batch([
    giveEarnedBravos(db, everyone, now),
    recountBravos(db, receivers, monthKey(month), monthSpan(month.month, month.year, timeZone)),
  ])
}

/** Number of Bravos that a user got for a week's activities. */
export async function countClaimedBravos(db: Database, userID: number, week: string): Promise<number> {
  const prefix = claimPrefix(userID, week)
  const [row] = await selectClaimCount(db).all({ from: prefix, to: `${prefix}~` })
  return row?.total ?? 0
}

const selectClaimCount = prepared((db) =>
  db
    .select({ total: count() })
    .from(bravos)
    .where(and(gte(bravos.grantKey, sql.placeholder('from')), lt(bravos.grantKey, sql.placeholder('to'))))
    .prepare(),
)

/** Prefix of the reason of an earned Bravo. The week follows. */
const EARNED_REASON = `${ACTIVITIES_PER_BRAVO} activities of the week of `

function claimPrefix(userID: number, week: string): string {
  return `activity:${userID}:${week}:`
}

/** Gives a pupil a Bravo from an administrator, or returns the one that was given with the same key. */
export async function giveBravo(
  db: Database,
  { userID, week, month, now, reason, key }: Grant,
): Promise<Bravo | undefined> {
  const grantKey = `admin:${key ?? crypto.randomUUID()}`
  const [, , [bravo]] = await db.batch([
    db
      .insert(bravos)
      .values({
        userID,
        dateCreated: now.toISOString(),
        week,
        source: 'admin',
        grantKey,
        reason: reason ?? '',
      })
      .onConflictDoNothing(),
    addBravos(db, userID, month),
    db.select(bravoColumns).from(bravos).where(eq(bravos.grantKey, grantKey)),
  ])
  return bravo
}

/**
 * Gives each pupil a Bravo from an administrator, once per key.
 * @returns ids of the pupils who have it now. Excludes administrators, disabled pupils and unknown users
 */
export async function giveBravoToSeveral(
  db: Database,
  userIDs: readonly number[],
  { week, month, now, reason, key, span }: Omit<Grant, 'userID'> & { span: Span },
): Promise<number[]> {
  const list = sql`json_each(${JSON.stringify(userIDs)})`
  const pupils = sql`SELECT users.id FROM ${list} AS chosen CROSS JOIN users ON users.id = chosen.value AND NOT users.is_admin AND users.is_enabled`
  const prefix = `admin:${key}:`
  const [, , given] = await db.batch([
    db
      .insert(bravos)
      .select(
        sql`SELECT NULL, id, ${now.toISOString()}, ${week}, 'admin', ${prefix} || id, ${reason ?? ''}, NULL, NULL
          FROM (${pupils}) WHERE true`,
      )
      .onConflictDoNothing(),
    recountBravos(db, pupils, month, span),
    db.select({ userID: users.id }).from(users).where(sql`${users.id} IN (${pupils})`),
  ])
  return given.map(({ userID }) => userID)
}

/** The reason for taking a gift back. */
const UNDO_REASON = 'Annulé'

/**
 * Takes back what `giveBravoToSeveral` gave with a key, once.
 * @returns ids of the pupils
 */
export async function takeSeveralBack(
  db: Database,
  { key, now, timeZone }: { key: string; now: Date; timeZone: string },
): Promise<number[]> {
  const prefix = `admin:${key}:`
  const isOfGift = and(gte(bravos.grantKey, prefix), lt(bravos.grantKey, `${prefix}~`))
  const givenBravos = await db
    .select({ userID: bravos.userID, dateCreated: bravos.dateCreated })
    .from(bravos)
    .where(isOfGift)
  const [first] = givenBravos
  if (!first) return []
  const userIDs = givenBravos.map(({ userID }) => userID)
  const pupils = sql`SELECT value FROM json_each(${JSON.stringify(userIDs)})`
  // The calls of one gift come within seconds, so it belongs to one month.
  const month = schoolMonth(new Date(first.dateCreated), timeZone)
  const ofMonth = eq(bravoCounts.month, monthKey(month))
  await db.batch([
    db
      .update(bravos)
      .set({ takenBackAt: now.toISOString(), takenBackReason: UNDO_REASON })
      .where(and(isOfGift, isNull(bravos.takenBackAt))),
    // Deletes the counts first, because pupils without Bravos left get no new row.
    db.delete(bravoCounts).where(and(ofMonth, sql`${bravoCounts.userID} IN (${pupils})`)),
    recountBravos(db, pupils, monthKey(month), monthSpan(month.month, month.year, timeZone)),
  ])
  return userIDs
}
