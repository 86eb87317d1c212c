import { and, count, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import { pageName } from '../../content/page-name.ts'
import type { Activity } from '../../domain/api/activity.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { activities } from '../db/schema.ts'

/** The columns of an activity, from which `named` makes what the API shows. */
export const activityColumns = {
  activityLogID: activities.activityLogID,
  userID: activities.userID,
  activityDate: activities.activityDate,
  clientID: activities.clientID,
  description: activities.description,
}

/** An activity with the name that tells its page from all others: kept is only what the menu called it then. */
export function named<Row extends Pick<Activity, 'clientID' | 'description'>>(row: Row): Row {
  const { clientID, description: displayName } = row
  return { ...row, description: pageName({ clientID, displayName }) }
}

/** What counted for a user in the week, newest first. */
export async function listWeek(db: Database, userID: number, week: string): Promise<Activity[]> {
  return (await ofWeek(db).all({ userID, week })).map(named)
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
