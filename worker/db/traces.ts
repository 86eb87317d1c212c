import { and, count, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Trace } from '../../domain/api/trace.ts'
import type { Span } from '../../domain/calendar.ts'
import type { Place } from '../../domain/events.ts'
import type { Slice } from '../parameters.ts'
import { contains } from './contains.ts'
import type { Database } from './database.ts'
import { games, traces, users } from './schema.ts'

/** Keeps where an enabled pupil went; a game of a record is kept under the record's own clientID. */
export async function saveTrace(db: Database, userID: number, place: Place, now: Date): Promise<void> {
  const game = db
    .select({ clientID: games.clientID })
    .from(games)
    .where(eq(games.id, place.id ?? ''))
  await db.insert(traces).select(
    db
      .select({
        traceID: sql<number>`NULL`.as('trace_id'),
        userID: users.id,
        clientID: sql<string>`coalesce(${game}, ${place.name})`.as('client_id'),
        date: sql<string>`${now.toISOString()}`.as('date'),
      })
      .from(users)
      .where(and(eq(users.id, userID), eq(users.isEnabled, true), eq(users.isAdmin, false))),
  )
}

/** Some of the traces of a span of time in whose page or pupil `q` is found, newest first; `total` counts all. */
export async function listTraces(
  db: Database,
  { start, end }: Span,
  q: string,
  { limit, offset }: Slice,
): Promise<{ data: Trace[]; total: number }> {
  const ofSpan = and(gte(traces.date, start.toISOString()), lt(traces.date, end.toISOString()))
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
    // Every trace has its pupil: only a search needs to read them too.
    q === '' ? counted.where(found) : counted.innerJoin(users, eq(users.id, traces.userID)).where(found),
  ])
  return { data, total: all?.total ?? 0 }
}
