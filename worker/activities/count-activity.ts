import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Activity, activity } from '../../domain/api/activity.ts'
import { DAY, MAX_ROWS_PER_DAY } from '../../domain/bounds.ts'
import { type ActivityRefusal, activityRefusals } from '../../domain/economy.ts'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { isLinkOf } from '../menu/link-access.ts'
import { numberBefore } from './number-before.ts'
import { uncountedResponses, weekCount, withPageName } from './queries.ts'
import {
  clientID,
  HELD,
  type JudgedClaim,
  recentTable,
  userID,
  valuesOfVerdict,
  verdict,
  verdictWithRecent,
  week,
} from './verdict.ts'

export interface Claim extends JudgedClaim {
  /** A repeated key returns the first outcome, even if the other values differ. */
  idempotencyKey: string | null
}

export interface Outcome {
  /** The counted activity. Null if it was refused or held. */
  activity: Activity | null
  /** Activities counted in the week at the time of the decision. */
  count: number
  refusal: ActivityRefusal | null
  /** True if the teacher decides whether it counts. */
  isHeld: boolean
}

/**
 * Counts an activity once per week and page, or holds it for the teacher if the pupil's activities come too
 * fast. The database decides in one transaction, so that concurrent calls count once and never exceed the
 * school's limit. The user must exist.
 */
export async function countActivity(db: Database, claim: Claim): Promise<Outcome> {
  return claim.idempotencyKey === null
    ? countWithoutKey(db, claim)
    : countByKey(db, claim, claim.idempotencyKey)
}

async function countWithoutKey(db: Database, claim: Claim): Promise<Outcome> {
  const values = valuesOf(claim)
  const [counting, , after] = await db.$client.batch([
    insertActivity(db, values),
    holdWithoutKey(db, values),
    readOutcome(db, values),
  ])
  const counted = counting?.results[0] ?? null
  const { count, verdict } = z.parse(decision, after?.results[0])
  return outcomeOf({ count, verdict: counted ? null : verdict }, counted)
}

async function countByKey(db: Database, claim: Claim, idempotencyKey: string): Promise<Outcome> {
  const values = { ...valuesOf(claim), idempotencyKey }
  const [, , , answer] = await db.$client.batch([
    insertIfNewKey(db, values),
    storeOutcome(db, values),
    holdIfNewOutcome(db, values),
    readStoredOutcome(db, values),
  ])
  const row = answer?.results[0]
  // The outcome was not stored, so decide as if there were no key.
  if (!row) return countWithoutKey(db, claim)
  const stored = z.parse(storedDecision, row)
  return outcomeOf(stored, stored.activityLogID === null ? null : row)
}

/**
 * The decision of the database. `count`: activities of the week. `verdict`: why this activity does not count
 * (`HELD` if it is held), or null.
 */
const decision = z.object({ count: z.int(), verdict: z.nullable(z.string()) })
const storedDecision = z.extend(decision, { activityLogID: z.nullable(z.int()) })

function outcomeOf({ count, verdict }: z.infer<typeof decision>, counted: unknown): Outcome {
  return {
    activity: counted === null ? null : withPageName(z.parse(activity, counted)),
    count,
    refusal: activityRefusals.find((refusal) => refusal === verdict) ?? null,
    isHeld: verdict === HELD,
  }
}

/** Values for the placeholders of the statements. */
function valuesOf(claim: Claim) {
  const verdictValues = valuesOfVerdict(claim)
  const { userID, week } = verdictValues
  return {
    ...verdictValues,
    now: claim.now.toISOString(),
    dayBefore: new Date(claim.now.getTime() - DAY).toISOString(),
    numberBefore: numberBefore(userID, week),
  }
}

const [now, dayBefore, before, idempotencyKey] = [
  sql.placeholder('now'),
  sql.placeholder('dayBefore'),
  sql.placeholder('numberBefore'),
  sql.placeholder('idempotencyKey'),
]

const columns = sql.raw(`activity_log_id AS activityLogID, user_id AS userID, activity_date AS activityDate,
  client_id AS clientID, description`)

const insertActivity = statement(insertWhen(sql`true`))

