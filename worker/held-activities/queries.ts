import { and, count, desc, eq, gte, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { DecideHeldRequest, HeldActivity } from '../../domain/api/held-activity.ts'
import { monthSpan, type Span } from '../../domain/calendar.ts'
import { monthKey, schoolMonth } from '../../domain/school-months.ts'
import { numberBefore } from '../activities/number-before.ts'
import { withPageName } from '../activities/queries.ts'
import { recountBravos } from '../bravos/bravo-counts.ts'
import { giveEarnedBravos } from '../bravos/queries.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { activities, heldActivities, users } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'

type HeldKeys = DecideHeldRequest['activities']

/**
 * Held activities whose page or pupil contains `q`, newest first: undecided ones, and those decided in a span
 * of time. Excludes undecided ones whose page has counted since. `total` counts all matches.
 * @param ofScope restricts the pupils
 */
export async function listHeld(
  db: Database,
  { start, end }: Span,
  q: string,
  { limit, offset }: Slice,
  ofScope: SQL | undefined,
): Promise<{ data: HeldActivity[]; total: number }> {
  const isCounted = db
    .select({ one: sql`1` })
    .from(activities)
    .where(
      and(
        eq(activities.userID, heldActivities.userID),
        eq(activities.week, heldActivities.week),
        eq(activities.clientID, heldActivities.clientID),
      ),
    )
  const isListed = and(
    or(
      and(isNull(heldActivities.decidedAt), notExists(isCounted)),
      and(
        gte(heldActivities.decidedAt, start.toISOString()),
        lt(heldActivities.decidedAt, end.toISOString()),
      ),
    ),
    q === '' ? undefined : or(contains(heldActivities.description, q), contains(users.displayName, q)),
    ofScope,
  )
  const [rows, [all]] = await db.batch([
    db
      .select({
        userID: heldActivities.userID,
        week: heldActivities.week,
        clientID: heldActivities.clientID,
        displayName: users.displayName,
        classCode: sql<string>`coalesce(${users.classCode}, '')`.as('class_of_pupil'),
        activityDate: heldActivities.activityDate,
        description: heldActivities.description,
        decision: heldActivities.decision,
        decidedAt: heldActivities.decidedAt,
      })
      .from(heldActivities)
      .innerJoin(users, eq(users.id, heldActivities.userID))
      .where(isListed)
      .orderBy(desc(heldActivities.activityDate), heldActivities.userID, heldActivities.clientID)
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(heldActivities)
      .innerJoin(users, eq(users.id, heldActivities.userID))
      .where(isListed),
  ])
  return { data: rows.map(withPageName), total: all?.total ?? 0 }
}

/**
 * Counts held activities once each, in the weeks in which they were played. Also gives the Bravos that these
 * weeks have earned, since browsers claim none for past weeks. Dismissed activities can still be counted.
 */
export async function countHeld(
  db: Database,
  keys: HeldKeys,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ decided: number; bravos: number }> {
  const chosen = toJsonEach(keys)
  const month = schoolMonth(now, timeZone)
  const [decided, , given] = await db.batch([
    decide(db, chosen, 'counted', now).returning({ clientID: heldActivities.clientID }),
    insertCounted(db, chosen),
    giveEarnedBravos(db, selectWeeks(chosen), now),
    recountBravos(db, selectPupils(chosen), monthKey(month), monthSpan(month.month, month.year, timeZone)),
  ])
  return { decided: decided.length, bravos: given.length }
}

/** Dismisses undecided held activities. @returns their number */
export async function dismissHeld(db: Database, keys: HeldKeys, now: Date): Promise<number> {
  const dismissed = await decide(db, toJsonEach(keys), 'dismissed', now).returning({
    clientID: heldActivities.clientID,
  })
  return dismissed.length
}

function decide(db: Database, chosen: SQL, decision: 'counted' | 'dismissed', now: Date) {
  const isOpen = isNull(heldActivities.decision)
  return db
    .update(heldActivities)
    .set({ decision, decidedAt: now.toISOString() })
    .where(
      and(
        sql`(${heldActivities.userID}, ${heldActivities.week}, ${heldActivities.clientID}) IN (
          SELECT value ->> 'userID', value ->> 'week', value ->> 'clientID' FROM ${chosen}
        )`,
        decision === 'counted' ? or(isOpen, eq(heldActivities.decision, 'dismissed')) : isOpen,
      ),
    )
}

/** Each activity gets the next number of its week (`numberBefore`). */
function insertCounted(db: Database, chosen: SQL) {
  return db
    .insert(activities)
    .select(
      sql`SELECT held.user_id, held.week, held.client_id,
        max(chosen.value ->> 'numberBefore', (
          SELECT coalesce(max(activity_log_id), 0) FROM activities AS counted
          WHERE counted.user_id = held.user_id AND counted.week = held.week
        )) + row_number() OVER (PARTITION BY held.user_id, held.week ORDER BY held.activity_date, held.client_id),
        held.description, held.activity_date
        FROM ${joinHeld(chosen)} WHERE held.decision = 'counted'`,
    )
    .onConflictDoNothing()
}

/** The keys as one bound JSON text, since a statement takes at most 100 parameters. */
function toJsonEach(keys: HeldKeys): SQL {
  const entries = keys.map((key) => ({ ...key, numberBefore: numberBefore(key.userID, key.week) }))
  return sql`json_each(${JSON.stringify(entries)})`
}

/** The cross join makes SQLite look up each chosen key. */
function joinHeld(chosen: SQL): SQL {
  return sql`${chosen} AS chosen CROSS JOIN held_activities AS held ON held.user_id = chosen.value ->> 'userID'
    AND held.week = chosen.value ->> 'week' AND held.client_id = chosen.value ->> 'clientID'`
}

function selectWeeks(chosen: SQL): SQL {
  return sql`SELECT DISTINCT held.user_id, held.week FROM ${joinHeld(chosen)} WHERE held.decision = 'counted'`
}

function selectPupils(chosen: SQL): SQL {
  return sql`SELECT value ->> 'userID' FROM ${chosen}`
}
