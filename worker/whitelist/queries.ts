import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { WhitelistEntry } from '../../domain/api/whitelist.ts'
import type { Database } from '../db/database.ts'
import { menuLinks, users, whitelist } from '../db/schema.ts'

/** All entries, or those of one user. */
export async function listWhitelist(db: Database, userID?: number): Promise<WhitelistEntry[]> {
  return db
    .select()
    .from(whitelist)
    .where(userID === undefined ? undefined : eq(whitelist.userID, userID))
    .orderBy(asc(whitelist.clientID), asc(whitelist.userID))
}

/** Adds the entry, once. False where there is no such user or no such link. */
export async function addToWhitelist(db: Database, { userID, clientID }: WhitelistEntry): Promise<boolean> {
  const known = db
    .select({ userID: users.id, clientID: menuLinks.clientID })
    .from(users)
    .innerJoin(menuLinks, and(eq(menuLinks.clientID, clientID), ne(menuLinks.clientID, sql`''`)))
    .where(eq(users.id, userID))
  const [found] = await db.batch([known, db.insert(whitelist).select(known).onConflictDoNothing()])
  return found.length > 0
}

/** False where there was no such entry. */
export async function removeFromWhitelist(
  db: Database,
  { userID, clientID }: WhitelistEntry,
): Promise<boolean> {
  const removed = await db
    .delete(whitelist)
    .where(and(eq(whitelist.userID, userID), eq(whitelist.clientID, clientID)))
    .returning()
  return removed.length > 0
}
