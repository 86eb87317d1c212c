import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { ClassMove, SchoolYearRequest } from '../../domain/api/school-year.ts'
import { type EndedSessions, NO_MORE_TOKENS } from '../../domain/events.ts'
import { eraseStatements } from '../accounts/erase.ts'
import { gradeOnJoining } from '../classes/grade-in-class.ts'
import type { Database } from '../db/database.ts'
import { checks, classGoals, groupMembers, users } from '../db/schema.ts'
import { violatesConstraint } from '../db/violates-constraint.ts'
import { pupilKeys } from '../groups/audience.ts'
import { hashOf } from '../hash-of.ts'
import { gainsPictures } from '../secret-pictures/asks-for-pictures.ts'

export interface PupilCounts {
  /** Class code -> number of enabled pupils. */
  enabled: ReadonlyMap<string, number>
  archived: number
  /** Hash of the affected pupils. Changes if one of them is added, removed or moved. */
  stamp: string
}

export async function countPupils(db: Database, request: SchoolYearRequest): Promise<PupilCounts> {
  return readCounts(await readPupils(db), request)
}

/**
 * Makes all moves in one transaction. Pupils promoted into a class are not erased or archived with its former
 * pupils. Closes the open checks and deletes the goals of the moved pupils, of their groups, and of their
 * former and next classes, so that the next pupils do not inherit them.
 * @returns the counts before the change and the ended sessions; null if the pupils differ from the stamp or
 * changed during the call
 */
export async function changeSchoolYear(
  db: Database,
  request: SchoolYearRequest,
): Promise<(PupilCounts & { ended: EndedSessions[] }) | null> {
  const { moves, eraseArchived } = request
  const seen = await readPupils(db)
  const counts = await readCounts(seen, request)
  if (request.stamp !== undefined && request.stamp !== counts.stamp) return null
  const archived = eraseArchived ? eq(users.isEnabled, false) : undefined
  const isErased = and(eq(users.isAdmin, false), or(archived, isInMoves(moves, 'erase')))
  const isLeaving = and(eq(users.isAdmin, false), isInMoves(moves, 'archive'))
  const isPromoted = and(eq(users.isAdmin, false), isInMoves(moves, 'promote'))
  const isMoved = or(isLeaving, isPromoted, and(eq(users.isAdmin, false), isInMoves(moves, 'erase')))
  const moved = db.select({ id: users.id }).from(users).where(isMoved)
  const keys = sql`(
    SELECT value FROM json_each(${JSON.stringify(classCodesIn(moves))}) UNION ALL SELECT * FROM ${pupilKeys(isMoved)}
    UNION ALL SELECT group_id FROM group_members WHERE user_id IN ${moved}
  )`
  const nextClass = sql`(SELECT value ->> 'to' FROM ${movesWithAction(moves, 'promote')} WHERE value ->> 'classCode' = ${users.classCode})`
  const changes = db.batch([
    failIfChanged(db, seen),
    db
      .select({ userID: users.id, tokenVersion: sql<number>`${users.tokenVersion} + 1` })
      .from(users)
      .where(or(isLeaving, and(isPromoted, gainsPictures(nextClass)))),
    // Must run while the moved pupils are still in their groups.
    db
      .update(checks)
      .set({ open: null })
      .where(and(isNotNull(checks.open), sql`${checks.classCode} IN ${keys}`)),
    db.delete(classGoals).where(sql`${classGoals.classCode} IN ${keys}`),
    // Erases before archiving, so that pupils archived by this call are not erased with those archived
    // before.
    ...eraseStatements(db, isErased),
    // Memberships in groups end with the school year.
    db
      .delete(groupMembers)
      .where(
        inArray(
          groupMembers.userID,
          db.select({ id: users.id }).from(users).where(or(isLeaving, isPromoted)),
        ),
      ),
    db
      .update(users)
      .set({ isEnabled: false, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(isLeaving),
    db
      .update(users)
      .set({
        classCode: nextClass,
        grade: gradeOnJoining(nextClass, 1),
        tokenVersion: sql`${users.tokenVersion} + ${gainsPictures(nextClass)}`,
      })
      .where(isPromoted),
  ])
  const changed = await changes.catch((error: unknown) => {
    if (violatesConstraint(error, 'NOT NULL', 'users.user_name')) return null
    throw error
  })
  if (changed === null) return null
  const [, signedOut, , , erasedRows] = changed
  const erased = erasedRows.map(({ id }) => ({ userID: id, tokenVersion: NO_MORE_TOKENS }))
  return { ...counts, ended: [...signedOut, ...erased] }
}

/**
 * Makes the transaction fail (`user_name` is NOT NULL) if a pupil was added, removed or moved since `seen`
 * was read.
 */
function failIfChanged(db: Database, seen: Pupils) {
  const pupilsJson = JSON.stringify(
    seen.map(({ id, classCode, isEnabled }) => [id, classCode, Number(isEnabled)]),
  )
  return db
    .update(users)
    .set({ userName: sql`NULL` })
    .where(sql`(SELECT count(*) FROM users AS pupil WHERE NOT pupil.is_admin) <> json_array_length(${pupilsJson})
      OR EXISTS (
        SELECT 1 FROM json_each(${pupilsJson}) AS was
        LEFT JOIN users AS pupil ON pupil.id = was.value ->> 0 AND NOT pupil.is_admin
        WHERE pupil.class_code IS NOT was.value ->> 1 OR pupil.is_enabled IS NOT was.value ->> 2
      )`)
}

function readPupils(db: Database) {
  return db
    .select({ id: users.id, classCode: users.classCode, isEnabled: users.isEnabled })
    .from(users)
    .where(eq(users.isAdmin, false))
    .orderBy(asc(users.id))
}

type Pupils = Awaited<ReturnType<typeof readPupils>>

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

/** The classes that pupils leave or join. */
export function classCodesIn(moves: readonly ClassMove[]): string[] {
  return moves.flatMap((move) => (move.action === 'promote' ? [move.classCode, move.to] : [move.classCode]))
}

function isInMoves(moves: readonly ClassMove[], action: ClassMove['action']): SQL | undefined {
  return and(
    eq(users.isEnabled, true),
    sql`${users.classCode} IN (SELECT value ->> 'classCode' FROM ${movesWithAction(moves, action)})`,
  )
}

/** One bound JSON text, since a statement takes at most 100 parameters. */
function movesWithAction(moves: readonly ClassMove[], action: ClassMove['action']): SQL {
  return sql`json_each(${JSON.stringify(moves.filter((move) => move.action === action))})`
}
