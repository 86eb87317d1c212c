import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { namesOnPage, pageGameKinds } from '../../content/games/games-of-page.ts'
import { textsOfGame, titleInMenu } from '../../content/games/new-game.ts'
import { nameInMenu } from '../../content/menu.ts'
import { ownPageOf } from '../../content/site/own-page.ts'
import { isGameKind } from '../../domain/games/registry.ts'
import type { Database } from '../db/database.ts'
import { games, menuLinks, pages } from '../db/schema.ts'
import { storeVersion } from '../games/versions.ts'
import { raiseStamp } from '../menu/stamp.ts'
import { isAwaitingContent, isBlankContent } from '../menu/targets.ts'
import { nextStamp, type PageRow } from './queries.ts'

const MAX_NAME_LENGTH = 80

export interface SavedContent {
  title: string
  /** JSON text. */
  content: string
  now: Date
}

/**
 * The statements to run before a teacher's page is saved. They take effect only if the page is unchanged
 * since it was read. The first content enables the page's menu row, unless an administrator has enabled or
 * disabled it. A new title renames its row, its games and their rows if they had the former title.
 */
export async function saveEffects(db: Database, stored: PageRow, saved: SavedContent) {
  if (!ownPageOf(stored.clientID)) return []
  const isUnchanged = isPageUnchanged(db, stored)
  const statements: BatchItem<'sqlite'>[] = [
    ...(isBlankContent(stored.content) && !isBlankContent(saved.content)
      ? [enableRow(db, stored, isUnchanged)]
      : []),
    ...(saved.title === stored.title ? [] : await renameStatements(db, stored, saved, isUnchanged)),
  ]
  return statements.length === 0 ? [] : [...statements, raiseStamp(db, saved.now)]
}

function isPageUnchanged(db: Database, { clientID, updated }: PageRow): SQL {
  const page = db
    .select({ one: sql`1` })
    .from(pages)
    .where(and(eq(pages.clientID, clientID), eq(pages.updated, updated)))
  return sql`EXISTS ${page}`
}

function enableRow(db: Database, { clientID }: PageRow, isUnchanged: SQL) {
  return db
    .update(menuLinks)
    .set({ isEnabled: true, isEdited: true })
    .where(and(eq(menuLinks.clientID, clientID), isUnchanged, isAwaitingContent(db)))
}

async function renameStatements(
  db: Database,
  { clientID, title: former }: PageRow,
  saved: SavedContent,
  isUnchanged: SQL,
) {
  const { title, now } = saved
  const grade = ownPageOf(clientID)?.grade ?? null
  const rename = (key: string, from: string, to: string) =>
    to.length > MAX_NAME_LENGTH
      ? []
      : [
          db
            .update(menuLinks)
            .set({ displayName: to, isEdited: not(isAwaitingContent(db)) })
            .where(and(eq(menuLinks.clientID, key), eq(menuLinks.displayName, from), isUnchanged)),
        ]
  const named = pageGameKinds.map((kind) => namesOnPage(kind, clientID, grade).clientID)
  const played = await db
    .select({
      id: games.id,
      clientID: games.clientID,
      kind: games.kind,
      description: games.description,
      updated: games.updated,
    })
    .from(games)
    .where(or(eq(games.wordsPage, clientID), inArray(games.clientID, named)))
  const gameStatements = played.flatMap(({ id, clientID: key, kind, description, updated }) => {
    if (!isGameKind(kind)) return []
    const textOf = (name: string) => textsOfGame({ kind, grade, title: name }).description
    const nameOf = (name: string) => nameInMenu(titleInMenu(kind, name), grade)
    const recordStatements =
      description === textOf(former)
        ? [
            ...storeVersion(db, id, updated),
            db
              .update(games)
              .set({ description: textOf(title), updated: nextStamp(updated, now), isEdited: true })
              .where(and(eq(games.id, id), eq(games.updated, updated), isUnchanged)),
          ]
        : []
    return [...recordStatements, ...rename(key, nameOf(former), nameOf(title))]
  })
  return [...rename(clientID, former, title), ...gameStatements]
}
