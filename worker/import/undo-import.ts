import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type LastImportAnswer, UNDO_HOURS } from '../../domain/api/import.ts'
import { HOUR } from '../../domain/bounds.ts'
import { type EndedSessions, NO_MORE_TOKENS } from '../../domain/events.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { eraseStatements } from '../accounts/erase.ts'
import type { Database } from '../db/database.ts'
import { importedPupils, users } from '../db/schema.ts'
import { violatesConstraint } from '../db/violates-constraint.ts'
import { userTables } from '../users/user-tables.ts'
import { CURRENT_FIELDS, endsSessions, importedFields } from './queries.ts'

/** True if erasing the account would lose nothing. */
const isUnused = and(
  ...userTables.map((table) => sql`NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table.userID} = ${users.id})`),
  eq(users.avatarUrl, NO_AVATAR),
  eq(users.isAdmin, false),
  eq(users.cardVersion, 1),
)

/** What undoing does to an account. Accounts that were changed or used since are kept. */
const undoOutcome = sql<'erase' | 'restore' | 'keep'>`CASE
  WHEN ${CURRENT_FIELDS} <> ${importedPupils.imported} THEN 'keep'
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
    .where(gt(importedPupils.importedAt, oldestUndoable(now)))
    .groupBy(importedPupils.importID, importedPupils.importedAt)
    .get()
  return row ?? null
}

interface UndoResult {
  erased: number
  restored: number
  /** Names of the accounts that were used or changed since. */
  kept: string[]
  /**
   * Ended sessions of pupils who are erased, whose restored class uses secret pictures, or who are disabled
   * again.
   */
  ended: EndedSessions[]
}

/**
 * Erases the accounts that the import created and restores those that it changed, in one transaction.
 * @returns null if the import is too old, not the last one or already undone; 'changed' if an account has
 * been used since
 */
export async function undoImport(
  db: Database,
  importID: string,
  now: Date,
): Promise<UndoResult | 'changed' | null> {
  const ofImport = and(
    eq(importedPupils.importID, importID),
    gt(importedPupils.importedAt, oldestUndoable(now)),
  )
  const rows = await db
    .select({ id: users.id, displayName: users.displayName, outcome: undoOutcome })
    .from(importedPupils)
    .innerJoin(users, eq(users.id, importedPupils.userID))
    .where(ofImport)
    .orderBy(users.id)
  if (rows.length === 0) return null
  const withOutcome = (outcome: string) => rows.filter((row) => row.outcome === outcome)
  const erased = withOutcome('erase').map(({ id }) => id)
  const restored = withOutcome('restore').map(({ id }) => id)
  const isRestored = and(
    eq(importedPupils.importID, importID),
    eq(importedPupils.userID, users.id),
    isOneOf(restored),
  )
  const undo = db.batch([
    failIfChanged(db, importID, rows),
    db
      .select({ userID: users.id, tokenVersion: sql<number>`${users.tokenVersion} + 1` })
      .from(importedPupils)
      .innerJoin(
        users,
        and(
          isRestored,
          endsSessions(sql`${importedPupils.former} ->> 2`, sql`${importedPupils.former} ->> 6`),
        ),
      ),
    db.update(users).set(importedFields(importedPupils.former)).from(importedPupils).where(isRestored),
    ...eraseStatements(db, isOneOf(erased)),
    db.delete(importedPupils).where(eq(importedPupils.importID, importID)),
  ])
  return undo.then(
    ([, signedOut]) => ({
      erased: erased.length,
      ended: [...signedOut, ...erased.map((userID) => ({ userID, tokenVersion: NO_MORE_TOKENS }))],
      restored: restored.length,
      kept: withOutcome('keep').map(({ displayName }) => displayName),
    }),
    (error: unknown) => {
      if (violatesConstraint(error, 'NOT NULL', 'imported_pupils.user_id')) return 'changed'
      throw error
    },
  )
}

/** Imports made after this instant can still be undone. */
export function oldestUndoable(now: Date): string {
  return new Date(now.getTime() - UNDO_HOURS * HOUR).toISOString()
}

/** Makes the transaction fail if the outcome of an account has changed since it was read. */
function failIfChanged(db: Database, importID: string, rows: readonly { id: number; outcome: string }[]) {
  const seen = JSON.stringify(rows.flatMap((row) => [row.id, row.outcome]))
  return db
    .update(importedPupils)
    .set({ userID: sql`NULL` })
    .where(
      sql`${importedPupils.importID} = ${importID} AND ${seen} IS NOT (
        SELECT '[' || group_concat(entry) || ']' FROM (
          SELECT ${users.id} || ',"' || ${undoOutcome} || '"' AS entry FROM imported_pupils
          INNER JOIN users ON ${users.id} = imported_pupils.user_id
          WHERE imported_pupils.import_id = ${importID} ORDER BY ${users.id}
        )
      )`,
    )
}

function isOneOf(ids: readonly number[]): SQL {
  return inArray(users.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`)
}
