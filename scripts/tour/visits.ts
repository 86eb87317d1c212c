import { gameSeeds } from '../../content/games.ts'
import { type PageAccess, pages } from '../../content/routes.ts'
import { linkPage, linkPath } from '../../content/site/link-path.ts'

/** Viewport sizes in CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 768 },
}
export type Size = keyof typeof SIZES

/** A page to visit, and who may see it. */
export interface Visit {
  path: string
  access: PageAccess
  /** Default: laptop. */
  size?: Size
}

/** Lists every route. A route for any game record is visited with the first shipped one. */
export function listVisits(): Visit[] {
  return pages.flatMap((page): Visit[] => {
    if (!page.path.includes('$id')) return [{ path: page.path, access: page.access }]
    const record = gameSeeds.find(({ clientID }) => linkPage(clientID) === page)
    const path = record && linkPath({ clientID: record.clientID, externalIdentifier: record.id })
    return path ? [{ path, access: page.access }] : []
  })
}
