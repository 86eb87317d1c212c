import { and, eq, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Activity } from '../../domain/api/activity.ts'
import { type ActivityRefusal, activityRefusals, COUNTING_SCORE, SCORE_GROUP } from '../../domain/economy.ts'
import { activityColumns, named, weekCount } from './activities.ts'
import { numberBefore } from './activity-number.ts'
import type { Database } from './database.ts'
import { isLinkOf, withPath } from './link-access.ts'
import { preparedForBatch } from './prepared.ts'
import { activities, activityAnswers, menuLinks } from './schema.ts'

export interface Claim {
  userID: number
  clientID: string
  /** The Sunday of the school's week. */
  week: string
  now: Date
  score: number | null
  /** The same key again gets the same outcome again, whatever else comes with it. */
  idempotencyKey: string | null
}

export interface Outcome {
  /** The activity that was counted; null where it was refused. */
  activity: Activity | null
  /** How many counted in the week when it was decided. */
  count: number
  /** Why it was refused. */
  refusal: ActivityRefusal | null
}

/**
 * Counts an activity, once a week and page. The database decides in one transaction, by the link's row as
 * it then is, so that of any number of calls at the same time one counts. The user must exist.
 */
export async function countActivity(db: Database, claim: Claim): Promise<Outcome> {
  return claim.idempotencyKey === null ? countOnce(db, claim) : countByKey(db, claim, claim.idempotencyKey)
}

async function countOnce(db: Database, claim: Claim): Promise<Outcome> {
  const values = valuesOf(claim)
  const [counted, [after]] = await db.batch([insertActivity(db, values), readOutcome(db, values)])
  const activity = counted[0] ? named(counted[0]) : null
  return { activity, count: after?.count ?? 0, refusal: activity ? null : readRefusal(after?.refusal) }
}

async function countByKey(db: Database, claim: Claim, idempotencyKey: string): Promise<Outcome> {
  const values = { ...valuesOf(claim), idempotencyKey }
  const [, , [answer], [activity]] = await db.batch([
    insertUnanswered(db, values),
    keepAnswer(db, values),
    readAnswer(db, values),
    readAnswered(db, values),
  ])
  return {
    activity: activity ? named(activity) : null,
    count: answer?.count ?? 0,
    refusal: readRefusal(answer?.refusal),
  }
}

function readRefusal(kept: string | null = null): ActivityRefusal | null {
  return activityRefusals.find((refusal) => refusal === kept) ?? null
}

/** What goes where the statements have placeholders. */
function valuesOf({ userID, clientID, week, now, score }: Claim) {
  return {
    userID,
    clientID,
    week,
    now: now.toISOString(),
    score: score ?? -1,
    numberBefore: numberBefore(userID, week),
  }
}

const [userID, clientID, week, now, score, before, idempotencyKey] = [
  sql.placeholder('userID'),
  sql.placeholder('clientID'),
  sql.placeholder('week'),
  sql.placeholder('now'),
  sql.placeholder('score'),
  sql.placeholder('numberBefore'),
  sql.placeholder('idempotencyKey'),
]

/** Why the claim does not count; NULL where it does. The rules are those of `activityRefusal`. */
const refusal = sql<string | null>`(
  ${withPath(isLinkOf(clientID))}
  SELECT CASE
    WHEN NOT EXISTS (SELECT 1 FROM path) THEN 'activityUnknown'
    WHEN EXISTS (SELECT 1 FROM path WHERE NOT is_enabled) THEN 'activityDisabled'
    WHEN EXISTS (
      SELECT 1 FROM path WHERE is_admin_required OR is_white_list_enabled AND NOT EXISTS (
        SELECT 1 FROM whitelist WHERE whitelist.user_id = ${userID} AND whitelist.client_id = path.client_id
      )
    ) THEN 'activityClosed'
    WHEN NOT (SELECT is_bravo_enabled FROM path WHERE client_id = ${clientID}) THEN 'activityWithoutBravo'
    WHEN ${score} < ${COUNTING_SCORE} AND EXISTS (SELECT 1 FROM path WHERE group_id = ${SCORE_GROUP})
      THEN 'activityScoreTooLow'
    WHEN EXISTS (SELECT 1 FROM activities WHERE user_id = ${userID} AND week = ${week} AND client_id = ${clientID})
      THEN 'activityCounted'
  END
)`

/** Of the week's activities, or less than any of them has. */
const lastNumber = sql<number>`(
  SELECT coalesce(max(activity_log_id), 0) FROM activities WHERE user_id = ${userID} AND week = ${week}
)`

const ofKey = and(eq(activityAnswers.userID, userID), eq(activityAnswers.idempotencyKey, idempotencyKey))

const insertActivity = preparedForBatch((db) => insertion(db))

const insertUnanswered = preparedForBatch((db) =>
  insertion(db, notExists(db.select().from(activityAnswers).where(ofKey))),
)

const readOutcome = preparedForBatch((db) =>
  db
    .select({ count: weekCount(userID, week).as('count'), refusal: refusal.as('refusal') })
    .from(sql`(SELECT 1)`),
)

/**
 * Keeps what became of the key, unless it is known already. It must follow `insertUnanswered` at once:
 * `changes()` tells whether that statement counted the activity.
 */
const keepAnswer = preparedForBatch((db) =>
  db
    .insert(activityAnswers)
    .select(
      sql`SELECT ${userID}, ${idempotencyKey},
        CASE WHEN changes() > 0 THEN (
          SELECT activity_log_id FROM activities WHERE user_id = ${userID} AND week = ${week} AND client_id = ${clientID}
        ) END,
        ${weekCount(userID, week)},
        CASE WHEN changes() = 0 THEN ${refusal} END,
        ${now}
        WHERE true`,
    )
    .onConflictDoNothing(),
)

const readAnswer = preparedForBatch((db) => db.select().from(activityAnswers).where(ofKey))

/**
 * The activities of the week that the answer's instant belongs to in whatever time zone are looked through. By the instant
 * too: numbers of before they said whose they are were given again, once a school year was reduced to totals.
 */
const readAnswered = preparedForBatch((db) =>
  db
    .select(activityColumns)
    .from(activities)
    .innerJoin(
      activityAnswers,
      and(
        eq(activities.userID, activityAnswers.userID),
        sql`${activities.week} BETWEEN date(${activityAnswers.createdAt}, '-8 days') AND date(${activityAnswers.createdAt}, '+1 day')`,
        eq(activities.activityLogID, activityAnswers.activityLogID),
        eq(activities.activityDate, activityAnswers.createdAt),
      ),
    )
    .where(ofKey),
)

/** Inserts the activity where nothing speaks against it. */
function insertion(db: Database, unanswered?: SQL) {
  return db
    .insert(activities)
    .select(
      db
        .select({
          userID: sql<number>`${userID}`.as('user_id'),
          week: sql<string>`${week}`.as('week'),
          clientID: menuLinks.clientID,
          activityLogID: sql<number>`1 + max(${before}, ${lastNumber})`.as('activity_log_id'),
          description: menuLinks.displayName,
          activityDate: sql<string>`${now}`.as('activity_date'),
        })
        .from(menuLinks)
        .where(
          and(eq(menuLinks.clientID, clientID), ne(menuLinks.clientID, sql`''`), isNull(refusal), unanswered),
        ),
    )
    .onConflictDoNothing()
    .returning(activityColumns)
}
