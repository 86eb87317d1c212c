import { and, eq, exists, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Activity } from '../../domain/api/activity.ts'
import { DAY, ROWS_A_DAY } from '../../domain/bounds.ts'
import { type ActivityRefusal, activityRefusals } from '../../domain/economy.ts'
import type { Database } from '../db/database.ts'
import { preparedForBatch } from '../db/prepared.ts'
import { activities, activityAnswers, heldActivities, menuLinks } from '../db/schema.ts'
import { answersOfDay } from './answers-of-day.ts'
import { numberBefore } from './number.ts'
import { activityColumns, named, weekCount } from './queries.ts'
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
  const [[counted], , [after]] = await db.batch([
    insertActivity(db, values),
    holdRefused(db, values),
    readOutcome(db, values),
  ])
  return outcomeOf(counted, after?.count, counted ? null : after?.verdict)
}

async function countByKey(db: Database, claim: Claim, idempotencyKey: string): Promise<Outcome> {
  const values = { ...valuesOf(claim), idempotencyKey }
  const [, , , [kept]] = await db.batch([
    insertUnanswered(db, values),
    keepAnswer(db, values),
    holdAnswered(db, values),
    readAnswer(db, values),
  ])
  // Not kept: decided as if it had no key.
  if (!kept) return countOnce(db, claim)
  return outcomeOf(kept.activity, kept.answer.count, kept.answer.verdict)
}

function outcomeOf(activity: Activity | null | undefined, count = 0, verdict: string | null = null): Outcome {
  return {
    activity: activity ? named(activity) : null,
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

const ofKey = and(eq(activityAnswers.userID, userID), eq(activityAnswers.idempotencyKey, idempotencyKey))

const insertActivity = preparedForBatch((db) => insertion(db))

const insertUnanswered = preparedForBatch((db) =>
  insertion(db, notExists(db.select().from(activityAnswers).where(ofKey))),
)

const readOutcome = preparedForBatch((db) =>
  db
    .select({ count: weekCount(userID, week).as('count'), verdict: verdict.as('verdict') })
    .from(sql`(SELECT 1)`),
)

/**
 * Keeps what became of the key, unless it is known already. It must follow `insertUnanswered` at once:
 * `changes()` tells whether that statement counted the activity. What did not count is not kept of a page that there is not,
 * nor of a user with many of them in a day: asked again, it is decided again.
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
        CASE WHEN changes() = 0 THEN ${verdict} END,
        ${now}
        WHERE changes() > 0 OR (
          EXISTS (SELECT 1 FROM menu_links WHERE client_id = ${clientID} AND client_id <> '')
          AND ${answersOfDay(userID, dayBefore)} < ${ROWS_A_DAY.answers}
        )`,
    )
    .onConflictDoNothing(),
)

/** Holds what was just answered to be held. It must follow `keepAnswer` at once: `changes()` tells whether the answer is new. */
const holdAnswered = preparedForBatch((db) => {
  const isAnswer = exists(
    db
      .select()
      .from(activityAnswers)
      .where(and(ofKey, eq(activityAnswers.refusal, HELD))),
  )
  return holding(db, and(sql`changes() > 0`, isAnswer))
})

/** Holds what came without a key and was not counted, if it is to be held. It must follow `insertActivity` at once. */
const holdRefused = preparedForBatch((db) => holding(db, sql`changes() = 0 AND ${verdict} = ${HELD}`))

/**
 * The answer with its activity, which is looked for in the week that the answer's instant belongs to in whatever time zone. By
 * the instant too: numbers of before they said whose they are were given again, once a school year was reduced to totals.
 */
const readAnswer = preparedForBatch((db) =>
  db
    .select({
      answer: { count: activityAnswers.count, verdict: activityAnswers.refusal },
      activity: activityColumns,
    })
    .from(activityAnswers)
    .leftJoin(
      activities,
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
          activityLogID: sql<number>`1 + max(${before}, recent.last_number)`.as('activity_log_id'),
          description: menuLinks.displayName,
          activityDate: sql<string>`${now}`.as('activity_date'),
        })
        .from(menuLinks)
        .crossJoin(recent)
        .where(
          and(
            eq(menuLinks.clientID, clientID),
            ne(menuLinks.clientID, sql`''`),
            isNull(verdictBesideRecent),
            unanswered,
          ),
        ),
    )
    .onConflictDoNothing()
    .returning(activityColumns)
}

/** Keeps the activity for the teacher: once a week and page, and anew where she had said no to an earlier one. */
function holding(db: Database, condition: SQL | undefined) {
  return db
    .insert(heldActivities)
    .select(
      db
        .select({
          userID: sql<number>`${userID}`.as('user_id'),
          week: sql<string>`${week}`.as('week'),
          clientID: menuLinks.clientID,
          description: menuLinks.displayName,
          activityDate: sql<string>`${now}`.as('activity_date'),
          decision: sql<null>`NULL`.as('decision'),
          decidedAt: sql<null>`NULL`.as('decided_at'),
        })
        .from(menuLinks)
        .where(and(eq(menuLinks.clientID, clientID), ne(menuLinks.clientID, sql`''`), condition)),
    )
    .onConflictDoUpdate({
      target: [heldActivities.userID, heldActivities.week, heldActivities.clientID],
      set: {
        description: sql`excluded.description`,
        activityDate: sql`excluded.activity_date`,
        decision: null,
        decidedAt: null,
      },
      setWhere: eq(heldActivities.decision, 'dismissed'),
    })
}
