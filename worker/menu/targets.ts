import { and, eq, exists, inArray, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import { linkPath } from '../../content/link-path.ts'
import { ownPageOf } from '../../content/own-page.ts'
import type { MenuLink, MenuTarget } from '../../domain/api/menu.ts'
import { blankContents } from '../../domain/blank-content.ts'
import type { Database } from '../db/database.ts'
import { games, menuLinks, pages, pageVersions, whitelist } from '../db/schema.ts'

/** The contents of pages on which nothing is written. */
const BLANK = [...new Set(Object.values(blankContents).map((content) => JSON.stringify(content)))]

/** Every game, and every page that a teacher made, whether a row of the menu leads there or not. */
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

/** Whether a row leads to a game that is there. */
export async function isGame(db: Database, link: MenuLink): Promise<boolean> {
  if (link.externalIdentifier === null || linkPath(link) === null) return false
  const game = await db
    .select({ clientID: games.clientID })
    .from(games)
    .where(eq(games.id, link.externalIdentifier))
    .get()
  return game?.clientID === link.clientID
}

/** Makes the teacher's page to which a row leads, where it is not there; one on which nothing is written is called as its row. */
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
 * What goes with a row that led to `clientID`, once it does so no longer: the list of who may open it, which would hold for
 * another row of that key, and a teacher's page on which nothing was ever written.
 */
export function forgetTarget(db: Database, clientID: string) {
  const isLeft = sql`NOT ${hasLink(clientID)}`
  return [
    db.delete(whitelist).where(and(eq(whitelist.clientID, clientID), isLeft)),
    ...(ownPageOf(clientID)
      ? [db.delete(pages).where(and(eq(pages.clientID, clientID), isLeft, isBlank(db)))]
      : []),
  ] as const
}

function hasLink(clientID: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${menuLinks} WHERE client_id = ${clientID} AND client_id <> '')`
}

/** Whether a row is off only since nothing is written on its page, and no administrator has turned it on or off. */
export function awaitsWriting(db: Database): SQL<boolean> {
  const blank = db
    .select({ one: sql`1` })
    .from(pages)
    .where(and(eq(pages.clientID, menuLinks.clientID), isBlank(db)))
  return sql<boolean>`(NOT ${menuLinks.isEdited} AND NOT ${menuLinks.isEnabled} AND ${exists(blank)})`
}

/** Whether nothing is written there; `content` is JSON text. */
export function isBlankContent(content: string): boolean {
  return BLANK.includes(content)
}

/** Whether nothing was ever written on a page: it may have been saved with another title. */
export function isBlank(db: Database): SQL<boolean> {
  const versions = db
    .select({ one: sql`1` })
    .from(pageVersions)
    .where(and(eq(pageVersions.clientID, pages.clientID), notInArray(pageVersions.content, BLANK)))
  return sql<boolean>`(${inArray(pages.content, BLANK)} AND ${notExists(versions)})`
}
