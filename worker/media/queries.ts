import { and, count, desc, eq, notExists, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
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
  return [
    use(db, 'page', pages, { id: pages.clientID, name: pages.title }).where(
      or(names(pages.content, hash), names(pages.preview, hash)),
    ),
    use(db, 'game', games, { id: games.id, name: games.description }).where(names(games.data, hash)),
    use(db, 'word', recordings, { id: recordings.word, name: recordings.word }).where(
      names(recordings.url, hash),
    ),
    use(db, 'menu', menuLinks, {
      id: sql`CAST(${menuLinks.menuLinkID} AS TEXT)`,
      name: menuLinks.displayName,
    }).where(names(menuLinks.icon, hash)),
  ] as const
}

/** What shows or plays the file, and which former versions of pages and games did. */
export async function mediaUses(db: Database, hash: string): Promise<MediaUse[]> {
  const version = { id: pageVersions.clientID, name: pageVersions.title }
  const gameVersion = { id: gameVersions.id, name: gameVersions.description }
  const uses = await db.batch([
    ...present(db, hash),
    use(db, 'version', pageVersions, version).where(names(pageVersions.content, hash)),
    use(db, 'gameVersion', gameVersions, gameVersion).where(names(gameVersions.data, hash)),
  ])
  return uses.flat()
}

/** The rows of a table as uses of a file. */
function use(
  db: Database,
  kind: MediaUse['kind'],
  table: SQLiteTable,
  { id, name }: Record<'id' | 'name', SQLWrapper>,
) {
  return db
    .select({
      kind: sql<MediaUse['kind']>`${kind}`.as('kind'),
      id: sql<string>`${id}`.as('id'),
      name: sql<string>`${name}`.as('name'),
    })
    .from(table)
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
