import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../domain/access.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { games } from '../db/schema.ts'
import { isWhitelisted, linkPath } from '../menu/link-access.ts'

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

/** A game's record with what tells whether `actor` may play it, and see its words. `id` is its external identifier. */
export async function findGame(db: Database, id: string, actor: Actor) {
  return gameByID(db).get({ id, userID: actor?.id ?? null })
}
