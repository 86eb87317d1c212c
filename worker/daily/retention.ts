import { and, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { DAY, HOUR, MAX_ADMIN_ACTIONS } from '../../domain/bounds.ts'
import { addDays } from '../../domain/calendar.ts'
import { MISSIONS_PER_STICKER } from '../../domain/economy.ts'
import type { Database } from '../db/database.ts'
import {
  activities,
  activityAnswers,
  activityTotals,
  adminActions,
  answerBatches,
  answerTotals,
  attempts,
  bestScores,
  checkResults,
  checks,
  compositions,
  dealtMissions,
  heldActivities,
  heldAnswers,
  importedPupils,
  lessonSteps,
  lessons,
  liveGames,
  liveResults,
  logs,
  restoreParts,
  stickers,
  substitutes,
  traces,
  usedChallenges,
  users,
  videoViews,
} from '../db/schema.ts'
import { DECIDED_DAYS } from '../held-answers/queries.ts'
import { oldestUndoable } from '../import/undo-import.ts'
import { ALL_PUPILS_GLOB, ATTEMPT_DAYS } from '../secret-pictures/attempts.ts'
import { IS_INFORMATIVE } from '../words/answers/is-informative.ts'
import { IS_MISSION } from '../words/mission/read-album.ts'

/**
 * Longer than any lock, except the lock after wrong secret pictures: those attempts count for `ATTEMPT_DAYS`
 * (without an address).
 */
const ATTEMPT_HOURS = 25
/** Longer than any restore takes, so older rows belong to an aborted one. */
const RESTORE_HOURS = 1
/** Longer than a challenge is valid. */
const CHALLENGE_HOURS = 1
/** The school's day may be one day behind the UTC day. */
const SUBSTITUTE_DAYS = 1
/** Longer than the summer, during which an unused browser may store unsent calls. */
export const ANSWER_DAYS = 120
/** A mission counts for a week after its school day, which may begin later than the UTC day. */
export const DEALT_DAYS = 9

/**
 * Checks that were made at most this long before the first week of a school year, e.g. in late August, belong
 * to that year.
 */
const SUMMER_DAYS = 60

/** Deletes expired rows. Traces and logs expire after `retentionDays`. */
export async function deleteExpired(db: Database, now: Date, retentionDays: number): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await db.batch([
    db.delete(traces).where(lt(traces.date, before(retentionDays * DAY))),
    db.delete(logs).where(lt(logs.dateReceived, before(retentionDays * DAY))),
    db.delete(substitutes).where(lt(substitutes.day, before(SUBSTITUTE_DAYS * DAY).slice(0, 10))),
    db.delete(usedChallenges).where(lt(usedChallenges.usedAt, before(CHALLENGE_HOURS * HOUR))),
    db
      .delete(attempts)
      .where(
        and(
          lt(attempts.at, before(ATTEMPT_HOURS * HOUR)),
          or(
            lt(attempts.at, before(ATTEMPT_DAYS * DAY)),
            sql`${attempts.subject} NOT GLOB ${ALL_PUPILS_GLOB}`,
          ),
        ),
      ),
    db.delete(activityAnswers).where(lt(activityAnswers.createdAt, before(ANSWER_DAYS * DAY))),
    db.delete(heldAnswers).where(lt(heldAnswers.decidedAt, before(DECIDED_DAYS * DAY))),
    db.delete(dealtMissions).where(lt(dealtMissions.day, before(DEALT_DAYS * DAY).slice(0, 10))),
    db.delete(importedPupils).where(lt(importedPupils.importedAt, oldestUndoable(now))),
    db.delete(restoreParts).where(lt(restoreParts.createdAt, before(RESTORE_HOURS * HOUR))),
    db.delete(videoViews).where(lt(videoViews.week, before(ANSWER_DAYS * DAY).slice(0, 10))),
    db
      .delete(adminActions)
      .where(
        lte(
          adminActions.adminActionID,
          sql`(SELECT max(admin_action_id) FROM admin_actions) - ${MAX_ADMIN_ACTIONS}`,
        ),
      ),
  ])
}

/**
 * Reduces activities before `week` (a Sunday) to totals per month and to stickers. Also deletes held
 * activities, undecided held answers, lesson steps, best scores and journal rows of earlier weeks, and checks
 * of earlier school years.
 */
