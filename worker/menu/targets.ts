import { and, eq, exists, inArray, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import { linkPath } from '../../content/site/link-path.ts'
import { ownPageOf } from '../../content/site/own-page.ts'
import type { MenuLink, MenuTarget } from '../../domain/api/menu.ts'
import { blankContents } from '../../domain/blank-content.ts'
import type { Database } from '../db/database.ts'
import { games, menuLinks, pages, pageVersions, whitelist } from '../db/schema.ts'

const BLANK_CONTENTS = [...new Set(Object.values(blankContents).map((content) => JSON.stringify(content)))]

/** Every game and every teacher's page, with or without a menu row. */
export async function listTargets(db: Database): Promise<MenuTarget[]> {
  const { clientID, title } = pages
  const [written, played] = await db.batch([
    db.select({ clientID, title, isBlank: isBlank(db).mapWith(Boolean) }).from(pages),
    db
      .select({ clientID: games.clientID, externalIdentifier: games.id, title: games.description })
      .from(games),
  ])
  return [
    ...written
      .filter((page) => ownPageOf(page.clientID))
      .map((page) => ({ ...page, externalIdentifier: null })),
    ...played.map((game) => ({ ...game, isBlank: false })),
  ]
}

/** True if a row leads to an existing game. */
export async function isGame(db: Database, link: MenuLink): Promise<boolean> {
  if (link.externalIdentifier === null || linkPath(link) === null) return false
  const game = await db
    .select({ clientID: games.clientID })
    .from(games)
    .where(eq(games.id, link.externalIdentifier))
    .get()
  return game?.clientID === link.clientID
}

/** Makes the teacher's page that a row leads to if it is missing. Gives a blank page the name of the row. */
export function makeOwnPage(db: Database, { clientID, displayName }: MenuLink, now: Date) {
  const page = ownPageOf(clientID)
  if (!page) return []
  const content = JSON.stringify(blankContents[page.kind])
  const row = sql`SELECT ${clientID}, ${page.kind}, ${displayName}, ${content}, ${now.toISOString()}, 1, NULL, NULL WHERE ${hasLink(clientID)}`
  return [
    db
      .insert(pages)
      .select(row)
      .onConflictDoUpdate({
        target: pages.clientID,
        set: { title: sql`excluded.title`, updated: sql`excluded.updated` },
        setWhere: and(ne(pages.title, sql`excluded.title`), isBlank(db)),
      }),
  ]
}

/**
 * Deletes what belonged to the row of `clientID` if no row leads there any more: its whitelist, which would
 * otherwise apply to a later row with that key, and a teacher's page that never had content.
 */
export function deleteUnusedTarget(db: Database, clientID: string) {
  const isUnlinked = sql`NOT ${hasLink(clientID)}`
  return [
    db.delete(whitelist).where(and(eq(whitelist.clientID, clientID), isUnlinked)),
    ...(ownPageOf(clientID)
      ? [db.delete(pages).where(and(eq(pages.clientID, clientID), isUnlinked, isBlank(db)))]
      : []),
  ] as const
}

function hasLink(clientID: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${menuLinks} WHERE client_id = ${clientID} AND client_id <> '')`
}

/** True if a row is disabled only because its page is blank, not by an administrator. */
export function isAwaitingContent(db: Database): SQL<boolean> {
  const blank = db
    .select({ one: sql`1` })
    .from(pages)
    .where(and(eq(pages.clientID, menuLinks.clientID), isBlank(db)))
  return sql<boolean>`(NOT ${menuLinks.isEdited} AND NOT ${menuLinks.isEnabled} AND ${exists(blank)})`
}

/** `content` is JSON text. */
export function isBlankContent(content: string): boolean {
  return BLANK_CONTENTS.includes(content)
}

/** True if a page never had content. Only its title may have been saved. */
function isBlank(db: Database): SQL<boolean> {
  const versions = db
    .select({ one: sql`1` })
    .from(pageVersions)
    .where(and(eq(pageVersions.clientID, pages.clientID), notInArray(pageVersions.content, BLANK_CONTENTS)))
  return sql<boolean>`(${inArray(pages.content, BLANK_CONTENTS)} AND ${notExists(versions)})`
}
