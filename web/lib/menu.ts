import { useQuery } from '@tanstack/react-query'
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
