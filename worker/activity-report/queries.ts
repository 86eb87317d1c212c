import { and, between, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Activity } from '../../domain/api/activity.ts'
import type { ReportedActivity } from '../../domain/api/activity-report.ts'
import { addDays, type Span } from '../../domain/calendar.ts'
import { activityColumns, withPageName } from '../activities/queries.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { activities, users } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'
import { type WeekCount, weeksOfSlice } from './weeks-of-slice.ts'

/** A span of time, and the first and last school week that it touches. The index needs the weeks. */
export interface SpanOfWeeks extends Span {
  firstWeek: string
  lastWeek: string
}

/** A user's activities in a span of time, newest first. */
export async function listActivities(
  db: Database,
  userID: number,
  { start, end, ...weeks }: SpanOfWeeks,
): Promise<Activity[]> {
  const values = { userID, ...weeks, start: start.toISOString(), end: end.toISOString() }
  return (await selectOfUser(db).all(values)).map(withPageName)
}

const selectOfUser = prepared((db) => {
  const value = sql.placeholder
  return db
    .select(activityColumns)
    .from(activities)
    .where(
      and(
        eq(activities.userID, value('userID')),
        between(activities.week, value('firstWeek'), value('lastWeek')),
        gte(activities.activityDate, value('start')),
        lt(activities.activityDate, value('end')),
      ),
    )
    .orderBy(desc(activities.activityDate), desc(activities.activityLogID))
    .prepare()
})

/**
 * All users' activities in a span of time whose description contains `q`, newest first. Returns all of them
 * if `slice` is null. `total` counts all matches.
 * @param ofScope restricts the users
 */
export async function listAllActivities(
  db: Database,
  span: SpanOfWeeks,
  q: string,
  slice: Slice | null,
  ofScope: SQL | undefined,
): Promise<{ data: ReportedActivity[]; total: number }> {
  if (!slice || q !== '') {
    const rows = await selectActivities(db, and(inSpan(span), ofScope))
    const found = rows
      .map(toReportRow)
      .filter(({ description }) => normalize(description).includes(normalize(q)))
    const data = slice ? found.slice(slice.offset, slice.offset + slice.limit) : found
    return { data, total: found.length }
  }
  const counts = await countWeeks(db, span, ofScope)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const part = weeksOfSlice(counts, slice)
  if (!part) return { data: [], total }
  const rows = await selectActivities(db, and(inSpan({ ...span, ...part }), ofScope))
    .limit(slice.limit)
    .offset(part.offset)
  return { data: rows.map(toReportRow), total }
}

function selectActivities(db: Database, condition: SQL | undefined) {
  return (
    db
      .select({ ...activityColumns, displayName: users.displayName, classCode: users.classCode })
      .from(users)
      // The cross join makes SQLite read only each user's rows of those weeks, not the rows of all years.
      .crossJoin(activities)
      .where(condition)
      .orderBy(desc(activities.activityDate), desc(activities.activityLogID))
  )
}

/** The number of activities per week, newest first. */
async function countWeeks(db: Database, span: SpanOfWeeks, ofScope: SQL | undefined): Promise<WeekCount[]> {
  const weeks: string[] = []
  for (let week = span.lastWeek; week >= span.firstWeek; week = addDays(week, -7)) weeks.push(week)
  const columns = weeks.map((week) => {
    const ofWeek = sql<number>`count(*) FILTER (WHERE ${activities.week} = ${week})`
    return [week, ofWeek] as const
  })
  const counted = await db
    .select(Object.fromEntries(columns))
    .from(users)
    .crossJoin(activities)
    .where(and(inSpan(span), ofScope))
    .get()
  return weeks.map((week) => ({ week, count: counted?.[week] ?? 0 }))
}

function inSpan({ start, end, firstWeek, lastWeek }: SpanOfWeeks) {
  return and(
    eq(activities.userID, users.id),
    between(activities.week, firstWeek, lastWeek),
    gte(activities.activityDate, start.toISOString()),
    lt(activities.activityDate, end.toISOString()),
  )
}

function toReportRow(
  row: Omit<ReportedActivity, 'classCode'> & { classCode: string | null },
): ReportedActivity {
  return { ...withPageName(row), classCode: row.classCode ?? '' }
}

/** Normalized for a search that ignores case. */
function normalize(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
