import { gameSeeds } from '../../content/games.ts'
import { linkPage, linkPath } from '../../content/link-path.ts'
import { type PageAccess, pages } from '../../content/routes.ts'

/** Somewhere to look at, and who has to be signed in there. */
export interface Visit {
  path: string
  access: PageAccess
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
