import { and, count, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { pageName } from '../../content/site/page-name.ts'
import type { Activity } from '../../domain/api/activity.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { activities } from '../db/schema.ts'

/** The columns of an activity, for `withPageName`. */
export const activityColumns = {
  activityLogID: activities.activityLogID,
  userID: activities.userID,
  activityDate: activities.activityDate,
  clientID: activities.clientID,
  description: activities.description,
}

/** Replaces the stored menu name of an activity with the unambiguous name of its page. */
export function withPageName<Row extends Pick<Activity, 'clientID' | 'description'>>(row: Row): Row {
  const { clientID, description: displayName } = row
  return { ...row, description: pageName({ clientID, displayName }) }
}

/** A user's counted activities of the week, newest first. */
export async function listWeek(db: Database, userID: number, week: string): Promise<Activity[]> {
  return (await ofWeek(db).all({ userID, week })).map(withPageName)
}

const ofWeek = prepared((db) =>
  db
    .select(activityColumns)
    .from(activities)
    .where(
      and(eq(activities.userID, sql.placeholder('userID')), eq(activities.week, sql.placeholder('week'))),
    )
    .orderBy(desc(activities.activityDate), desc(activities.activityLogID))
    .prepare(),
)

/** Number of a user's counted activities of the week. */
export async function countWeek(db: Database, userID: number, week: string): Promise<number> {
  const ofWeek = and(eq(activities.userID, userID), eq(activities.week, week))
  const [row] = await db.select({ total: count() }).from(activities).where(ofWeek)
  return row?.total ?? 0
}

/** Subquery: number of a user's counted activities of the week. */
export function weekCount(userID: number | Placeholder, week: string | Placeholder) {
  return sql<number>`(
    SELECT count(*) FROM activities AS counted WHERE counted.user_id = ${userID} AND counted.week = ${week}
  )`
}

/**
 * Subquery: number of stored responses to a user's activities since an instant, without those to counted
 * activities, whose number is limited by the number of pages.
 */
export function uncountedResponses(
  userID: number | Placeholder,
  dayBefore: string | Placeholder,
): SQL<number> {
  return sql<number>`(
    SELECT count(*) FROM activity_answers AS kept
    WHERE kept.user_id = ${userID} AND kept.activity_log_id IS NULL AND kept.created_at > ${dayBefore}
  )`
}
