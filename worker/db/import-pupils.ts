import { eq, sql } from 'drizzle-orm'
import type { PupilRow } from '../../domain/api/import.ts'
import { userNameKey } from '../../domain/api/user.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import type { Database } from './database.ts'
import { users } from './schema.ts'

/** A statement takes a list as one bound text, at most 2 MB: so many rows are far from it. */
const ROWS_A_STATEMENT = 1000

/** Which of the names are taken, by `userNameKey`, and by whom. */
export async function findNames(db: Database, names: string[]): Promise<Map<string, { isAdmin: boolean }>> {
  const known = new Map<string, { isAdmin: boolean }>()
  for (const some of chunks(names.map(userNameKey))) {
    const rows = await db
      .select({ key: users.userNameKey, isAdmin: users.isAdmin })
      .from(sql`json_each(${JSON.stringify(some)}) AS name`)
      .innerJoin(users, eq(users.userNameKey, sql`name.value`))
    for (const { key, isAdmin } of rows) known.set(key, { isAdmin })
  }
  return known
}

/**
 * Makes an account of each row, or changes the pupil's of that name: all of them or none. An
 * administrator's account is left alone. An empty PIN leaves the pupil's as it is.
 */
export async function savePupils(db: Database, rows: PupilRow[], now: Date): Promise<void> {
  const [first, ...others] = chunks(rows).map((some) => savePupilsAtOnce(db, some, now))
  if (first) await db.batch([first, ...others])
}

function savePupilsAtOnce(db: Database, rows: PupilRow[], now: Date) {
  const values = rows.map((row) => ({ ...row, key: userNameKey(row.userName) }))
  const field = (name: string) => sql`json_extract(pupil.value, ${`$.${name}`})`
  return db
    .insert(users)
    .select(
      sql`SELECT NULL, ${field('userName')}, ${field('key')}, ${field('displayName')}, ${field('classCode')},
        ${NO_AVATAR}, 0, 1, NULL, nullif(${field('pin')}, ''), 1, 1, ${now.toISOString()}
        FROM json_each(${JSON.stringify(values)}) AS pupil WHERE true`,
    )
    .onConflictDoUpdate({
      target: users.userNameKey,
      set: {
        userName: sql`excluded.user_name`,
        displayName: sql`excluded.display_name`,
        classCode: sql`excluded.class_code`,
        pin: sql`coalesce(excluded.pin, ${users.pin})`,
      },
      setWhere: eq(users.isAdmin, false),
    })
}

function chunks<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / ROWS_A_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  )
}
