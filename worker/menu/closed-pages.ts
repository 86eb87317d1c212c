import { isNotNull } from 'drizzle-orm'
import { linkPath } from '../../content/link-path.ts'
import { visibleRows } from '../../domain/menu-visibility.ts'
import type { Database } from '../db/database.ts'
import { games } from '../db/schema.ts'
import { readMenu } from './queries.ts'

/** What a visitor may not open. */
export interface ClosedPages {
  /** The menu's, when it was looked at. */
  stamp: number
  clientIDs: ReadonlySet<string>
  paths: ReadonlySet<string>
}

export async function readClosedPages(db: Database): Promise<ClosedPages> {
  const { stamp, links } = await readMenu(db)
  const { clientID, wordsPage } = games
  const words = new Map(
    (await db.select({ clientID, wordsPage }).from(games).where(isNotNull(wordsPage))).map((game) => [
      game.clientID,
      game.wordsPage,
    ]),
  )
  const open = visibleRows(links, null, new Set(), (key) => words.get(key) ?? null)
  const isOpen = new Set(open.map(({ groupID }) => groupID))
  const closed = links.filter((link) => link.clientID !== '' && !isOpen.has(link.groupID))
  return {
    stamp,
    clientIDs: new Set(closed.map((link) => link.clientID)),
    paths: new Set(closed.flatMap((link) => linkPath(link) ?? []).map(decodeURIComponent)),
  }
}
