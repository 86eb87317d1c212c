import { and, count, desc, eq, notExists, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { MediaUse } from '../../domain/api/media.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import {
  checks,
  games,
  gameVersions,
  lessons,
  liveGames,
  media,
  menuLinks,
  pages,
  pageVersions,
  recordings,
} from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'

export type MediaRow = typeof media.$inferSelect

/** Stores the row of a file unless it exists. */
export async function insertMedia(db: Database, row: MediaRow): Promise<void> {
  await db.insert(media).values(row).onConflictDoNothing()
}

export async function findMedia(db: Database, hash: string): Promise<MediaRow | undefined> {
  return db.select().from(media).where(eq(media.hash, hash)).get()
}

/** Files whose name or type contains `q`, newest first. */
export async function listMedia(db: Database, q: string, { limit, offset }: Slice) {
  const matches = q === '' ? undefined : or(contains(media.name, q), contains(media.contentType, q))
  const [data, [all]] = await db.batch([
    db
      .select()
      .from(media)
      .where(matches)
      .orderBy(desc(media.createdAt), media.hash)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(media).where(matches),
  ])
  return { data, total: all?.total ?? 0 }
}

/** Queries for the current uses of a file. */
function currentUses(db: Database, hash: string) {
  return [
    usesIn(db, 'page', pages, { id: pages.clientID, name: pages.title }).where(
      or(mentions(pages.content, hash), mentions(pages.preview, hash)),
    ),
    usesIn(db, 'game', games, { id: games.id, name: games.description }).where(mentions(games.data, hash)),
    usesIn(db, 'word', recordings, { id: recordings.word, name: recordings.word }).where(
      mentions(recordings.url, hash),
    ),
    usesIn(db, 'menu', menuLinks, {
      id: sql`CAST(${menuLinks.menuLinkID} AS TEXT)`,
      name: menuLinks.displayName,
    }).where(mentions(menuLinks.icon, hash)),
    // Lessons and checks contain copies of words.
    usesIn(db, 'lesson', lessons, { id: lessons.code, name: lessons.title }).where(
      mentions(lessons.steps, hash),
    ),
    usesIn(db, 'check', checks, { id: sql`CAST(${checks.checkID} AS TEXT)`, name: checks.title }).where(
      mentions(checks.forms, hash),
    ),
    usesIn(db, 'liveGame', liveGames, { id: liveGames.code, name: liveGames.title }).where(
      mentions(liveGames.plan, hash),
    ),
  ] as const
}

/** The uses that prevent the deletion of a file. */
export async function blockingUses(db: Database, hash: string): Promise<MediaUse[]> {
  const uses = await db.batch(currentUses(db, hash))
  return uses.flat()
}

/** Current uses of a file, and former versions of pages and games that used it. */
export async function mediaUses(db: Database, hash: string): Promise<MediaUse[]> {
  const version = { id: pageVersions.clientID, name: pageVersions.title }
  const gameVersion = { id: gameVersions.id, name: gameVersions.description }
  const uses = await db.batch([
    ...currentUses(db, hash),
    usesIn(db, 'version', pageVersions, version).where(mentions(pageVersions.content, hash)),
    usesIn(db, 'gameVersion', gameVersions, gameVersion).where(mentions(gameVersions.data, hash)),
  ])
  return uses.flat()
}

/** The rows of a table as uses of a file. */
function usesIn<Kind extends MediaUse['kind']>(
  db: Database,
  kind: Kind,
  table: SQLiteTable,
  { id, name }: Record<'id' | 'name', SQLWrapper>,
) {
  return db
    .select({
      kind: sql<Kind>`${kind}`.as('kind'),
      id: sql<string>`${id}`.as('id'),
      name: sql<string>`${name}`.as('name'),
    })
    .from(table)
}

/** Returns false if something uses the file or it does not exist. */
export async function deleteUnusedMedia(db: Database, hash: string): Promise<boolean> {
  const unused = currentUses(db, hash).map((query) => notExists(query))
  const deleted = await db
    .delete(media)
    .where(and(eq(media.hash, hash), ...unused))
    .returning({ hash: media.hash })
  return deleted.length > 0
}

function mentions(column: Parameters<typeof contains>[0], hash: string) {
  return sql`instr(${column}, ${hash}) > 0`
}
