import { and, count, desc, eq, exists, gte, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { sitePageOf } from '../../content/routes.ts'
import type { Trace } from '../../domain/api/trace.ts'
import { DAY, HOUR, MAX_ROWS_PER_DAY } from '../../domain/bounds.ts'
import type { Span } from '../../domain/calendar.ts'
import type { Place } from '../../domain/events.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { games, pages, traces, users } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'
import { isRestoring } from '../schools/restore-lock.ts'

/** Returning to the last page within this time is the same visit. */
const SAME_VISIT_MS = HOUR

/**
 * Stores a trace of an enabled pupil, once per visit and up to a daily limit. The trace of a game has the
 * clientID of the game's record. Ignores unknown pages, and everything during a restore.
 */
export async function saveTrace(db: Database, userID: number, place: Place, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const isKnown = sitePageOf(place.name)
    ? undefined
    : exists(db.select().from(pages).where(eq(pages.clientID, place.name)))
  const game = db
    .select({ clientID: games.clientID })
    .from(games)
    .where(eq(games.id, place.id ?? ''))
  const clientID = sql`coalesce(${game}, ${place.name})`
  const isStored = and(
    eq(users.id, userID),
    eq(users.isEnabled, true),
    eq(users.isAdmin, false),
    isKnown,
    not(isRestoring),
    sql`${clientID} IS NOT (
        SELECT client_id FROM traces WHERE user_id = ${userID} AND date > ${before(SAME_VISIT_MS)}
      ORDER BY date DESC, trace_id DESC LIMIT 1
    )`,
    sql`(SELECT count(*) FROM traces WHERE user_id = ${userID} AND date > ${before(DAY)}) < ${MAX_ROWS_PER_DAY.traces}`,
  )
  await db
    .insert(traces)
    .select(sql`SELECT NULL, id, ${clientID}, ${now.toISOString()} FROM ${users} WHERE ${isStored}`)
}

/**
 * Traces of a span of time whose page or pupil contains `q`, newest first. `total` counts all matches.
 * @param ofScope restricts the pupils
 */
export async function listTraces(
  db: Database,
  { start, end }: Span,
  q: string,
  { limit, offset }: Slice,
  ofScope: SQL | undefined,
): Promise<{ data: Trace[]; total: number }> {
  const ofSpan = and(gte(traces.date, start.toISOString()), lt(traces.date, end.toISOString()), ofScope)
  const found =
    q === '' ? ofSpan : and(ofSpan, or(contains(traces.clientID, q), contains(users.displayName, q)))
  const counted = db.select({ total: count() }).from(traces)
  const [data, [all]] = await db.batch([
    db
      .select({
        traceID: traces.traceID,
        userID: traces.userID,
        displayName: users.displayName,
        clientID: traces.clientID,
        date: traces.date,
      })
      .from(traces)
      .innerJoin(users, eq(users.id, traces.userID))
      .where(found)
      .orderBy(desc(traces.date), desc(traces.traceID))
      .limit(limit)
      .offset(offset),
    // Every trace has a pupil, so only conditions about the pupil need the join.
    q === '' && !ofScope
      ? counted.where(found)
      : counted.innerJoin(users, eq(users.id, traces.userID)).where(found),
  ])
  return { data, total: all?.total ?? 0 }
}