export async function reduceToTotals(db: Database, week: string): Promise<void> {
  // Selects by user, because a user's rows are ordered by week. So on most days no row is read.
  const everyone = db.select({ id: users.id }).from(users)
  const lessonsBefore = db.select({ code: lessons.code }).from(lessons).where(lt(lessons.lastDay, week))
  const isOldCheck = lt(checks.created, addDays(week, -SUMMER_DAYS))
  const oldChecks = db.select({ checkID: checks.checkID }).from(checks).where(isOldCheck)
  const isBeforeWeek = and(inArray(activities.userID, everyone), lt(activities.week, week))
  await db.batch([
    db
      .insert(activityTotals)
      .select(
        sql`SELECT user_id, substr(week, 1, 7) AS month, count(*) FROM activities WHERE ${isBeforeWeek} GROUP BY user_id, month`,
      )
      .onConflictDoUpdate({
        target: [activityTotals.userID, activityTotals.month],
        set: { count: sql`${activityTotals.count} + excluded.count` },
      }),
    db
      .insert(stickers)
      .select(
        sql`SELECT user_id, week, count(*) AS missions FROM activities
          WHERE ${isBeforeWeek} AND ${IS_MISSION} GROUP BY 1, 2 HAVING missions >= ${MISSIONS_PER_STICKER}`,
      )
      .onConflictDoNothing(),
    db.delete(activities).where(isBeforeWeek),
    db
      .delete(heldActivities)
      .where(and(inArray(heldActivities.userID, everyone), lt(heldActivities.week, week))),
    db.delete(heldAnswers).where(and(isNull(heldAnswers.decidedAt), lt(heldAnswers.receivedAt, week))),
    db.delete(lessonSteps).where(inArray(lessonSteps.code, lessonsBefore)),
    db.delete(checkResults).where(inArray(checkResults.checkID, oldChecks)),
    db.delete(checks).where(isOldCheck),
    db.delete(bestScores).where(and(inArray(bestScores.userID, everyone), lt(bestScores.reachedAt, week))),
    db.delete(adminActions).where(lt(adminActions.at, week)),
  ])
}

/** Days after which individual answers are reduced to totals. */
export const ANSWER_LOG_DAYS = 60

/**
 * Deletes answers, live games and compositions older than `ANSWER_LOG_DAYS`. Informative answers are first added to
 * anonymous totals per word.
 */
export async function reduceAnswers(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ANSWER_LOG_DAYS * DAY).toISOString()
  // Selects by user, because a user's rows are ordered by time. So only the rows to delete are read.
  const everyone = db.select({ id: users.id }).from(users)
  const isOld = and(inArray(answerBatches.userID, everyone), lt(answerBatches.receivedAt, before))
  const oldGames = db.select({ code: liveGames.code }).from(liveGames).where(lt(liveGames.created, before))
  await db.batch([
    db
      .insert(answerTotals)
      .select(
        sql`SELECT answer.value ->> 'word' AS word, answer.value ->> 'task' AS task, ${gapRange} AS gap,
            sum(answer.value ->> 'right'), count(*)
          FROM users CROSS JOIN answer_batches ON answer_batches.user_id = users.id AND answer_batches.received_at < ${before}
            CROSS JOIN json_each(answer_batches.answers) AS answer
          WHERE ${IS_INFORMATIVE} GROUP BY 1, 2, 3`,
      )
      .onConflictDoUpdate({
        target: [answerTotals.word, answerTotals.task, answerTotals.gap],
        set: {
          right: sql`${answerTotals.right} + excluded.right_tries`,
          tries: sql`${answerTotals.tries} + excluded.tries`,
        },
      }),
    db.delete(answerBatches).where(isOld),
    db
      .delete(compositions)
      .where(and(inArray(compositions.userID, everyone), lt(compositions.sentAt, before))),
    db.delete(liveResults).where(inArray(liveResults.code, oldGames)),
    db.delete(liveGames).where(lt(liveGames.created, before)),
    // Ends games that nobody entered.
    db
      .update(liveGames)
      .set({ ended: liveGames.created })
      .where(
        and(isNull(liveGames.ended), lt(liveGames.created, new Date(now.getTime() - DAY).toISOString())),
      ),
  ])
}

/**
 * The lower bound of the range that contains an answer's gap in days: 0, 1, 2 to 3, 4 to 7, 8 to 14, 15 to
 * 20, 21 and more; -1 without a gap.
 */
const gapRange = sql`CASE
  WHEN answer.value ->> 'gap' IS NULL THEN -1 WHEN answer.value ->> 'gap' >= 21 THEN 21 WHEN answer.value ->> 'gap' >= 15 THEN 15
  WHEN answer.value ->> 'gap' >= 8 THEN 8 WHEN answer.value ->> 'gap' >= 4 THEN 4 WHEN answer.value ->> 'gap' >= 2 THEN 2
  ELSE answer.value ->> 'gap' END`
