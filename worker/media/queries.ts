import { and, count, desc, eq, notExists, or, sql } from 'drizzle-orm'
import type { MediaUse } from '../../domain/api/media.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { games, gameVersions, media, menuLinks, pages, pageVersions, recordings } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'

export type MediaRow = typeof media.$inferSelect

/** Keeps what is known of a file, once. */
export async function keepMedia(db: Database, row: MediaRow): Promise<void> {
  await db.insert(media).values(row).onConflictDoNothing()
}

export async function findMedia(db: Database, hash: string): Promise<MediaRow | undefined> {
  return db.select().from(media).where(eq(media.hash, hash)).get()
}

/** Newest first; `q` is looked for in the name and the type. */
export async function listMedia(db: Database, q: string, { limit, offset }: Slice) {
  const wanted = q === '' ? undefined : or(contains(media.name, q), contains(media.contentType, q))
  const [data, [all]] = await db.batch([
    db
      .select()
      .from(media)
      .where(wanted)
      .orderBy(desc(media.createdAt), media.hash)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(media).where(wanted),
  ])
  return { data, total: all?.total ?? 0 }
}

/** What names the file now. */
function present(db: Database, hash: string) {
  const id = sql<string>`${pages.clientID}`.as('id')
  return [
    db
      .select({
        kind: sql<MediaUse['kind']>`'page'`.as('kind'),
        id,
        name: sql<string>`${pages.title}`.as('name'),
      })
      .from(pages)
      .where(or(names(pages.content, hash), names(pages.preview, hash))),
    db
      .select({
        kind: sql<MediaUse['kind']>`'game'`.as('kind'),
        id: sql<string>`${games.id}`.as('id'),
        name: sql<string>`${games.description}`.as('name'),
      })
      .from(games)
      .where(names(games.data, hash)),
    db
      .select({
        kind: sql<MediaUse['kind']>`'word'`.as('kind'),
        id: sql<string>`${recordings.word}`.as('id'),
        name: sql<string>`${recordings.word}`.as('name'),
      })
      .from(recordings)
      .where(names(recordings.url, hash)),
    db
      .select({
        kind: sql<MediaUse['kind']>`'menu'`.as('kind'),
        id: sql<string>`CAST(${menuLinks.menuLinkID} AS TEXT)`.as('id'),
        name: sql<string>`${menuLinks.displayName}`.as('name'),
      })
      .from(menuLinks)
      .where(names(menuLinks.icon, hash)),
  ] as const
}

/** What shows or plays the file, and which former versions of pages and games did. */
export async function mediaUses(db: Database, hash: string): Promise<MediaUse[]> {
  const uses = await db.batch([
    ...present(db, hash),
    db
      .select({
        kind: sql<MediaUse['kind']>`'version'`.as('kind'),
        id: pageVersions.clientID,
        name: pageVersions.title,
      })
      .from(pageVersions)
      .where(names(pageVersions.content, hash)),
    db
      .select({
        kind: sql<MediaUse['kind']>`'gameVersion'`.as('kind'),
        id: gameVersions.id,
        name: gameVersions.description,
      })
      .from(gameVersions)
      .where(names(gameVersions.data, hash)),
  ])
  return uses.flat()
}

/** False where something uses the file, or where there is none. */
export async function deleteUnusedMedia(db: Database, hash: string): Promise<boolean> {
  const unused = present(db, hash).map((query) => notExists(query))
  const deleted = await db
    .delete(media)
    .where(and(eq(media.hash, hash), ...unused))
    .returning({ hash: media.hash })
  return deleted.length > 0
}

function names(column: Parameters<typeof contains>[0], hash: string) {
  return sql`instr(${column}, ${hash}) > 0`
}
