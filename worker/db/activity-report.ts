import { and, between, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Activity } from '../../domain/api/activity.ts'
import type { ReportedActivity } from '../../domain/api/activity-report.ts'
import type { Span } from '../../domain/calendar.ts'
import type { Slice } from '../parameters.ts'
import { activityColumns } from './activities.ts'
import { contains } from './contains.ts'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
import { activities, users } from './schema.ts'

/** A user's activities of a span of time, newest first; `weeks` are the school's weeks that it touches. */
export async function listActivities(
  db: Database,
  userID: number,
  span: Span,
  weeks: { first: string; last: string },
): Promise<Activity[]> {
  return ofUser(db).all({ userID, ...weeks, start: span.start.toISOString(), end: span.end.toISOString() })
}

const ofUser = prepared((db) => {
  const value = sql.placeholder
  return db
    .select(activityColumns)
    .from(activities)
    .where(
      and(
        eq(activities.userID, value('userID')),
        // By the weeks the rows are found in the one index of a user's activities.
        between(activities.week, value('first'), value('last')),
        gte(activities.activityDate, value('start')),
        lt(activities.activityDate, value('end')),
      ),
    )
    .orderBy(desc(activities.activityDate), desc(activities.activityLogID))
    .prepare()
})

/**
 * Everyone's activities of a span of time in whose description `q` is found, newest first; all of them
 * where no slice is asked for. `total` counts all.
 */
export async function listAllActivities(
  db: Database,
  span: Span,
  q: string,
  slice: Slice | null,
): Promise<{ data: ReportedActivity[]; total: number }> {
  const found = and(within(span), q === '' ? undefined : contains(activities.description, q))
  const rows = db
    .select({ ...activityColumns, displayName: users.displayName, classCode: users.classCode })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.userID))
    .where(found)
    .orderBy(desc(activities.activityDate), desc(activities.activityLogID))
  if (!slice) {
    const all = await rows
    return { data: all.map(asReported), total: all.length }
  }
  const [some, [counted]] = await db.batch([
    rows.limit(slice.limit).offset(slice.offset),
    db.select({ total: count() }).from(activities).where(found),
  ])
  return { data: some.map(asReported), total: counted?.total ?? 0 }
}

function within({ start, end }: Span) {
  return and(
    gte(activities.activityDate, start.toISOString()),
    lt(activities.activityDate, end.toISOString()),
  )
}

function asReported(
  row: Omit<ReportedActivity, 'classCode'> & { classCode: string | null },
): ReportedActivity {
  return { ...row, classCode: row.classCode ?? '' }
}
