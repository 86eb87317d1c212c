import { and, desc, eq, sql } from 'drizzle-orm'
import type { Activity } from '../../domain/api/activity.ts'
import type { Database } from './database.ts'
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
  return db
    .select(activityColumns)
    .from(activities)
    .where(and(eq(activities.userID, userID), eq(activities.week, week)))
    .orderBy(desc(activities.activityDate), desc(activities.activityLogID))
}

/** How many activities count for a user in the week. */
export function weekCount(userID: number, week: string) {
  return sql<number>`(
    SELECT count(*) FROM activities AS counted WHERE counted.user_id = ${userID} AND counted.week = ${week}
  )`
}
