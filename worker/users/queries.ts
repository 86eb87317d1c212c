import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Actor } from '../../domain/access.ts'
import { type StoredScope, scope as storedScope } from '../../domain/api/scope.ts'
import { type Student, userNameKey } from '../../domain/api/user.ts'
import { classOrder } from '../../domain/french-order.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { users } from '../db/schema.ts'
import { isRestoring, unlessRestoring } from '../schools/restore-lock.ts'

export type User = typeof users.$inferSelect

const userByID = prepared((db) =>
  db
    .select({ user: users, isRestoring })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
)

/** @throws {Refusal} 503 while a restore is running */
export async function findUser(db: Database, id: number): Promise<User | undefined> {
  return unlessRestoring(await userByID(db).get({ id }))?.user
}

const userByName = prepared((db) =>
  db
    .select({ user: users, isRestoring })
    .from(users)
    .where(eq(users.userNameKey, sql.placeholder('key')))
    .prepare(),
)

/** The user with a name, ignoring case, accents and spaces. @throws {Refusal} 503 while a restore is running */
export async function findUserByName(db: Database, userName: string): Promise<User | undefined> {
  return unlessRestoring(await userByName(db).get({ key: userNameKey(userName) }))?.user
}

/** The limits of a colleague; undefined for anybody else. */
export function scopeOf({ isAdmin, scope }: User): StoredScope | undefined {
  return isAdmin && scope !== null ? z.parse(storedScope, JSON.parse(scope)) : undefined
}

/**
 * SQL condition on `users` that restricts a list to a colleague's pupils; undefined if the actor is not
 * limited to classes.
 */
export function isOfScope(actor: Actor): SQL | undefined {
  const scope = actor?.scope
  return scope && and(inArray(users.classCode, [...scope.classCodes]), eq(users.isAdmin, false))
}

/** The classes of these users, without unknown ones. */
export async function listClassesOfUsers(db: Database, userIDs: readonly number[]) {
  return db
    .select({ classCode: users.classCode, isAdmin: users.isAdmin })
    .from(users)
    .where(sql`${users.id} IN (SELECT value FROM json_each(${JSON.stringify(userIDs)}))`)
}

/** Enabled pupils, by class and name. */
export async function listStudents(db: Database, ofScope: SQL | undefined): Promise<Student[]> {
  const rows = await db
    .select({
      id: users.id,
      displayName: users.displayName,
      classCode: users.classCode,
      avatarUrl: users.avatarUrl,
    })
    .from(users)
    .where(and(eq(users.isAdmin, false), eq(users.isEnabled, true), ofScope))
  return rows.map((row) => ({ ...row, classCode: row.classCode ?? '' })).toSorted(classOrder)
}

/** Replaces the user's password hash, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Database,
  { id, passwordHash }: User,
  hash: string,
): Promise<void> {
  if (passwordHash === null) return
  await db
    .update(users)
    .set({ passwordHash: hash })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
}
