import { and, count, eq, or, type SQL, sql } from 'drizzle-orm'
import type { ClassMove, SchoolYearRequest } from '../../domain/api/school-year.ts'
import { type EndedSessions, NO_MORE_TOKENS } from '../../domain/events.ts'
import type { Database } from './database.ts'
import { eraseStatements } from './erase-user.ts'
import { users } from './schema.ts'

export interface PupilCounts {
  /** Class -> its enabled pupils. */
  enabled: ReadonlyMap<string, number>
  archived: number
}

export async function countPupils(db: Database): Promise<PupilCounts> {
  const rows = await pupilCounts(db)
  return readCounts(rows)
}

/**
 * Makes all moves in one transaction: who is promoted into a class is not erased or archived with those who were there.
 * @returns how many pupils there were before, and whose sessions have ended
 */
export async function changeSchoolYear(
  db: Database,
  { moves, eraseArchived }: SchoolYearRequest,
): Promise<PupilCounts & { ended: EndedSessions[] }> {
  const archived = eraseArchived ? eq(users.isEnabled, false) : undefined
  const doomed = and(eq(users.isAdmin, false), or(archived, enabledOf(moves, 'erase')))
  const leaving = and(eq(users.isAdmin, false), enabledOf(moves, 'archive'))
  const [rows, left, gone] = await db.batch([
    pupilCounts(db),
    db
      .select({ userID: users.id, tokenVersion: sql<number>`${users.tokenVersion} + 1` })
      .from(users)
      .where(leaving),
    // First of all: who is archived now is not one of those who were archived before.
    ...eraseStatements(db, doomed),
    db
      .update(users)
      .set({ isEnabled: false, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(leaving),
    db
      .update(users)
      .set({
        classCode: sql`(SELECT value ->> 'to' FROM ${list(moves, 'promote')} WHERE value ->> 'classCode' = ${users.classCode})`,
      })
      .where(and(eq(users.isAdmin, false), enabledOf(moves, 'promote'))),
  ])
  const erased = gone.map(({ id }) => ({ userID: id, tokenVersion: NO_MORE_TOKENS }))
  return { ...readCounts(rows), ended: [...left, ...erased] }
}

function pupilCounts(db: Database) {
  return db
    .select({ classCode: users.classCode, isEnabled: users.isEnabled, pupils: count() })
    .from(users)
    .where(eq(users.isAdmin, false))
    .groupBy(users.classCode, users.isEnabled)
}

function readCounts(rows: Awaited<ReturnType<typeof pupilCounts>>): PupilCounts {
  const enabled = rows.flatMap((row) => (row.isEnabled ? [[row.classCode ?? '', row.pupils] as const] : []))
  const archived = rows.reduce((sum, row) => (row.isEnabled ? sum : sum + row.pupils), 0)
  return { enabled: new Map(enabled), archived }
}

function enabledOf(moves: readonly ClassMove[], action: ClassMove['action']): SQL | undefined {
  return and(
    eq(users.isEnabled, true),
    sql`${users.classCode} IN (SELECT value ->> 'classCode' FROM ${list(moves, action)})`,
  )
}

/** As one bound text: a statement takes 100 parameters at most. */
function list(moves: readonly ClassMove[], action: ClassMove['action']): SQL {
  return sql`json_each(${JSON.stringify(moves.filter((move) => move.action === action))})`
}
