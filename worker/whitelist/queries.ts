import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { WhitelistEntry, WhitelistSeveralRequest } from '../../domain/api/whitelist.ts'
import type { Database } from '../db/database.ts'
import { menuLinks, users, whitelist } from '../db/schema.ts'
import { raiseStamp } from '../menu/stamp.ts'

/** All entries, or those of one user or of some users. */
export async function listWhitelist(
  db: Database,
  { userID, ofScope }: { userID?: number; ofScope?: SQL | undefined },
): Promise<WhitelistEntry[]> {
  const chosen = ofScope && db.select({ id: users.id }).from(users).where(ofScope)
  return db
    .select()
    .from(whitelist)
    .where(
      and(
        userID === undefined ? undefined : eq(whitelist.userID, userID),
        chosen && inArray(whitelist.userID, chosen),
      ),
    )
    .orderBy(asc(whitelist.clientID), asc(whitelist.userID))
}

/**
 * Adds an entry, once, and raises the stamp, since the user's menu changes. Returns false for an unknown user
 * or link.
 */
export async function addToWhitelist(
  db: Database,
  { userID, clientID }: WhitelistEntry,
  now: Date,
): Promise<boolean> {
  const known = db
    .select({ userID: users.id, clientID: menuLinks.clientID })
    .from(users)
    .innerJoin(menuLinks, and(eq(menuLinks.clientID, clientID), ne(menuLinks.clientID, sql`''`)))
    .where(eq(users.id, userID))
  const [found] = await db.batch([
    known,
    db.insert(whitelist).select(known).onConflictDoNothing(),
    raiseStamp(db, now),
  ])
  return found.length > 0
}

/**
 * Adds pupils to the whitelist of a page or removes them, and raises the stamp, since their menu changes.
 * @returns ids of the pupils; undefined if the menu has no such page
 */
export async function changeWhitelist(
  db: Database,
  { userIDs, clientID, isLetIn }: WhitelistSeveralRequest,
  now: Date,
): Promise<number[] | undefined> {
  const chosen = sql`(SELECT value FROM json_each(${JSON.stringify(userIDs)}))`
  const isThere = sql`EXISTS (SELECT 1 FROM menu_links WHERE client_id = ${clientID} AND client_id <> '')`
  const pupils = sql`${users.id} IN ${chosen} AND NOT ${users.isAdmin} AND ${isThere}`
  const [[link], done] = await db.batch([
    db.select({ isThere: sql<number>`${isThere}` }).from(sql`(SELECT 1)`),
    db.select({ id: users.id }).from(users).where(pupils),
    isLetIn
      ? db
          .insert(whitelist)
          .select(sql`SELECT id, ${clientID} FROM users WHERE ${pupils}`)
          .onConflictDoNothing()
      : db
          .delete(whitelist)
          .where(and(eq(whitelist.clientID, clientID), sql`${whitelist.userID} IN ${chosen}`)),
    raiseStamp(db, now),
  ])
  return link?.isThere ? done.map(({ id }) => id) : undefined
}

/** Removes an entry and raises the stamp, since the user's menu changes. Returns false if there was none. */
export async function removeFromWhitelist(
  db: Database,
  { userID, clientID }: WhitelistEntry,
  now: Date,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(whitelist)
      .where(and(eq(whitelist.userID, userID), eq(whitelist.clientID, clientID)))
      .returning(),
    raiseStamp(db, now),
  ])
  return removed.length > 0
}
