import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import type { User } from '../users/queries.ts'

/** Every enabled pupil of a class, by name. */
export async function listPupilsOfClass(db: Database, classCode: string): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.classCode, classCode), eq(users.isAdmin, false), eq(users.isEnabled, true)))
    .orderBy(asc(users.displayName), asc(users.id))
}

/** Makes the pupil's card worthless: the next one has another version. */
export async function revokeCard(db: Database, userID: number): Promise<void> {
  await db
    .update(users)
    .set({ cardVersion: sql`${users.cardVersion} + 1` })
    .where(eq(users.id, userID))
}
