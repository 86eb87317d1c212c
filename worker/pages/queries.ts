import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type WordsPage, wordsPage } from '../../content/games/words-page.ts'
import type { Actor } from '../../domain/access.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { pages, pageVersions, users } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'
import { isWhitelisted, linkPath } from '../menu/link-access.ts'

const pageByKey = prepared((db) =>
  db
    .select({
      page: {
        clientID: pages.clientID,
        kind: pages.kind,
        title: pages.title,
        content: pages.content,
        updated: pages.updated,
      },
      preview: pages.preview,
      path: linkPath(pages.clientID),
      isWhitelisted: isWhitelisted(sql.placeholder('userID'), pages.clientID),
    })
    .from(pages)
    .where(eq(pages.clientID, sql.placeholder('clientID')))
    .prepare(),
)

/** All word pages, in the form that `findWordsPage` needs. */
export async function vocabularyPages(db: Database): Promise<WordsPage[]> {
  const { clientID, content } = pages
  const rows = await db.select({ clientID, content }).from(pages).where(eq(pages.kind, 'vocabulary'))
  return rows.map((row) => wordsPage(row.clientID, withContent(row).content))
}

/** Parses the stored content of a row. */
export function withContent<Row extends { content: string }>(
  row: Row,
): Omit<Row, 'content'> & { content: unknown } {
  return { ...row, content: JSON.parse(row.content) }
}

/** A page with the data that decides whether `actor` may read it. `content` is JSON text. */
export async function findPage(db: Database, clientID: string, actor: Actor) {
  return pageByKey(db).get({ clientID, userID: actor?.id ?? null })
}

/** A page row. `content` is JSON text; `savedBy` is the name of the last author. */
export type PageRow = Omit<typeof pages.$inferSelect, 'savedBy' | 'isEdited' | 'preview'> & {
  savedBy: string | null
}

export async function readPage(db: Database, clientID: string): Promise<PageRow | undefined> {
  return db
    .select({
      clientID: pages.clientID,
      kind: pages.kind,
      title: pages.title,
      content: pages.content,
      updated: pages.updated,
      savedBy: users.displayName,
    })
    .from(pages)
    .leftJoin(users, eq(users.id, pages.savedBy))
    .where(eq(pages.clientID, clientID))
    .get()
}

export interface PageSave {
  clientID: string
  kind: string
  title: string
  content: string
  /** The stamp of the page when it was read. Null if it had no content yet. */
  former: string | null
  now: Date
  /** Id of the administrator who saves. */
  savedBy: number | null
  /** Statements to run before the save in the same transaction. */
  before: BatchItem<'sqlite'>[]
}

/** Saves the page and stores its previous version. Returns false if the page changed since it was read. */
export async function savePage(db: Database, save: PageSave): Promise<boolean> {
  return save.former === null ? insertPage(db, save) : updatePage(db, save, save.former)
}

async function insertPage(db: Database, { clientID, kind, title, content, now, savedBy }: PageSave) {
  const inserted = await db
    .insert(pages)
    .values({ clientID, kind, title, content, updated: now.toISOString(), isEdited: true, savedBy })
    .onConflictDoNothing()
    .returning({ clientID: pages.clientID })
  return inserted.length > 0
}

async function updatePage(
  db: Database,
  { clientID, title, content, now, savedBy, before }: PageSave,
  former: string,
) {
  const asRead = and(eq(pages.clientID, clientID), eq(pages.updated, former))
  const version = db
    .insert(pageVersions)
    .select(sql`SELECT NULL, client_id, title, content, updated, saved_by FROM ${pages} WHERE ${asRead}`)
    .onConflictDoNothing()
  const save = db
    .update(pages)
    .set({ title, content, updated: nextStamp(former, now), isEdited: true, savedBy })
    .where(asRead)
    .returning({ clientID: pages.clientID })
  const saved = (await db.batch([version, ...before, save])).at(-1)
  return Array.isArray(saved) && saved.length > 0
}

/** Returns `now`, or one millisecond after `stamp` if that is later, so that each save has its own stamp. */
export function nextStamp(stamp: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(stamp) + 1)).toISOString()
}

/** The former versions of a page, newest first. `content` is JSON text. */
export async function listPageVersions(db: Database, clientID: string, { limit, offset }: Slice) {
  const ofPage = eq(pageVersions.clientID, clientID)
  const [data, [all]] = await db.batch([
    db
      .select({
        versionID: pageVersions.pageVersionID,
        title: pageVersions.title,
        content: pageVersions.content,
        updated: pageVersions.updated,
        savedBy: users.displayName,
      })
      .from(pageVersions)
      .leftJoin(users, eq(users.id, pageVersions.savedBy))
      .where(ofPage)
      .orderBy(desc(pageVersions.updated))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(pageVersions).where(ofPage),
  ])
  return { data, total: all?.total ?? 0 }
}

export async function findPageVersion(db: Database, clientID: string, versionID: number) {
  return db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.pageVersionID, versionID), eq(pageVersions.clientID, clientID)))
    .get()
}
