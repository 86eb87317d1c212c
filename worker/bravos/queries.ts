import { and, count, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Bravo, TakenBackBravo } from '../../domain/api/bravo.ts'
import { monthSpan, type Span } from '../../domain/calendar.ts'
import { ACTIVITIES_PER_BRAVO } from '../../domain/economy.ts'
import { monthKey, schoolMonth } from '../../domain/school-months.ts'
import { weekCount } from '../activities/queries.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { bravoCounts, bravos, users } from '../db/schema.ts'
import { countGiven, discount, forgetNone, recountGiven } from './counts.ts'
import { bravoColumns, takenBack, takenBackColumns } from './report-queries.ts'

/**
 * Takes a Bravo back, once: the row stays, so that what earned it earns no other. `month` is the one,
 * `YYYY-MM` of the school, in which it was given. Where it was taken back before, the first reason stands.
 * @returns undefined where the Bravo is gone
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
    discount(db, userID, month),
    forgetNone(db, userID, month),
    db.select(takenBackColumns).from(bravos).where(eq(bravos.bravoID, bravoID)),
  ])
  return bravo && takenBack(bravo)
}

export interface Grant {
  userID: number
  /** The Sunday of the school's week. */
  week: string
  /** `YYYY-MM` of the school. */
  month: string
  now: Date
  /** In an administrator's words, where there are any. */
  reason?: string | null | undefined
  /** What tells an administrator's gift from all others; the same again is the same Bravo. */
  key?: string | null | undefined
}

/**
 * The next Bravo that the week's activities have earned, where one is due. It is numbered within the
 * week, and each number is given once.
 */
export async function claimBravo(
  db: Database,
  { userID, week, month, now }: Grant,
): Promise<Bravo | undefined> {
  const prefix = claimPrefix(userID, week)
  const reason = `${EARNED_BY}${week}`
  // The range of the grant keys is read from their index.
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
    countGiven(db, userID, month),
  ])
  return bravo
}

/**
 * Gives pupils every Bravo that the activities of some weeks have earned, each once: its number is that of `claimBravo`.
 * @param weeks a query for pupils' ids and weeks
 */
export function giveEarned(db: Database, weeks: SQL, now: Date) {
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
          'activity:' || user_id || ':' || week || ':' || ordinal, ${EARNED_BY} || week, NULL, NULL
        FROM due WHERE true`,
    )
    .onConflictDoNothing()
    .returning({ bravoID: bravos.bravoID })
}

/** How many Bravos a week's activities have given a user. */
export async function countClaimed(db: Database, userID: number, week: string): Promise<number> {
  const prefix = claimPrefix(userID, week)
  const [row] = await ofClaims(db).all({ from: prefix, to: `${prefix}~` })
  return row?.total ?? 0
}

const ofClaims = prepared((db) =>
  db
    .select({ total: count() })
    .from(bravos)
    .where(and(gte(bravos.grantKey, sql.placeholder('from')), lt(bravos.grantKey, sql.placeholder('to'))))
    .prepare(),
)

/** The reason of a Bravo; its week follows. */
const EARNED_BY = `${ACTIVITIES_PER_BRAVO} activities of the week of `

function claimPrefix(userID: number, week: string): string {
  return `activity:${userID}:${week}:`
}

/** A Bravo that an administrator gives; the one that was given before where the key says so. */
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
    countGiven(db, userID, month),
    db.select(bravoColumns).from(bravos).where(eq(bravos.grantKey, grantKey)),
  ])
  return bravo
}

/**
 * A Bravo of an administrator's for each pupil, once a key.
 * @returns who has it now: all but those who are no pupils, or are gone
 */
export async function giveBravoToSeveral(
  db: Database,
  userIDs: readonly number[],
  { week, month, now, reason, key, span }: Omit<Grant, 'userID'> & { span: Span },
): Promise<number[]> {
  const list = sql`json_each(${JSON.stringify(userIDs)})`
  const pupils = sql`SELECT users.id FROM ${list} AS chosen CROSS JOIN users ON users.id = chosen.value AND NOT users.is_admin`
  const prefix = `admin:${key}:`
  const [, , given] = await db.batch([
    db
      .insert(bravos)
      .select(
        sql`SELECT NULL, id, ${now.toISOString()}, ${week}, 'admin', ${prefix} || id, ${reason ?? ''}, NULL, NULL
          FROM (${pupils}) WHERE true`,
      )
      .onConflictDoNothing(),
    recountGiven(db, pupils, month, span),
    db.select({ userID: users.id }).from(users).where(sql`${users.id} IN (${pupils})`),
  ])
  return given.map(({ userID }) => userID)
}

/** Why Bravos were taken back that were given by mistake. */
const UNDONE = 'Annulé'

/**
 * Takes back what `giveBravoToSeveral` gave by a key, once.
 * @returns whose Bravos they are
 */
export async function takeSeveralBack(
  db: Database,
  { key, now, timeZone }: { key: string; now: Date; timeZone: string },
): Promise<number[]> {
  const prefix = `admin:${key}:`
  const isOfGift = and(gte(bravos.grantKey, prefix), lt(bravos.grantKey, `${prefix}~`))
  const gift = await db
    .select({ userID: bravos.userID, dateCreated: bravos.dateCreated })
    .from(bravos)
    .where(isOfGift)
  const [first] = gift
  if (!first) return []
  const userIDs = gift.map(({ userID }) => userID)
  const pupils = sql`SELECT value FROM json_each(${JSON.stringify(userIDs)})`
  // One call gave them all.
  const month = schoolMonth(new Date(first.dateCreated), timeZone)
  const ofMonth = eq(bravoCounts.month, monthKey(month))
  await db.batch([
    db
      .update(bravos)
      .set({ takenBackAt: now.toISOString(), takenBackReason: UNDONE })
      .where(and(isOfGift, isNull(bravos.takenBackAt))),
    // Who has none left is not counted again.
    db.delete(bravoCounts).where(and(ofMonth, sql`${bravoCounts.userID} IN (${pupils})`)),
    recountGiven(db, pupils, monthKey(month), monthSpan(month.month, month.year, timeZone)),
  ])
  return userIDs
}
