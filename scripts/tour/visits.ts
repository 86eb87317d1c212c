import { gameSeeds } from '../../content/games.ts'
import { linkPage, linkPath } from '../../content/link-path.ts'
import { type PageAccess, pages } from '../../content/routes.ts'

/** The screens that are looked at: a telephone, a tablet, a laptop. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 768 },
}
export type Size = keyof typeof SIZES

/** Somewhere to look at, and who has to be signed in there. */
export interface Visit {
  path: string
  access: PageAccess
  /** The size that it is opened in; the laptop's where none is named. */
  size?: Size
}

/** Every route of the registry; one that plays any record is visited with the first that the school starts with. */
export function visitsOf(): Visit[] {
  return pages.flatMap((page): Visit[] => {
    if (!page.path.includes('$id')) return [{ path: page.path, access: page.access }]
    const record = gameSeeds.find(({ clientID }) => linkPage(clientID) === page)
    const path = record && linkPath({ clientID: record.clientID, externalIdentifier: record.id })
    return path ? [{ path, access: page.access }] : []
  })
}
