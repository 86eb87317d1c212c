import { and, eq, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Activity } from '../../domain/api/activity.ts'
import { ACTIVITY_REFUSALS, COUNTING_SCORE, SCORE_GROUP } from '../../domain/economy.ts'
import { activityColumns, weekCount } from './activities.ts'
import type { Database } from './database.ts'
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
  /** Why it was refused: one of ACTIVITY_REFUSALS. */
  refusal: string | null
}

/**
 * Counts an activity, once a week and page. The database decides in one transaction, by the link's row as
 * it then is, so that of any number of calls at the same time one counts. The user must exist.
 */
export async function countActivity(db: Database, claim: Claim): Promise<Outcome> {
  return claim.idempotencyKey === null ? countOnce(db, claim) : countByKey(db, claim, claim.idempotencyKey)
}

async function countOnce(db: Database, claim: Claim): Promise<Outcome> {
  const [counted, [after]] = await db.batch([
    insertActivity(db, claim),
    db
      .select({
        count: weekCount(claim.userID, claim.week).as('count'),
        refusal: refusal(claim).as('refusal'),
      })
      .from(one),
  ])
  const activity = counted[0] ?? null
  return { activity, count: after?.count ?? 0, refusal: activity ? null : (after?.refusal ?? null) }
}

async function countByKey(db: Database, claim: Claim, idempotencyKey: string): Promise<Outcome> {
  const ofKey = and(
    eq(activityAnswers.userID, claim.userID),
    eq(activityAnswers.idempotencyKey, idempotencyKey),
  )
  const answers = db.select().from(activityAnswers).where(ofKey)
  const [, , [answer], [activity]] = await db.batch([
    insertActivity(db, claim, notExists(answers)),
    keepAnswer(db, claim, idempotencyKey),
    answers,
    db
      .select(activityColumns)
      .from(activities)
      .where(
        eq(
          activities.activityLogID,
          db.select({ id: activityAnswers.activityLogID }).from(activityAnswers).where(ofKey),
        ),
      ),
  ])
  return { activity: activity ?? null, count: answer?.count ?? 0, refusal: answer?.refusal ?? null }
}

/** Inserts the activity where nothing speaks against it. */
function insertActivity(db: Database, claim: Claim, unanswered?: SQL) {
  const { userID, clientID, week, now } = claim
  return db
    .insert(activities)
    .select(
      db
        .select({
          activityLogID: sql<number>`NULL`.as('activity_log_id'),
          userID: sql<number>`${userID}`.as('user_id'),
          clientID: menuLinks.clientID,
          description: menuLinks.displayName,
          activityDate: sql<string>`${now.toISOString()}`.as('activity_date'),
          week: sql<string>`${week}`.as('week'),
        })
        .from(menuLinks)
        .where(and(isLink(clientID), isNull(refusal(claim)), unanswered)),
    )
    .onConflictDoNothing()
    .returning(activityColumns)
}

/**
 * Keeps what became of the key, unless it is known already. It must follow `insertActivity` at once:
 * `changes()` tells whether that statement counted the activity.
 */
function keepAnswer(db: Database, claim: Claim, idempotencyKey: string) {
  const { userID, clientID, week, now } = claim
  return db
    .insert(activityAnswers)
    .select(
      sql`SELECT ${userID}, ${idempotencyKey},
        CASE WHEN changes() > 0 THEN (
          SELECT activity_log_id FROM activities WHERE user_id = ${userID} AND week = ${week} AND client_id = ${clientID}
        ) END,
        ${weekCount(userID, week)},
        CASE WHEN changes() = 0 THEN ${refusal(claim)} END,
        ${now.toISOString()}
        WHERE true`,
    )
    .onConflictDoNothing()
}

/** Why the claim does not count; NULL where it does. The rules are those of `activityRefusal`. */
function refusal({ userID, clientID, week, score }: Claim): SQL<string | null> {
  return sql<string | null>`(
    WITH RECURSIVE
      link AS (SELECT is_bravo_enabled, parent_group_id FROM menu_links WHERE client_id = ${clientID} AND client_id <> ''),
      above(number) AS (
        SELECT parent_group_id FROM link
        UNION SELECT parent.parent_group_id FROM menu_links AS parent JOIN above ON parent.group_id = above.number
      )
    SELECT CASE
      WHEN NOT EXISTS (SELECT 1 FROM link) THEN ${ACTIVITY_REFUSALS.unknownPage}
      WHEN NOT (SELECT is_bravo_enabled FROM link) THEN ${ACTIVITY_REFUSALS.bravosOff}
      WHEN ${score ?? -1} < ${COUNTING_SCORE} AND EXISTS (SELECT 1 FROM above WHERE number = ${SCORE_GROUP})
        THEN ${ACTIVITY_REFUSALS.scoreTooLow}
      WHEN EXISTS (SELECT 1 FROM activities WHERE user_id = ${userID} AND week = ${week} AND client_id = ${clientID})
        THEN ${ACTIVITY_REFUSALS.alreadyCounted}
    END
  )`
}

function isLink(clientID: string): SQL | undefined {
  return and(eq(menuLinks.clientID, clientID), ne(menuLinks.clientID, sql`''`))
}

const one = sql`(SELECT 1)`
