import { useQuery } from '@tanstack/react-query'
import { linkPage } from '../../content/link-path.ts'
import type { Page } from '../../content/routes.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import { isLinkVisible } from '../../domain/menu-visibility.ts'
import { actorOf } from './actor.ts'
import { menuQuery } from './menu-query.ts'
import { useSession } from './session.ts'
import { whitelistQuery } from './whitelist-query.ts'

/** The rows of the menu that are shown to whoever looks; empty while the menu is not there yet. */
export function useVisibleLinks(): MenuLink[] {
  const user = useSession()
  const { data: links = [] } = useQuery(menuQuery)
  const { data: whitelisted = [] } = useQuery({ ...whitelistQuery(user), enabled: user !== null })
  const clientIDs = new Set(whitelisted)
  return links.filter((link) => isLinkVisible(link, actorOf(user), clientIDs))
}

/** The links to games on the words of a vocabulary page: their keys end as the page's own does. */
export function gamesOn(page: Page, links: readonly MenuLink[]): MenuLink[] {
  const theme = page.clientID.replace('Page_', '_').replace('_Vocabulary_', '_')
  return links.filter((link) => link.clientID.endsWith(theme) && linkPage(link.clientID)?.kind === 'game')
}
