import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type LastImportAnswer, UNDO_HOURS } from '../../domain/api/import.ts'
import { type EndedSessions, NO_MORE_TOKENS } from '../../domain/events.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { eraseStatements } from '../accounts/erase.ts'
import { breaksRule } from '../db/breaks-rule.ts'
import type { Database } from '../db/database.ts'
import { importedPupils, users } from '../db/schema.ts'
import { gainsPictures } from '../secret-pictures/asks-for-pictures.ts'
import { rowsOfUser } from '../users/rows-of-user.ts'
import { changesTo, PRESENT } from './queries.ts'

const HOUR = 3_600_000

/** Nothing of the account's would be lost with it. */
const isUnused = and(
  ...rowsOfUser.map((table) => sql`NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table.userID} = ${users.id})`),
  eq(users.avatarUrl, NO_AVATAR),
  eq(users.isAdmin, false),
  eq(users.isEnabled, true),
  eq(users.cardVersion, 1),
)

/** What undoing does with an account: whoever changed or used it since does not lose that. */
const outcome = sql<'erase' | 'restore' | 'keep'>`CASE
  WHEN ${PRESENT} <> ${importedPupils.imported} THEN 'keep'
  WHEN ${importedPupils.former} IS NULL THEN iif(${isUnused}, 'erase', 'keep')
  WHEN EXISTS (SELECT 1 FROM classes WHERE class_code = ${importedPupils.former} ->> 2) THEN 'restore'
  ELSE 'keep' END`

/** The import that can still be undone. */
export async function findLastImport(db: Database, now: Date): Promise<LastImportAnswer['data']> {
  const row = await db
    .select({
      importID: importedPupils.importID,
      importedAt: importedPupils.importedAt,
      created: sql<number>`sum(${isNull(importedPupils.former)})`,
      updated: sql<number>`sum(${isNotNull(importedPupils.former)})`,
    })
    .from(importedPupils)
    .where(gt(importedPupils.importedAt, oldestImport(now)))
    .groupBy(importedPupils.importID, importedPupils.importedAt)
    .get()
  return row ?? null
}

interface Undone {
  erased: number
  restored: number
  /** The names of those who were used or changed since. */
  kept: string[]
  /** Of pupils who are gone, or whose class asks for secret pictures now. */
  ended: EndedSessions[]
}

/**
 * Erases the accounts that the import made and puts back those that it changed, in one transaction.
 * @returns null where there is no such import any more, 'changed' where one of its accounts was used meanwhile
 */
export async function undoImport(
  db: Database,
  importID: string,
  now: Date,
): Promise<Undone | 'changed' | null> {
  const ofImport = and(
    eq(importedPupils.importID, importID),
    gt(importedPupils.importedAt, oldestImport(now)),
  )
  const rows = await db
    .select({ id: users.id, displayName: users.displayName, outcome })
    .from(importedPupils)
    .innerJoin(users, eq(users.id, importedPupils.userID))
    .where(ofImport)
    .orderBy(users.id)
  if (rows.length === 0) return null
  const meeting = (wanted: string) => rows.filter((row) => row.outcome === wanted)
  const erased = meeting('erase').map(({ id }) => id)
  const restored = meeting('restore').map(({ id }) => id)
  const isRestored = and(
    eq(importedPupils.importID, importID),
    eq(importedPupils.userID, users.id),
    among(restored),
  )
  const undo = db.batch([
    mustBeAsSeen(db, importID, rows),
    db
      .select({ userID: users.id, tokenVersion: sql<number>`${users.tokenVersion} + 1` })
      .from(importedPupils)
      .innerJoin(users, and(isRestored, gainsPictures(sql`${importedPupils.former} ->> 2`))),
    db.update(users).set(changesTo(importedPupils.former)).from(importedPupils).where(isRestored),
    ...eraseStatements(db, among(erased)),
    db.delete(importedPupils).where(eq(importedPupils.importID, importID)),
  ])
  return undo.then(
    ([, signedOut]) => ({
      erased: erased.length,
      ended: [...signedOut, ...erased.map((userID) => ({ userID, tokenVersion: NO_MORE_TOKENS }))],
      restored: restored.length,
      kept: meeting('keep').map(({ displayName }) => displayName),
    }),
    (error: unknown) => {
      if (breaksRule(error, 'NOT NULL', 'imported_pupils.user_id')) return 'changed'
      throw error
    },
  )
}

/** The instant after which an import can still be undone. */
export function oldestImport(now: Date): string {
  return new Date(now.getTime() - UNDO_HOURS * HOUR).toISOString()
}

/** Fails, and the whole transaction with it, where one of the accounts would have another outcome than was shown. */
function mustBeAsSeen(db: Database, importID: string, rows: readonly { id: number; outcome: string }[]) {
  const seen = JSON.stringify(rows.flatMap((row) => [row.id, row.outcome]))
  return db
    .update(importedPupils)
    .set({ userID: sql`NULL` })
    .where(
      sql`${importedPupils.importID} = ${importID} AND ${seen} IS NOT (
        SELECT '[' || group_concat(entry) || ']' FROM (
          SELECT ${users.id} || ',"' || ${outcome} || '"' AS entry FROM imported_pupils
          INNER JOIN users ON ${users.id} = imported_pupils.user_id
          WHERE imported_pupils.import_id = ${importID} ORDER BY ${users.id}
        )
      )`,
    )
}

function among(ids: readonly number[]): SQL {
  return inArray(users.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`)
}
