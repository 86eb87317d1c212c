import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Namesake, PupilRow } from '../../domain/api/import.ts'
import { userNameKey } from '../../domain/api/user.ts'
import type { EndedSessions } from '../../domain/events.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { gradeOnJoining } from '../classes/grade-in-class.ts'
import type { Database } from '../db/database.ts'
import { importedPupils, users } from '../db/schema.ts'
import { violatesConstraint } from '../db/violates-constraint.ts'
import { gainsPictures } from '../secret-pictures/asks-for-pictures.ts'

/** Far below the limit of 2 MB for a bound JSON text. */
const ROWS_PER_STATEMENT = 1000

/** The accounts that have these names, by `userNameKey`. */
export async function findAccounts(
  db: Database,
  names: string[],
): Promise<Map<string, Namesake & { isAdmin: boolean }>> {
  const known = new Map<string, Namesake & { isAdmin: boolean }>()
  for (const some of chunks(names.map(userNameKey))) {
    const rows = await db
      .select({
        key: users.userNameKey,
        id: users.id,
        displayName: users.displayName,
        classCode: users.classCode,
        isAdmin: users.isAdmin,
      })
      .from(sql`json_each(${JSON.stringify(some)}) AS name`)
      .innerJoin(users, eq(users.userNameKey, sql`name.value`))
    for (const { key, classCode, ...row } of rows) known.set(key, { ...row, classCode: classCode ?? '' })
  }
  return known
}

/**
 * Creates or changes an account for each row, all or nothing. The record of this import replaces that of the
 * previous import.
 * @returns the ended sessions of pupils who moved to a class with secret pictures or were disabled; null if,
 * since the names were read, a name was taken or a pupil to change was erased or renamed
 */
export async function savePupils(
  db: Database,
  rows: PupilRow[],
  { importID, now }: { importID: string; now: Date },
): Promise<EndedSessions[] | null> {
  if (rows.length === 0) return []
  const importedAt = now.toISOString()
  const changed = chunks(rows.filter(({ sameAs }) => sameAs !== null))
  const created = chunks(rows.filter(({ sameAs }) => sameAs === null))
  const statements = [
    ...changed.map((some) => recordChanged(db, some, { importID, importedAt })),
    ...created.map((some) => insertNew(db, some, importedAt)),
    ...created.map((some) => recordNew(db, some, { importID, importedAt })),
    db
      .update(users)
      .set(importedFields(importedPupils.imported))
      .from(importedPupils)
      .where(
        sql`${importedPupils.importID} = ${importID} AND ${importedPupils.userID} = ${users.id} AND ${isNotNull(importedPupils.former)}`,
      ),
    db.delete(importedPupils).where(ne(importedPupils.importID, importID)),
  ]
  return db.batch([endedSessions(db, rows), ...statements]).then(
    ([ended]) => ended,
    (error: unknown) => {
      if (isRace(error)) return null
      throw error
    },
  )
}

/** Sets the imported fields of a pupil. `values` is a JSON array like `CURRENT_FIELDS`. */
export function importedFields(values: unknown) {
  const classCode = sql`${values} ->> 2`
  const isEnabled = sql`${values} ->> 6`
  return {
    userName: sql`${values} ->> 0`,
    displayName: sql`${values} ->> 1`,
    classCode,
    pin: sql`${values} ->> 3`,
    supports: sql`${values} ->> 4`,
    grade: sql`${values} ->> 5`,
    isEnabled,
    tokenVersion: sql`${users.tokenVersion} + ${endsSessions(classCode, isEnabled)}`,
  }
}

/**
 * SQL for a row of `users` that still has its former values: true if the change must end the user's sessions.
 */
export function endsSessions(classCode: SQL, isEnabled: SQL): SQL {
  return sql`(${gainsPictures(classCode)} OR ${users.isEnabled} <> ${isEnabled})`
}

/** The sessions that writing the rows will end. Must run before they are written. */
function endedSessions(db: Database, rows: PupilRow[]) {
  const moves = rows.flatMap(({ sameAs, classCode }) => (sameAs === null ? [] : [[sameAs, classCode]]))
  return db
    .select({ userID: users.id, tokenVersion: sql<number>`${users.tokenVersion} + 1` })
    .from(sql`json_each(${JSON.stringify(moves)}) AS move`)
    .innerJoin(users, and(eq(users.id, sql`move.value ->> 0`), endsSessions(sql`move.value ->> 1`, sql`1`)))
}

/** The current values of the imported fields as a JSON array. */
export const CURRENT_FIELDS = sql`json_array(${users.userName}, ${users.displayName}, ${users.classCode}, ${users.pin}, ${users.supports}, ${users.grade}, ${users.isEnabled})`

interface Import {
  importID: string
  importedAt: string
}

/**
 * Records the former and new values of each pupil to change. A listed pupil is enabled again. If the pupil is
 * gone or was renamed, the user id is NULL, which the table refuses.
 */
function recordChanged(db: Database, rows: PupilRow[], { importID, importedAt }: Import) {
  const pin = sql`coalesce(nullif(${field('pin')}, ''), ${users.pin})`
  return db.insert(importedPupils).select(
    sql`SELECT ${importID}, ${users.id}, ${importedAt}, ${CURRENT_FIELDS},
      json_array(${field('userName')}, ${field('displayName')}, ${field('classCode')}, ${pin},
        coalesce(${field('supports')}, ${users.supports}), coalesce(${field('grade')}, ${gradeOnJoining(field('classCode'), 0)}), 1)
      FROM ${list(rows)} LEFT JOIN ${users}
      ON ${users.id} = ${field('sameAs')} AND ${users.userNameKey} = ${field('key')} AND NOT ${users.isAdmin} WHERE true`,
  )
}

function insertNew(db: Database, rows: PupilRow[], createdAt: string) {
  return db.insert(users).select(
    sql`SELECT NULL, ${field('userName')}, ${field('key')}, ${field('displayName')}, ${field('classCode')},
        ${NO_AVATAR}, 0, 1, NULL, NULL, nullif(${field('pin')}, ''), 1, '{}', 1, ${createdAt}, NULL,
        coalesce(${field('supports')}, 0), ${field('grade')}
        FROM ${list(rows)} WHERE true`,
  )
}

function recordNew(db: Database, rows: PupilRow[], { importID, importedAt }: Import) {
  return db.insert(importedPupils).select(
    sql`SELECT ${importID}, ${users.id}, ${importedAt}, NULL, ${CURRENT_FIELDS}
      FROM ${list(rows)} INNER JOIN ${users} ON ${users.userNameKey} = ${field('key')} WHERE true`,
  )
}

function isRace(error: unknown): boolean {
  return (
    violatesConstraint(error, 'UNIQUE', 'users.user_name_key') ||
    violatesConstraint(error, 'NOT NULL', 'imported_pupils.user_id')
  )
}

function list(rows: PupilRow[]): SQL {
  const values = rows.map((row) => ({ ...row, key: userNameKey(row.userName) }))
  return sql`json_each(${JSON.stringify(values)}) AS pupil`
}

function field(name: keyof PupilRow | 'key'): SQL {
  return sql`json_extract(pupil.value, ${`$.${name}`})`
}

function chunks<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / ROWS_PER_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )
}
