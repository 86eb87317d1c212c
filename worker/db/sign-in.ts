import { eq, sql } from 'drizzle-orm'
import { lockEnd, lockingAttempt, lockPlaceholders, lockValues, type Subject } from './attempts.ts'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
import { users } from './schema.ts'
import type { User } from './users.ts'

const state = prepared((db) =>
  db
    .select({
      user: users,
      name: sql<string | null>`${lockingAttempt(db, lockPlaceholders('name_'))}`,
      address: sql<string | null>`${lockingAttempt(db, lockPlaceholders('address_'))}`,
    })
    .from(sql`(SELECT 1)`)
    .leftJoin(users, eq(users.userNameKey, sql.placeholder('userNameKey')))
    .prepare(),
)

/** Who has a name, and until when nobody may sign in by it, or from an address: all in one question. */
export async function readSignIn(
  db: Database,
  userNameKey: string,
  { name, address }: { name: Subject; address: Subject },
  now: Date,
): Promise<{ user: User | null; lockedUntil: Date | null }> {
  const row = await state(db).get({
    userNameKey,
    ...prefixed('name_', lockValues(name, now)),
    ...prefixed('address_', lockValues(address, now)),
  })
  const lockedUntil = lockEnd([name, address], [row?.name, row?.address])
  return { user: row?.user ?? null, lockedUntil }
}

function prefixed(prefix: string, values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]))
}
