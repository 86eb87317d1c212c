import { and, asc, count, eq, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../domain/access.ts'
import type { StoredGame } from '../../domain/api/game.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { deletedGames, games, gameVersions, menuLinks } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'
import { isWhitelisted, linkPath } from '../menu/link-access.ts'
import { raiseStamp } from '../menu/stamp.ts'
import { storeVersion } from './versions.ts'

const gameByID = prepared((db) =>
  db
    .select({
      game: {
        clientID: games.clientID,
        description: games.description,
        instructions: games.instructions,
        data: games.data,
        wordsPage: games.wordsPage,
      },
      kind: games.kind,
      updated: games.updated,
      path: linkPath(games.clientID),
      isWhitelisted: isWhitelisted(sql.placeholder('userID'), games.clientID),
      wordsPath: linkPath(games.wordsPage),
      isWhitelistedForWords: isWhitelisted(sql.placeholder('userID'), games.wordsPage),
    })
    .from(games)
    .where(eq(games.id, sql.placeholder('id')))
    .prepare(),
)

/**
 * A game's record with the data that decides whether `actor` may play it and open the page of its words. `id`
 * is its external identifier.
 */
export async function findGame(db: Database, id: string, actor: Actor) {
  return gameByID(db).get({ id, userID: actor?.id ?? null })
}

export const columns = {
  id: games.id,
  clientID: games.clientID,
  kind: games.kind,
  description: games.description,
  instructions: games.instructions,
  data: games.data,
  updated: games.updated,
  isEdited: games.isEdited,
}

/** Records that contain `q`, by key. `total` counts all matches. */
export async function listGames(db: Database, q: string, { limit, offset }: Slice) {
  const found =
    q === ''
      ? undefined
      : or(...[games.id, games.clientID, games.description].map((column) => contains(column, q)))
  const [data, [all]] = await db.batch([
    db.select(columns).from(games).where(found).orderBy(asc(games.clientID)).limit(limit).offset(offset),
    db.select({ total: count() }).from(games).where(found),
  ])
  return { data, total: all?.total ?? 0 }
}

export async function readGame(db: Database, id: string): Promise<StoredGame | undefined> {
  return db.select(columns).from(games).where(eq(games.id, id)).get()
}

/** The key of the word page with a record's words; null if it has none. */
export async function readWordsPage(db: Database, id: string): Promise<string | null> {
  const row = await db.select({ wordsPage: games.wordsPage }).from(games).where(eq(games.id, id)).get()
  return row?.wordsPage ?? null
}

interface SavedGame extends StoredGame {
  wordsPage: string | null
}

/** Adds a record. Returns undefined if its id or key is taken. */
export async function insertGame(db: Database, game: SavedGame): Promise<StoredGame | undefined> {
  const [row] = await db.insert(games).values(game).onConflictDoNothing().returning(columns)
  return row
}

/** Saves a record and stores its former version. Returns undefined if its stamp is no longer `former`. */
export async function updateGame(
  db: Database,
  game: SavedGame,
  former: string,
): Promise<StoredGame | undefined> {
  const { id, ...values } = game
  const [, , [row]] = await db.batch([
    ...storeVersion(db, id, former),
    db
      .update(games)
      .set(values)
      .where(and(eq(games.id, id), eq(games.updated, former)))
      .returning(columns),
  ])
  return row
}

/** Names of the menu links that lead to a record. */
export async function linksTo(db: Database, game: StoredGame): Promise<string[]> {
  const rows = await db.select({ displayName: menuLinks.displayName }).from(menuLinks).where(leadsTo(game))
  return rows.map(({ displayName }) => displayName)
}

/** Deletes a record unless a link leads to it. Returns false if one does. */
export async function deleteUnlinkedGame(db: Database, game: StoredGame): Promise<boolean> {
  const links = db.select({ one: sql`1` }).from(menuLinks).where(leadsTo(game))
  const [deleted] = await db.batch([
    db
      .delete(games)
      .where(and(eq(games.id, game.id), notExists(links)))
      .returning({ id: games.id }),
    rememberDeletion(db, game),
    deleteVersions(db, game),
  ])
  return deleted.length > 0
}

/** Deletes a record and disables the links that lead to it. @returns those links */
export async function deleteGameAndLinks(db: Database, game: StoredGame, now: Date) {
  const [, , links] = await db.batch([
    db.delete(games).where(eq(games.id, game.id)),
    rememberDeletion(db, game),
    db.update(menuLinks).set({ isEnabled: false, isEdited: true }).where(leadsTo(game)).returning({
      clientID: menuLinks.clientID,
      displayName: menuLinks.displayName,
      isEnabled: menuLinks.isEnabled,
    }),
    raiseStamp(db, now),
    deleteVersions(db, game),
  ])
  return links
}

/** Stores the id of a deleted record, so that seeding does not restore it. */
function rememberDeletion(db: Database, { id }: StoredGame) {
  return db
    .insert(deletedGames)
    .select(sql`SELECT ${id} WHERE ${isGone(db, id)}`)
    .onConflictDoNothing()
}

function deleteVersions(db: Database, { id }: StoredGame) {
  return db.delete(gameVersions).where(and(eq(gameVersions.id, id), isGone(db, id)))
}

function isGone(db: Database, id: string): SQL {
  return notExists(db.select({ one: sql`1` }).from(games).where(eq(games.id, id)))
}

function leadsTo({ id, clientID }: StoredGame): SQL | undefined {
  return or(
    and(eq(menuLinks.clientID, clientID), ne(menuLinks.clientID, sql`''`)),
    eq(menuLinks.externalIdentifier, id),
  )
}
