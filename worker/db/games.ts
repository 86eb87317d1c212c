import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Actor } from '../../domain/access.ts'
import type { Database } from './database.ts'
import { isLinkOf, isWhitelisted, linkFlags } from './link-access.ts'
import { prepared } from './prepared.ts'
import { games, menuLinks } from './schema.ts'

const wordsLinks = alias(menuLinks, 'words_links')

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
      link: linkFlags(menuLinks),
      isWhitelisted: isWhitelisted(sql.placeholder('userID'), games.clientID),
      wordsLink: linkFlags(wordsLinks),
      isWhitelistedForWords: isWhitelisted(sql.placeholder('userID'), games.wordsPage),
    })
    .from(games)
    .leftJoin(menuLinks, isLinkOf(games.clientID))
    .leftJoin(wordsLinks, isLinkOf(games.wordsPage, wordsLinks))
    .where(eq(games.id, sql.placeholder('id')))
    .prepare(),
)

/** A game's record with what tells whether `actor` may play it, and see its words. `id` is its external identifier. */
export async function findGame(db: Database, id: string, actor: Actor) {
  return gameByID(db).get({ id, userID: actor?.id ?? null })
}
