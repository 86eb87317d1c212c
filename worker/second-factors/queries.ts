import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AdministratorFactors } from '../../domain/api/second-factor.ts'
import type { EndedSessions } from '../../domain/events.ts'
import type { Database } from '../db/database.ts'
import { flag } from '../db/flag.ts'
import { authenticators, passkeys, users } from '../db/schema.ts'
import { isRestoring, unlessRestoring } from '../schools/restore-lock.ts'
import type { User } from '../users/queries.ts'

export type Passkey = typeof passkeys.$inferSelect
export type Authenticator = typeof authenticators.$inferSelect

export const MAX_PASSKEYS = 20

export async function listPasskeys(db: Database, userID: number): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userID, userID)).orderBy(asc(passkeys.createdAt))
}

/** A passkey and its user. @throws {Refusal} 503 while a restore is running */
export async function findPasskey(
  db: Database,
  passkeyID: string,
): Promise<{ passkey: Passkey; user: User } | undefined> {
  const row = await db
    .select({ passkey: passkeys, user: users, isRestoring })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userID))
    .where(eq(passkeys.passkeyID, passkeyID))
    .get()
  return unlessRestoring(row)
}

/** A user's confirmed authenticator app. */
export async function findAuthenticator(db: Database, userID: number): Promise<Authenticator | undefined> {
  return db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userID, userID), isNotNull(authenticators.confirmedAt)))
    .get()
}

/** True if the user has a confirmed authenticator app, or a passkey for one of the relying parties. */
export async function hasFactor(
  db: Database,
  userID: number,
  relyingParties: readonly string[],
): Promise<boolean> {
  const [confirmed, usable] = await db.batch([
    db
      .select({ userID: authenticators.userID })
      .from(authenticators)
      .where(and(eq(authenticators.userID, userID), isNotNull(authenticators.confirmedAt))),
    db
      .select({ passkeyID: passkeys.passkeyID })
      .from(passkeys)
      .where(and(eq(passkeys.userID, userID), inArray(passkeys.relyingParty, relyingParties)))
      .limit(1),
  ])
  return confirmed.length > 0 || usable.length > 0
}

/** The second factors of each administrator who has any. */
export async function listFactors(db: Database): Promise<AdministratorFactors[]> {
  const rows = await db.all(sql`
    SELECT user_id AS userID, sum(is_passkey) AS passkeys, max(NOT is_passkey) AS hasAuthenticator FROM (
      SELECT user_id, 1 AS is_passkey FROM passkeys
      UNION ALL SELECT user_id, 0 FROM authenticators WHERE confirmed_at IS NOT NULL
    ) GROUP BY user_id`)
  return factorRows.parse(rows)
}

const factorRows = z.array(z.object({ userID: z.int(), passkeys: z.int(), hasAuthenticator: flag }))

/** Removes every second factor of the user and ends their sessions. */
export async function removeFactors(db: Database, userID: number): Promise<EndedSessions[]> {
  const [, , ended] = await db.batch([
    db.delete(passkeys).where(eq(passkeys.userID, userID)),
    db.delete(authenticators).where(eq(authenticators.userID, userID)),
    endSessionsIf(db, userID),
  ])
  return ended.map((user) => ({ userID: user.id, tokenVersion: user.tokenVersion }))
}

/** Removes a passkey of the user and ends their sessions. Undefined if they have no such passkey. */
export async function removePasskey(
  db: Database,
  userID: number,
  passkeyID: string,
): Promise<User | undefined> {
  const own = and(eq(passkeys.userID, userID), eq(passkeys.passkeyID, passkeyID))
  const [[user]] = await db.batch([
    endSessionsIf(db, userID, sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${own})`),
    db.delete(passkeys).where(own),
  ])
  return user
}

/** Removes the user's authenticator app and ends their sessions. Undefined if they have none, confirmed or not. */
export async function removeAuthenticator(db: Database, userID: number): Promise<User | undefined> {
  const own = eq(authenticators.userID, userID)
  const [[user]] = await db.batch([
    endSessionsIf(db, userID, sql`EXISTS (SELECT 1 FROM ${authenticators} WHERE ${own})`),
    db.delete(authenticators).where(own),
  ])
  return user
}

function endSessionsIf(db: Database, userID: number, condition?: ReturnType<typeof sql>) {
  return db
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(and(eq(users.id, userID), condition))
    .returning()
}
