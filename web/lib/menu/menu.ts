import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { wordsPageOf } from '../../../content/games-on.ts'
import { isMissionPage, missionPages } from '../../../content/missions.ts'
import { pageOf } from '../../../content/routes.ts'
import { can } from '../../../domain/access.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { hiddenKey } from '../../../domain/hidden-row.ts'
import { closingRow, pathsIn, visibleRows } from '../../../domain/menu-visibility.ts'
import { SHIPPED } from '../page/page-query.ts'
import { shippedQueries } from '../page/page-state.ts'
import { actorOf } from '../session/actor.ts'
import { useSession } from '../session/session.ts'
import { menuCacheQuery, menuQuery } from './menu-query.ts'
import { whitelistQuery } from './whitelist-query.ts'

const NONE: MenuLink[] = []

/** The rows of the menu that are shown to whoever looks, of the missions today's alone; empty while the menu is not there yet. */
export function useVisibleLinks(): MenuLink[] {
  const user = useSession()
  const { data: current = NONE } = useQuery(menuQuery)
  // A part comes to life as it was prerendered, even where the API has said meanwhile that the menu is another.
  const links = useSyncExternalStore(
    neverChanges,
    () => current,
    () => shippedQueries.getQueryData(menuQuery.queryKey) ?? current,
  )
  const whitelisted = new Set(useWhitelist().data)
  // Asked for by the bonus: until it is known, no pupil is led to a games site that there may not be.
  const { data: cache } = useQuery({ ...menuCacheQuery, enabled: false })
  const actor = actorOf(user)
  const leadsOn = (link: MenuLink) => cache?.hasGamesSite || pageOf(link.clientID)?.kind !== 'multiplayer'
  // By the clock of the device: all of them lead to the mission of the school's day.
  const isOfToday = ({ clientID }: MenuLink) =>
    !isMissionPage(clientID) || clientID === missionPages[new Date().getDay()]
  return visibleRows(links, actor, whitelisted, wordsPageOf).filter(
    (link) => (leadsOn(link) && isOfToday(link)) || can(actor, 'seeHiddenPages'),
  )
}

/** Whether a page is open to the current user. `row`: the row of the menu that closes it. */
export interface Openness {
  /** False until the menu of today is there, or has failed to load: the copy shipped with the page may be old. */
  isKnown: boolean
  row: MenuLink | null
  /** What the menu calls the page, where it has a row for it. */
  name: string | undefined
}

/** @param clientID the key of a page or of a game's record; null where there is none */
export function useOpenness(clientID: string | null): Openness {
  const { isError } = useQuery(menuQuery)
  const menu = useMenuOfToday()
  const keys = clientID ? [clientID, hiddenKey(clientID)] : []
  const link = menu?.links.find((each) => keys.includes(each.clientID))
  return {
    isKnown: menu !== null || isError,
    row: menu && link ? menu.closing(link) : null,
    name: link?.displayName,
  }
}

/** The rows that are closed to whoever looks; null while the menu is not there yet. */
export function useClosedLinks(): MenuLink[] | null {
  const menu = useMenuOfToday()
  return menu?.links.filter((link) => menu.closing(link)) ?? null
}

/** The menu that the API gave, or that the device keeps of it, and what of it closes a row to whoever looks. */
function useMenuOfToday() {
  const user = useSession()
  const { data: links, dataUpdatedAt } = useQuery(menuQuery)
  const whitelist = useWhitelist()
  // At build, and while the page hydrates, it is not known.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const isListPending = user !== null && whitelist.isPending
  if (!isAlive || isListPending || !links || dataUpdatedAt <= SHIPPED.updatedAt) return null
  const pathOf = pathsIn(links, wordsPageOf)
  const whitelisted = new Set(whitelist.data)
  return { links, closing: (link: MenuLink) => closingRow(pathOf(link), actorOf(user), whitelisted) }
}

/** The clientIDs whose whitelist the user is on. */
function useWhitelist() {
  const user = useSession()
  return useQuery({ ...whitelistQuery(user), enabled: user !== null })
}

/** No subscription of its own: the query renders again when what is shown changes. */
function neverChanges() {
  return () => {}
}
