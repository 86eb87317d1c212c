import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { ClassMove, SchoolYearRequest } from '../../domain/api/school-year.ts'
import { type EndedSessions, NO_MORE_TOKENS } from '../../domain/events.ts'
import { eraseStatements } from '../accounts/erase.ts'
import { breaksRule } from '../db/breaks-rule.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { hashOf } from '../hash-of.ts'
import { gainsPictures } from '../secret-pictures/asks-for-pictures.ts'

export interface PupilCounts {
  /** Class -> its enabled pupils. */
  enabled: ReadonlyMap<string, number>
  archived: number
  /** Of the pupils whom the change is about: another one as soon as one of them comes, goes or moves. */
  stamp: string
}

export async function countPupils(db: Database, asked: SchoolYearRequest): Promise<PupilCounts> {
  return readCounts(await pupils(db), asked)
}

/**
 * Makes all moves in one transaction: who is promoted into a class is not erased or archived with those who were there.
 * @returns how many pupils there were before, and whose sessions have ended; null where the pupils are not those of the
 *   stamp, or came, went or moved while this was asked for
 */
export async function changeSchoolYear(
  db: Database,
  asked: SchoolYearRequest,
): Promise<(PupilCounts & { ended: EndedSessions[] }) | null> {
  const { moves, eraseArchived } = asked
  const seen = await pupils(db)
  const counts = await readCounts(seen, asked)
  if (asked.stamp !== undefined && asked.stamp !== counts.stamp) return null
  const archived = eraseArchived ? eq(users.isEnabled, false) : undefined
  const isErased = and(eq(users.isAdmin, false), or(archived, enabledOf(moves, 'erase')))
  const leaving = and(eq(users.isAdmin, false), enabledOf(moves, 'archive'))
  const isPromoted = and(eq(users.isAdmin, false), enabledOf(moves, 'promote'))
  const nextClass = sql`(SELECT value ->> 'to' FROM ${list(moves, 'promote')} WHERE value ->> 'classCode' = ${users.classCode})`
  const changes = db.batch([
    mustBeAsSeen(db, seen),
    db
      .select({ userID: users.id, tokenVersion: sql<number>`${users.tokenVersion} + 1` })
      .from(users)
      .where(or(leaving, and(isPromoted, gainsPictures(nextClass)))),
    // First of all: who is archived now is not one of those who were archived before.
    ...eraseStatements(db, isErased),
    db
      .update(users)
      .set({ isEnabled: false, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(leaving),
    db
      .update(users)
      .set({
        classCode: nextClass,
        tokenVersion: sql`${users.tokenVersion} + ${gainsPictures(nextClass)}`,
      })
      .where(isPromoted),
  ])
  const changed = await changes.catch((error: unknown) => {
    if (breaksRule(error, 'NOT NULL', 'users.user_name')) return null
    throw error
  })
  if (changed === null) return null
  const [, signedOut, gone] = changed
  const erased = gone.map(({ id }) => ({ userID: id, tokenVersion: NO_MORE_TOKENS }))
  return { ...counts, ended: [...signedOut, ...erased] }
}

/** Fails, and the whole transaction with it, where a pupil has come, gone or moved since: nobody may be without a name. */
function mustBeAsSeen(db: Database, seen: Pupils) {
  const list = JSON.stringify(seen.map(({ id, classCode, isEnabled }) => [id, classCode, Number(isEnabled)]))
  return db
    .update(users)
    .set({ userName: sql`NULL` })
    .where(sql`(SELECT count(*) FROM users AS pupil WHERE NOT pupil.is_admin) <> json_array_length(${list})
      OR EXISTS (
        SELECT 1 FROM json_each(${list}) AS was
        LEFT JOIN users AS pupil ON pupil.id = was.value ->> 0 AND NOT pupil.is_admin
        WHERE pupil.class_code IS NOT was.value ->> 1 OR pupil.is_enabled IS NOT was.value ->> 2
      )`)
}

function pupils(db: Database) {
  return db
    .select({ id: users.id, classCode: users.classCode, isEnabled: users.isEnabled })
    .from(users)
    .where(eq(users.isAdmin, false))
    .orderBy(asc(users.id))
}

type Pupils = Awaited<ReturnType<typeof pupils>>

async function readCounts(all: Pupils, { moves, eraseArchived }: SchoolYearRequest): Promise<PupilCounts> {
  const classes = Map.groupBy(
    all.filter(({ isEnabled }) => isEnabled),
    ({ classCode }) => classCode ?? '',
  )
  const archived = all.filter(({ isEnabled }) => !isEnabled)
  const concerned = [...moves.map(({ classCode }) => classes.get(classCode)), eraseArchived && archived]
  return {
    enabled: new Map([...classes].map(([classCode, some]) => [classCode, some.length])),
    archived: archived.length,
    stamp: await hashOf(Uint8Array.from(new TextEncoder().encode(JSON.stringify(concerned))), 12),
  }
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