const insertIfNewKey = statement(
  insertWhen(sql`NOT EXISTS (
    SELECT 1 FROM activity_answers WHERE user_id = ${userID} AND idempotency_key = ${idempotencyKey}
  )`),
)

const readOutcome = statement(sql`SELECT ${weekCount(userID, week)} AS count, ${verdict} AS verdict`)

/**
 * Stores the outcome of a key unless there is one. Must directly follow `insertIfNewKey`: `changes()` is the
 * number of activities it counted. Refusals for unknown pages or beyond the daily limit of a user are not
 * stored, so a repeated call is decided again.
 */
const storeOutcome = statement(sql`
  INSERT INTO activity_answers (user_id, idempotency_key, activity_log_id, count, refusal, created_at)
  SELECT ${userID}, ${idempotencyKey},
    CASE WHEN changes() > 0 THEN (
      SELECT activity_log_id FROM activities WHERE user_id = ${userID} AND week = ${week} AND client_id = ${clientID}
    ) END,
    ${weekCount(userID, week)},
    CASE WHEN changes() = 0 THEN ${verdict} END,
    ${now}
  WHERE changes() > 0 OR (
    EXISTS (SELECT 1 FROM menu_links AS link WHERE ${isLinkOf(clientID)})
    AND ${uncountedResponses(userID, dayBefore)} < ${MAX_ROWS_PER_DAY.answers}
  )
  ON CONFLICT DO NOTHING`)

/**
 * Holds the activity if its outcome is `HELD`. Must directly follow `storeOutcome`, whose `changes()` is 0
 * for a known key.
 */
const holdIfNewOutcome = statement(
  holdWhen(sql`changes() > 0 AND EXISTS (
    SELECT 1 FROM activity_answers
    WHERE user_id = ${userID} AND idempotency_key = ${idempotencyKey} AND refusal = ${HELD}
  )`),
)

/** Holds an activity without a key if its verdict is `HELD`. Must directly follow `insertActivity`. */
const holdWithoutKey = statement(holdWhen(sql`changes() = 0 AND ${verdict} = ${HELD}`))

/**
 * Reads the outcome of a key with its activity. Searches the weeks that the answer's instant may belong to in
 * any time zone. Compares the instant too, because activity numbers of former school years were reused.
 */
const readStoredOutcome = statement(sql`
  SELECT answer.count, answer.refusal AS verdict, counted.*
  FROM activity_answers AS answer LEFT JOIN (
    SELECT ${columns}, week FROM activities
  ) AS counted ON counted.userID = answer.user_id
    AND counted.week BETWEEN date(answer.created_at, '-8 days') AND date(answer.created_at, '+1 day')
    AND counted.activityLogID = answer.activity_log_id AND counted.activityDate = answer.created_at
  WHERE answer.user_id = ${userID} AND answer.idempotency_key = ${idempotencyKey}`)

/** Inserts the activity if its verdict is null. */
function insertWhen(isNew: SQL): SQL {
  return sql`
    INSERT INTO activities (user_id, week, client_id, activity_log_id, description, activity_date)
    SELECT ${userID}, ${week}, link.client_id, 1 + max(${before}, recent.last_number), link.display_name, ${now}
    FROM menu_links AS link CROSS JOIN ${recentTable}
    WHERE ${isLinkOf(clientID)} AND ${verdictWithRecent} IS NULL AND ${isNew}
    ON CONFLICT DO NOTHING
    RETURNING ${columns}`
}

/** Holds the activity for the teacher, once per week and page. Replaces a dismissed one. */
function holdWhen(condition: SQL): SQL {
  return sql`
    INSERT INTO held_activities (user_id, week, client_id, description, activity_date)
    SELECT ${userID}, ${week}, link.client_id, link.display_name, ${now}
    FROM menu_links AS link
    WHERE ${isLinkOf(clientID)} AND ${condition}
    ON CONFLICT (user_id, week, client_id) DO UPDATE
    SET description = excluded.description, activity_date = excluded.activity_date, decision = NULL, decided_at = NULL
    WHERE held_activities.decision = 'dismissed'`
}
