import { eq } from 'drizzle-orm'
import type { Actor } from '../../domain/access.ts'
import type { Database } from './database.ts'
import { isLinkOf, isWhitelisted, linkFlags } from './link-access.ts'
import { games, menuLinks } from './schema.ts'

/** A game's record with what tells whether `actor` may play it. `id` is its external identifier. */
export async function findGame(db: Database, id: string, actor: Actor) {
  return db
    .select({
      game: {
        clientID: games.clientID,
        description: games.description,
        instructions: games.instructions,
        data: games.data,
      },
      kind: games.kind,
      updated: games.updated,
      link: linkFlags,
      isWhitelisted: isWhitelisted(actor, games.clientID),
    })
    .from(games)
    .leftJoin(menuLinks, isLinkOf(games.clientID))
    .where(eq(games.id, id))
    .get()
}
