import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { MenuLink } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { games, menuLinks } from '../db/schema.ts'
import { menuColumns, toLink, updateGroupStars } from './queries.ts'
import { raiseStamp } from './stamp.ts'
import { deleteUnusedTarget } from './targets.ts'

export async function readLink(db: Database, menuLinkID: number): Promise<MenuLink | undefined> {
  const row = await db.select(menuColumns).from(menuLinks).where(eq(menuLinks.menuLinkID, menuLinkID)).get()
  return row && toLink(row)
}

/** The names of the rows below a row and of the game that it leads to. */
export async function linkUses(db: Database, link: MenuLink): Promise<{ rows: string[]; games: string[] }> {
  const [rows, played] = await db.batch([
    db
      .select({ name: menuLinks.displayName })
      .from(menuLinks)
      .where(eq(menuLinks.parentGroupID, link.groupID)),
    db.select({ name: games.description }).from(games).where(eq(games.clientID, link.clientID)),
  ])
  return { rows: rows.map(({ name }) => name), games: played.map(({ name }) => name) }
}

/**
 * Deletes a row that has no rows below it, its target if nothing else leads there, and updates the group
 * stars. Returns false if there are rows below it.
 */
export async function deleteLink(db: Database, link: MenuLink, now: Date): Promise<boolean> {
  const child = alias(menuLinks, 'child')
  const children = db.select({ one: sql`1` }).from(child).where(eq(child.parentGroupID, link.groupID))
  const [, deleted] = await db.batch([
    updateGroupStars(db, { ...link, isNew: false }, notExists(children)),
    db
      .delete(menuLinks)
      .where(and(eq(menuLinks.menuLinkID, link.menuLinkID), notExists(children)))
      .returning({ menuLinkID: menuLinks.menuLinkID }),
    raiseStamp(db, now),
    ...deleteUnusedTarget(db, link.clientID),
  ])
  return deleted.length > 0
}
