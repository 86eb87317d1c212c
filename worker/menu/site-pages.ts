import { isNotNull } from 'drizzle-orm'
import { linkPath } from '../../content/site/link-path.ts'
import { visibleRows } from '../../domain/menu-visibility.ts'
import type { Database } from '../db/database.ts'
import { games } from '../db/schema.ts'
import { readMenu } from './queries.ts'

/** Access and addresses of the site's pages, derived from the menu. */
export interface SitePages {
  /** Stamp of the menu that this was derived from. */
  stamp: number
  /** Pages that a visitor may not open, by key and by path. */
  closed: { clientIDs: ReadonlySet<string>; paths: ReadonlySet<string> }
  /** `menuLinkID` -> path, for rows that not only administrators may open. */
  addresses: ReadonlyMap<number, string>
}

const ANY_PUPIL = { id: 0, role: 'pupil' } as const

export async function readSitePages(db: Database): Promise<SitePages> {
  const { stamp, links } = await readMenu(db)
  const { clientID, wordsPage } = games
  const words = new Map(
    (await db.select({ clientID, wordsPage }).from(games).where(isNotNull(wordsPage))).map((game) => [
      game.clientID,
      game.wordsPage,
    ]),
  )
  const wordsPageOf = (key: string) => words.get(key) ?? null
  const open = visibleRows(links, null, new Set(), wordsPageOf)
  const isOpen = new Set(open.map(({ groupID }) => groupID))
  const everyKey = new Set(links.map((link) => link.clientID))
  const withPaths = visibleRows(links, ANY_PUPIL, everyKey, wordsPageOf).flatMap((link) => {
    const path = linkPath(link)
    return path === null ? [] : [{ link, path }]
  })
  const closed = links.filter((link) => link.clientID !== '' && !isOpen.has(link.groupID))
  return {
    stamp,
    closed: {
      clientIDs: new Set(closed.map((link) => link.clientID)),
      paths: new Set(closed.flatMap((link) => linkPath(link) ?? []).map(decodeURIComponent)),
    },
    addresses: new Map(withPaths.map(({ link, path }) => [link.menuLinkID, path])),
  }
}
