import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isMissionPage, missionPages } from '../../../content/missions.ts'
import { wordsPageOf } from '../../../content/site/words-page-of.ts'
import { canForSomeRecord } from '../../../domain/access.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { hiddenKey } from '../../../domain/hidden-row.ts'
import { blockingRow, pathFinder, visibleRows } from '../../../domain/menu-visibility.ts'
import { shippedQueries } from '../page/hydration-data.ts'
import { SHIPPED_DATA_OPTIONS } from '../page/page-query.ts'
import { actorOf } from '../session/actor.ts'
import { useSession } from '../session/session.ts'
import { menuQuery } from './menu-query.ts'
import { whitelistQuery } from './whitelist-query.ts'

const NO_LINKS: MenuLink[] = []

/** Menu rows visible to the current user, with only today's mission. Empty until the menu has loaded. */
export function useVisibleLinks(): MenuLink[] {
  const user = useSession()
  const { data: current = NO_LINKS } = useQuery(menuQuery)
  // A part hydrates with the menu it was prerendered with, even if the API has returned another since.
  const links = useSyncExternalStore(
    subscribeToNothing,
    () => current,
    () => shippedQueries.getQueryData(menuQuery.queryKey) ?? current,
  )
  return visibleLinks(links, user, useWhitelist().data, new Date().getDay())
}

let lastVisibleLinks: { inputs: readonly unknown[]; visible: MenuLink[] } | null = null

/**
 * Computed once for all parts of a page that need it, since it takes some 20 ms on a weak tablet.
 * @param weekday by the device's clock. Every mission row leads to the mission of the school day.
 */
function visibleLinks(
  links: MenuLink[],
  user: SessionUser | null,
  whitelist: readonly string[] | undefined,
  weekday: number,
): MenuLink[] {
  const inputs = [links, user, whitelist, weekday]
  if (lastVisibleLinks && inputs.every((input, place) => input === lastVisibleLinks?.inputs[place]))
    return lastVisibleLinks.visible
  const actor = actorOf(user)
  const isTodays = ({ clientID }: MenuLink) => !isMissionPage(clientID) || clientID === missionPages[weekday]
  const visible = visibleRows(links, actor, new Set(whitelist), wordsPageOf).filter(
    (link) => isTodays(link) || canForSomeRecord(actor, 'seeHiddenPages'),
  )
  lastVisibleLinks = { inputs, visible }
  return visible
}

/** Whether a page is open to the current user. `row` is the menu row that closes it, or null. */
export interface Openness {
  /** False until today's menu has loaded or failed to load: the copy shipped with the page may be old. */
  isKnown: boolean
  row: MenuLink | null
  /** The page's name in the menu, if it has a row. */
  name: string | undefined
}

/** @param clientID the key of a page or game record, or null */
export function useOpenness(clientID: string | null): Openness {
  const { isError } = useQuery(menuQuery)
  const menu = useCurrentMenu()
  const keys = clientID ? [clientID, hiddenKey(clientID)] : []
  const link = menu?.links.find((each) => keys.includes(each.clientID))
  return {
    isKnown: menu !== null || isError,
    row: menu && link ? menu.closing(link) : null,
    name: link?.displayName,
  }
}

/** The rows closed to the current user. Null until the menu has loaded. */
export function useClosedLinks(): MenuLink[] | null {
  const menu = useCurrentMenu()
  return menu?.links.filter((link) => menu.closing(link)) ?? null
}

/** The menu from the API or the device's copy, with a function that finds the row closing a link to the user. */
function useCurrentMenu() {
  const user = useSession()
  const { data: links, dataUpdatedAt } = useQuery(menuQuery)
  const whitelist = useWhitelist()
  // Unknown at build time and during hydration.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const isWhitelistPending = user !== null && !whitelist.isFetched
  if (!isHydrated || isWhitelistPending || !links || dataUpdatedAt <= SHIPPED_DATA_OPTIONS.updatedAt)
    return null
  const pathOf = pathFinder(links, wordsPageOf)
  const whitelisted = new Set(whitelist.data)
  return { links, closing: (link: MenuLink) => blockingRow(pathOf(link), actorOf(user), whitelisted) }
}

/** Keys of the reserved pages that the user may open. */
function useWhitelist() {
  const user = useSession()
  return useQuery({ ...whitelistQuery(user), enabled: user !== null })
}

/** Needs no subscription: the query causes the re-render. */
function subscribeToNothing() {
  return () => {}
}
