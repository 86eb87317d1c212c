import { and, count, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Activity } from '../../domain/api/activity.ts'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
import { activities } from './schema.ts'

/** The columns of an activity as the API shows it. */
export const activityColumns = {
  activityLogID: activities.activityLogID,
  userID: activities.userID,
  activityDate: activities.activityDate,
  clientID: activities.clientID,
  description: activities.description,
}

/** What counted for a user in the week, newest first. */
export async function listWeek(db: Database, userID: number, week: string): Promise<Activity[]> {
  return ofWeek(db).all({ userID, week })
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

/** How many activities count for a user in the week. */
export async function countWeek(db: Database, userID: number, week: string): Promise<number> {
  const ofWeek = and(eq(activities.userID, userID), eq(activities.week, week))
  const [row] = await db.select({ total: count() }).from(activities).where(ofWeek)
  return row?.total ?? 0
}

/** As a part of a statement: how many activities count for a user in the week. */
export function weekCount(userID: number | Placeholder, week: string | Placeholder) {
  return sql<number>`(
    SELECT count(*) FROM activities AS counted WHERE counted.user_id = ${userID} AND counted.week = ${week}
  )`
}
