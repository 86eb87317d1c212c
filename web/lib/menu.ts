import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { pageOf } from '../../content/routes.ts'
import { can } from '../../domain/access.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import { isLinkVisible } from '../../domain/menu-visibility.ts'
import { actorOf } from './actor.ts'
import { menuCacheQuery, menuQuery } from './menu-query.ts'
import { shippedQueries } from './page-state.ts'
import { useSession } from './session.ts'
import { whitelistQuery } from './whitelist-query.ts'

const NONE: MenuLink[] = []

/** The rows of the menu that are shown to whoever looks; empty while the menu is not there yet. */
export function useVisibleLinks(): MenuLink[] {
  const user = useSession()
  const { data: current = NONE } = useQuery(menuQuery)
  // A part comes to life as it was prerendered, even where the API has said meanwhile that the menu is another.
  const links = useSyncExternalStore(
    neverChanges,
    () => current,
    () => shippedQueries.getQueryData(menuQuery.queryKey) ?? current,
  )
  const { data: whitelisted = [] } = useQuery({ ...whitelistQuery(user), enabled: user !== null })
  // Asked for by the bonus: until it is known, no pupil is led to a games site that there may not be.
  const { data: cache } = useQuery({ ...menuCacheQuery, enabled: false })
  const actor = actorOf(user)
  const clientIDs = new Set(whitelisted)
  const leadsOn = (link: MenuLink) => cache?.hasGamesSite || pageOf(link.clientID)?.kind !== 'multiplayer'
  return links.filter(
    (link) => isLinkVisible(link, actor, clientIDs) && (leadsOn(link) || can(actor, 'seeHiddenPages')),
  )
}

/** What is shown changes with the query, which renders anew by itself. */
function neverChanges() {
  return () => {}
}
