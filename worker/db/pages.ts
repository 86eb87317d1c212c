import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../domain/access.ts'
import type { Database } from './database.ts'
import { isLinkOf, isWhitelisted, linkFlags } from './link-access.ts'
import { prepared } from './prepared.ts'
import { menuLinks, pages } from './schema.ts'

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
      link: linkFlags,
      isWhitelisted: isWhitelisted(sql.placeholder('userID'), pages.clientID),
    })
    .from(pages)
    .leftJoin(menuLinks, isLinkOf(pages.clientID))
    .where(eq(pages.clientID, sql.placeholder('clientID')))
    .prepare(),
)

/** A page with what tells whether `actor` may see it. `content` is JSON text. */
export async function findPage(db: Database, clientID: string, actor: Actor) {
  return pageByKey(db).get({ clientID, userID: actor?.id ?? null })
}
