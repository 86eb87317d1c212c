import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { namesOnPage, pageGameKinds } from '../../content/games/games-of-page.ts'
import { textsOfGame, titleInMenu } from '../../content/games/new-game.ts'
import { nameInMenu } from '../../content/menu.ts'
import { ownPageOf } from '../../content/own-page.ts'
import { isGameKind } from '../../domain/games/registry.ts'
import type { Database } from '../db/database.ts'
import { games, menuLinks, pages } from '../db/schema.ts'
import { keepVersion } from '../games/versions.ts'
import { raiseStamp } from '../menu/stamp.ts'
import { awaitsWriting, isBlankContent } from '../menu/targets.ts'
import { laterThan, type PageRow } from './queries.ts'

/** How long the name of a row may be. */
const LONGEST_NAME = 80

export interface Saved {
  title: string
  /** JSON text. */
  content: string
  now: Date
}

/**
 * The statements that go with a save of a teacher's page, before it and where it is still as it was read: the first time that something
 * is written there, its row is turned on where nobody has turned it off; and its row, its games and their rows are called as the page, where they bore its former name.
 */
export async function statementsOfSave(db: Database, stored: PageRow, saved: Saved) {
  if (!ownPageOf(stored.clientID)) return []
  const isAsRead = asRead(db, stored)
  const statements: BatchItem<'sqlite'>[] = [
    ...(isBlankContent(stored.content) && !isBlankContent(saved.content)
      ? [turnOn(db, stored, isAsRead)]
      : []),
    ...(saved.title === stored.title ? [] : await renaming(db, stored, saved, isAsRead)),
  ]
  return statements.length === 0 ? [] : [...statements, raiseStamp(db, saved.now)]
}

function asRead(db: Database, { clientID, updated }: PageRow): SQL {
  const page = db
    .select({ one: sql`1` })
    .from(pages)
    .where(and(eq(pages.clientID, clientID), eq(pages.updated, updated)))
  return sql`EXISTS ${page}`
}

function turnOn(db: Database, { clientID }: PageRow, isAsRead: SQL) {
  return db
    .update(menuLinks)
    .set({ isEnabled: true, isEdited: true })
    .where(and(eq(menuLinks.clientID, clientID), isAsRead, awaitsWriting(db)))
}

async function renaming(db: Database, { clientID, title: former }: PageRow, saved: Saved, isAsRead: SQL) {
  const { title, now } = saved
  const grade = ownPageOf(clientID)?.grade ?? null
  const rename = (key: string, from: string, to: string) =>
    to.length > LONGEST_NAME
      ? []
      : [
          db
            .update(menuLinks)
            .set({ displayName: to, isEdited: not(awaitsWriting(db)) })
            .where(and(eq(menuLinks.clientID, key), eq(menuLinks.displayName, from), isAsRead)),
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
  const ofGames = played.flatMap(({ id, clientID: key, kind, description, updated }) => {
    if (!isGameKind(kind)) return []
    const textOf = (name: string) => textsOfGame({ kind, grade, title: name }).description
    const nameOf = (name: string) => nameInMenu(titleInMenu(kind, name), grade)
    const ofRecord =
      description === textOf(former)
        ? [
            ...keepVersion(db, id, updated),
            db
              .update(games)
              .set({ description: textOf(title), updated: laterThan(updated, now), isEdited: true })
              .where(and(eq(games.id, id), eq(games.updated, updated), isAsRead)),
          ]
        : []
    return [...ofRecord, ...rename(key, nameOf(former), nameOf(title))]
  })
  return [...rename(clientID, former, title), ...ofGames]
}
