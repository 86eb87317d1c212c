import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Namesake, PupilRow } from '../../domain/api/import.ts'
import { userNameKey } from '../../domain/api/user.ts'
import type { EndedSessions } from '../../domain/events.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { breaksRule } from '../db/breaks-rule.ts'
import type { Database } from '../db/database.ts'
import { importedPupils, users } from '../db/schema.ts'
import { gainsPictures } from '../secret-pictures/asks-for-pictures.ts'

/** A statement takes a list as one bound text, at most 2 MB: so many rows are far from it. */
const ROWS_A_STATEMENT = 1000

/** Which of the names are taken, by `userNameKey`, and by whom. */
export async function findNames(
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
 * Makes an account of each row, or changes the pupil whom it is said to be: all of them or none. What the import did is
 * kept in the place of what the one before did.
 * @returns the sessions that ended, of pupils whose class asks for secret pictures now; null where a name was taken, or a
 * pupil to be changed went, since it was asked who has the names
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
    ...changed.map((some) => noteChanged(db, some, { importID, importedAt })),
    ...created.map((some) => insertNew(db, some, importedAt)),
    ...created.map((some) => noteNew(db, some, { importID, importedAt })),
    db
      .update(users)
      .set(changesTo(importedPupils.imported))
      .from(importedPupils)
      .where(
        sql`${importedPupils.importID} = ${importID} AND ${importedPupils.userID} = ${users.id} AND ${isNotNull(importedPupils.former)}`,
      ),
    db.delete(importedPupils).where(ne(importedPupils.importID, importID)),
  ]
  return db.batch([endedBy(db, rows), ...statements]).then(
    ([ended]) => ended,
    (error: unknown) => {
      if (isRace(error)) return null
      throw error
    },
  )
}

/** Puts the fields that an import writes, a JSON array of them, in the place of a pupil's. */
export function changesTo(values: unknown) {
  const classCode = sql`${values} ->> 2`
  return {
    userName: sql`${values} ->> 0`,
    displayName: sql`${values} ->> 1`,
    classCode,
    pin: sql`${values} ->> 3`,
    tokenVersion: sql`${users.tokenVersion} + ${gainsPictures(classCode)}`,
  }
}

/** Before the rows are written: the sessions that they end. */
function endedBy(db: Database, rows: PupilRow[]) {
  const moves = rows.flatMap(({ sameAs, classCode }) => (sameAs === null ? [] : [[sameAs, classCode]]))
  return db
    .select({ userID: users.id, tokenVersion: sql<number>`${users.tokenVersion} + 1` })
    .from(sql`json_each(${JSON.stringify(moves)}) AS move`)
    .innerJoin(users, and(eq(users.id, sql`move.value ->> 0`), gainsPictures(sql`move.value ->> 1`)))
}

/** The fields that an import writes as they are now. */
export const PRESENT = sql`json_array(${users.userName}, ${users.displayName}, ${users.classCode}, ${users.pin})`

interface Import {
  importID: string
  importedAt: string
}

/** A user ID that is NULL, which the table refuses, where the pupil is no longer who they were. */
function noteChanged(db: Database, rows: PupilRow[], { importID, importedAt }: Import) {
  const pin = sql`coalesce(nullif(${field('pin')}, ''), ${users.pin})`
  return db.insert(importedPupils).select(
    sql`SELECT ${importID}, ${users.id}, ${importedAt}, ${PRESENT},
      json_array(${field('userName')}, ${field('displayName')}, ${field('classCode')}, ${pin})
      FROM ${list(rows)} LEFT JOIN ${users}
      ON ${users.id} = ${field('sameAs')} AND ${users.userNameKey} = ${field('key')} AND NOT ${users.isAdmin} WHERE true`,
  )
}

function insertNew(db: Database, rows: PupilRow[], createdAt: string) {
  return db.insert(users).select(
    sql`SELECT NULL, ${field('userName')}, ${field('key')}, ${field('displayName')}, ${field('classCode')},
        ${NO_AVATAR}, 0, 1, NULL, nullif(${field('pin')}, ''), 1, '{}', 1, ${createdAt}, NULL
        FROM ${list(rows)} WHERE true`,
  )
}

function noteNew(db: Database, rows: PupilRow[], { importID, importedAt }: Import) {
  return db.insert(importedPupils).select(
    sql`SELECT ${importID}, ${users.id}, ${importedAt}, NULL, ${PRESENT}
      FROM ${list(rows)} INNER JOIN ${users} ON ${users.userNameKey} = ${field('key')} WHERE true`,
  )
}

function isRace(error: unknown): boolean {
  return (
    breaksRule(error, 'UNIQUE', 'users.user_name_key') ||
    breaksRule(error, 'NOT NULL', 'imported_pupils.user_id')
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
  const count = Math.ceil(items.length / ROWS_A_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  )
}
