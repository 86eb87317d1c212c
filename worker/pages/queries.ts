import { eq, sql } from 'drizzle-orm'
import { type WordsPage, wordsPage } from '../../content/games/words-page.ts'
import type { Actor } from '../../domain/access.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { pages } from '../db/schema.ts'
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
      path: linkPath(pages.clientID),
      isWhitelisted: isWhitelisted(sql.placeholder('userID'), pages.clientID),
    })
    .from(pages)
    .where(eq(pages.clientID, sql.placeholder('clientID')))
    .prepare(),
)

/** The pages of words, as a game looks for its own on them. */
export async function vocabularyPages(db: Database): Promise<WordsPage[]> {
  const { clientID, content } = pages
  const rows = await db.select({ clientID, content }).from(pages).where(eq(pages.kind, 'vocabulary'))
  return rows.map((row) => wordsPage(row.clientID, JSON.parse(row.content)))
}

/** A page with what tells whether `actor` may see it. `content` is JSON text. */
export async function findPage(db: Database, clientID: string, actor: Actor) {
  return pageByKey(db).get({ clientID, userID: actor?.id ?? null })
}
