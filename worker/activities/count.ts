import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Activity, activity } from '../../domain/api/activity.ts'
import { DAY, ROWS_A_DAY } from '../../domain/bounds.ts'
import { type ActivityRefusal, activityRefusals } from '../../domain/economy.ts'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { isLinkOf } from '../menu/link-access.ts'
import { answersOfDay } from './answers-of-day.ts'
import { numberBefore } from './number.ts'
import { named, weekCount } from './queries.ts'
import {
  clientID,
  HELD,
  type JudgedClaim,
  recent,
  userID,
  valuesOfVerdict,
  verdict,
  verdictBesideRecent,
  week,
} from './verdict.ts'

export interface Claim extends JudgedClaim {
  /** The same key again gets the same outcome again, whatever else comes with it. */
  idempotencyKey: string | null
}

export interface Outcome {
  /** The activity that was counted; null where it was refused or held. */
  activity: Activity | null
  /** How many counted in the week when it was decided. */
  count: number
  /** Why it was refused. */
  refusal: ActivityRefusal | null
  /** It is kept for the teacher, who says whether it counts. */
  isHeld: boolean
}

/**
 * Counts an activity, once a week and page, or holds it for the teacher where the pupil's come too fast. The database
 * decides in one transaction, by the link's row as it then is, so that of any number of calls at the same time one counts,
 * and no more than the school's limit. The user must exist.
 */
export async function countActivity(db: Database, claim: Claim): Promise<Outcome> {
  return claim.idempotencyKey === null ? countOnce(db, claim) : countByKey(db, claim, claim.idempotencyKey)
}

async function countOnce(db: Database, claim: Claim): Promise<Outcome> {
  const values = valuesOf(claim)
  const [counting, , after] = await db.$client.batch([
    insertActivity(db, values),
    holdRefused(db, values),
    readOutcome(db, values),
  ])
  const counted = counting?.results[0] ?? null
  const { count, verdict } = z.parse(decision, after?.results[0])
  return outcomeOf({ count, verdict: counted ? null : verdict }, counted)
}

async function countByKey(db: Database, claim: Claim, idempotencyKey: string): Promise<Outcome> {
  const values = { ...valuesOf(claim), idempotencyKey }
  const [, , , answer] = await db.$client.batch([
    insertUnanswered(db, values),
    keepAnswer(db, values),
    holdAnswered(db, values),
    readAnswer(db, values),
  ])
  const row = answer?.results[0]
  // Not kept: decided as if it had no key.
  if (!row) return countOnce(db, claim)
  const kept = z.parse(keptDecision, row)
  return outcomeOf(kept, kept.activityLogID === null ? null : row)
}

/** How the database decided: what counts in the week then, and why the activity does not, or that it is held. */
const decision = z.object({ count: z.int(), verdict: z.nullable(z.string()) })
const keptDecision = z.extend(decision, { activityLogID: z.nullable(z.int()) })

function outcomeOf({ count, verdict }: z.infer<typeof decision>, counted: unknown): Outcome {
  return {
    activity: counted === null ? null : named(z.parse(activity, counted)),
    count,
    refusal: activityRefusals.find((refusal) => refusal === verdict) ?? null,
    isHeld: verdict === HELD,
  }
}

/** What goes where the statements have placeholders. */
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

const insertActivity = statement(insertion(sql`true`))

const insertUnanswered = statement(
  insertion(sql`NOT EXISTS (
    SELECT 1 FROM activity_answers WHERE user_id = ${userID} AND idempotency_key = ${idempotencyKey}
  )`),
)

const readOutcome = statement(sql`SELECT ${weekCount(userID, week)} AS count, ${verdict} AS verdict`)

/**
 * Keeps what became of the key, unless it is known already. It must follow `insertUnanswered` at once:
 * `changes()` tells whether that statement counted the activity. What did not count is not kept of a page that there is not,
 * nor of a user with many of them in a day: asked again, it is decided again.
 */
const keepAnswer = statement(sql`
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
    AND ${answersOfDay(userID, dayBefore)} < ${ROWS_A_DAY.answers}
  )
  ON CONFLICT DO NOTHING`)

/** Holds what was just answered to be held. It must follow `keepAnswer` at once: `changes()` tells whether the answer is new. */
const holdAnswered = statement(
  holding(sql`changes() > 0 AND EXISTS (
    SELECT 1 FROM activity_answers
    WHERE user_id = ${userID} AND idempotency_key = ${idempotencyKey} AND refusal = ${HELD}
  )`),
)

/** Holds what came without a key and was not counted, if it is to be held. It must follow `insertActivity` at once. */
const holdRefused = statement(holding(sql`changes() = 0 AND ${verdict} = ${HELD}`))

/**
 * The answer with its activity, which is looked for in the week that the answer's instant belongs to in whatever time zone. By
 * the instant too: the numbers of former school years, when they did not say whose they are, were given again.
 */
const readAnswer = statement(sql`
  SELECT answer.count, answer.refusal AS verdict, counted.*
  FROM activity_answers AS answer LEFT JOIN (
    SELECT ${columns}, week FROM activities
  ) AS counted ON counted.userID = answer.user_id
    AND counted.week BETWEEN date(answer.created_at, '-8 days') AND date(answer.created_at, '+1 day')
    AND counted.activityLogID = answer.activity_log_id AND counted.activityDate = answer.created_at
  WHERE answer.user_id = ${userID} AND answer.idempotency_key = ${idempotencyKey}`)

/** Inserts the activity where nothing speaks against it. */
function insertion(isNew: SQL): SQL {
  return sql`
    INSERT INTO activities (user_id, week, client_id, activity_log_id, description, activity_date)
    SELECT ${userID}, ${week}, link.client_id, 1 + max(${before}, recent.last_number), link.display_name, ${now}
    FROM menu_links AS link CROSS JOIN ${recent}
    WHERE ${isLinkOf(clientID)} AND ${verdictBesideRecent} IS NULL AND ${isNew}
    ON CONFLICT DO NOTHING
    RETURNING ${columns}`
}

/** Keeps the activity for the teacher: once a week and page, and again where she had said no to an earlier one. */
function holding(condition: SQL): SQL {
  return sql`
    INSERT INTO held_activities (user_id, week, client_id, description, activity_date)
    SELECT ${userID}, ${week}, link.client_id, link.display_name, ${now}
    FROM menu_links AS link
    WHERE ${isLinkOf(clientID)} AND ${condition}
    ON CONFLICT (user_id, week, client_id) DO UPDATE
    SET description = excluded.description, activity_date = excluded.activity_date, decision = NULL, decided_at = NULL
    WHERE held_activities.decision = 'dismissed'`
}
