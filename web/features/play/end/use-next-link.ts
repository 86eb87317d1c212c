import type { Page } from '../../../../content/routes.ts'
import { linkPath } from '../../../../content/site/link-path.ts'
import { gameAfter } from '../../../../content/site/stepping-stones.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { useDonePages } from '../../../lib/earning/done-pages.ts'
import { useVisibleLinks } from '../../../lib/menu/menu.ts'
import { usePupilID } from '../../../lib/session/use-pupil-id.ts'

/**
 * Where to go after a game: the next game of its theme; for a pupil who has done all of them, the mission.
 * Undefined if there is neither.
 */
export function useNextLink(clientID: string, wordsPage: Page | undefined): MenuLink | undefined {
  const links = useVisibleLinks()
  const done = useDonePages()
  const isPupil = usePupilID() !== null
  const game = gameAfter(clientID, wordsPage, links, done)
  return game ?? (isPupil ? links.find((link) => linkPath(link) === '/mission') : undefined)
}
