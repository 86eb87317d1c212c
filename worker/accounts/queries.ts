import {
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Account } from '../../domain/api/account.ts'
import { userNameKey } from '../../domain/api/user.ts'
import type { EndedSessions } from '../../domain/events.ts'
import { supportsIn } from '../../domain/supports.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { authenticators, groupMembers, passkeys, users } from '../db/schema.ts'
import { pupilKeys } from '../groups/audience.ts'
import { removeAudiencesStatements } from '../groups/remove-audiences.ts'
import type { Slice } from '../http/parameters.ts'
import { gainsPictures } from '../secret-pictures/asks-for-pictures.ts'
import { scopeOf, type User } from '../users/queries.ts'

/** Columns of an account that an administrator may set. */
export interface AccountValues {
  userName: string
  displayName: string
  /** Null for an administrator without a class. */
  classCode: string | null
  avatarUrl: string
  pin: string | null
  isAdmin: boolean
  /** JSON; null without limits. */
  scope: string | null
  isEnabled: boolean
  passwordHash: string | null
  /** A bit mask (`supportBits`). */
  supports: number
  grade: number | null
}

/** One slice of the accounts matching `q`: first those without a class, then by class and name. */
export async function listAccounts(
  db: Database,
  q: string,
  { limit, offset }: Slice,
  ofScope: SQL | undefined,
): Promise<{ data: Account[]; total: number }> {
  const found = and(q === '' ? undefined : searchCondition(q), ofScope)
  const [rows, [counted]] = await db.batch([
    db
      .select()
      .from(users)
      .where(found)
      .orderBy(asc(users.classCode), asc(users.displayName), asc(users.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(users).where(found),
  ])
  return { data: rows.map(toAccount), total: counted?.total ?? 0 }
}

/** Adds an account. Undefined if the name is taken, in any spelling. */
export async function addUser(db: Database, values: AccountValues, now: Date): Promise<User | undefined> {
  const [user] = await db
    .insert(users)
    .values({ ...values, userNameKey: userNameKey(values.userName), createdAt: now.toISOString() })
    .onConflictDoNothing({ target: users.userNameKey })
    .returning()
  return user
}

/**
 * Changes an account. A new password, role or state ends the user's sessions. So does renaming a pupil, or
 * moving one to a class that newly asks for secret pictures, since the name alone may have opened the
 * session. A single statement checks and changes, so that two administrators cannot disable each other at the
 * same time.
 * @returns undefined if nothing changed: the user is gone, is the last enabled administrator
 * (`canLeaveAdmins`), or the name is taken
 */
export async function changeUser(
  db: Database,
  id: number,
  changes: Partial<AccountValues>,
): Promise<User | undefined> {
  const { userName, isAdmin, isEnabled, scope } = changes
  const key = userName === undefined ? undefined : userNameKey(userName)
  const leavesAdmins = isAdmin === false || isEnabled === false || (scope ?? null) !== null
  const [[user]] = await db.batch([
    db
      .update(users)
      .set({
        ...changes,
        ...(key !== undefined && { userNameKey: key }),
        tokenVersion: sql`${users.tokenVersion} + ${endsSessions(changes, key)}`,
      })
      .where(
        and(
          eq(users.id, id),
          leavesAdmins ? canLeaveAdmins(db) : undefined,
          key === undefined ? undefined : isFree(db, key),
        ),
      )
      .returning(),
    ...(isAdmin === false ? removeFactorsOfPupil(db, id) : []),
    ...(isAdmin ? removeFromAudiences(db, id) : []),
  ])
  return user
}

/** Only pupils are members of groups, and have goals, checks, lessons and live games. */
function removeFromAudiences(db: Database, id: number) {
  const changed = and(eq(users.id, id), users.isAdmin)
  return [
    db
      .delete(groupMembers)
      .where(inArray(groupMembers.userID, db.select({ id: users.id }).from(users).where(changed))),
    ...removeAudiencesStatements(db, pupilKeys(changed)),
  ]
}

/** Only administrators have second factors. */
function removeFactorsOfPupil(db: Database, id: number) {
  const isPupil = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND NOT is_admin)`
  return [passkeys, authenticators].map((table) => db.delete(table).where(and(eq(table.userID, id), isPupil)))
}

/** SQL: true unless the row of `users` is the only enabled administrator without limits. */
export function canLeaveAdmins(db: Database): SQL | undefined {
  const other = alias(users, 'other')
  const others = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(eq(other.isAdmin, true), isNull(other.scope), eq(other.isEnabled, true), ne(other.id, users.id)),
    )
  return or(eq(users.isAdmin, false), isNotNull(users.scope), eq(users.isEnabled, false), exists(others))
}

/** Replaces the user's password hash and ends their sessions, unless the hash changed meanwhile. */
export async function changePasswordHash(
  db: Database,
  { id, passwordHash }: User,
  hash: string,
): Promise<User | undefined> {
  if (passwordHash === null) return undefined
  const [user] = await db
    .update(users)
    .set({ passwordHash: hash, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning()
  return user
}

export async function endSessions(db: Database, id: number): Promise<EndedSessions[]> {
  return db
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, id))
    .returning({ userID: users.id, tokenVersion: users.tokenVersion })
}

export async function chooseAvatar(db: Database, id: number, avatarUrl: string): Promise<void> {
  await db.update(users).set({ avatarUrl }).where(eq(users.id, id))
}

export function toAccount(user: User): Account {
  const { id, userName, displayName, avatarUrl, isAdmin, isEnabled, pin, grade, createdAt } = user
  const classCode = user.classCode ?? ''
  const supports = supportsIn(user.supports)
  const scope = scopeOf(user) ?? null
  return {
    ...{ id, userName, displayName, classCode, avatarUrl, isAdmin, scope, isEnabled, pin },
    ...{ supports, grade, createdAt },
  }
}

function searchCondition(q: string): SQL | undefined {
  const key = userNameKey(q)
  return or(
    key === '' ? undefined : sql`instr(${users.userNameKey}, ${key}) > 0`,
    contains(users.displayName, q),
    eq(users.classCode, q),
  )
}

function isFree(db: Database, key: string): SQL {
  const namesake = alias(users, 'namesake')
  return notExists(
    db
      .select({ id: namesake.id })
      .from(namesake)
      .where(and(eq(namesake.userNameKey, key), ne(namesake.id, users.id))),
  )
}

/** 1 if the changes end the user's sessions, otherwise 0. @param key the new name's key */
function endsSessions(
  { isAdmin, isEnabled, passwordHash, classCode, scope }: Partial<AccountValues>,
  key: string | undefined,
): SQL {
  return sql`(${or(
    isAdmin === undefined ? undefined : ne(users.isAdmin, isAdmin),
    isEnabled === undefined ? undefined : ne(users.isEnabled, isEnabled),
    // Changed limits apply from the next call. Becoming a colleague, or ceasing to be one, is a change of
    // role.
    scope === undefined ? undefined : sql`(${users.scope} IS NULL) <> ${Number(scope === null)}`,
    passwordHash === undefined ? undefined : sql`${users.passwordHash} IS NOT ${passwordHash}`,
    key === undefined ? undefined : and(eq(users.isAdmin, false), ne(users.userNameKey, key)),
    classCode === undefined ? undefined : gainsPictures(classCode),
    sql`0`,
  )})`
}
