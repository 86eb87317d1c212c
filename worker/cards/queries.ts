import { and, asc, eq, sql } from 'drizzle-orm'
import type { EndedSessions } from '../../domain/events.ts'
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

/** Revokes the pupil's card by raising its version, and ends all of the pupil's sessions. */
export async function revokeCard(db: Database, userID: number): Promise<EndedSessions[]> {
  return db
    .update(users)
    .set({ cardVersion: sql`${users.cardVersion} + 1`, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, userID))
    .returning({ userID: users.id, tokenVersion: users.tokenVersion })
}
