import { linkCanCount } from '../../content/link-can-count.ts'
import { groups } from '../../content/menu-groups.ts'
import { sitePageOf } from '../../content/routes.ts'
import { isAlwaysOpen, isClosedToSome } from '../../domain/always-open.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import { Refusal } from '../http/refusal.ts'

/** Of a new row: there must be numbers left for those that take the next one. */
const LARGEST_NUMBER = 2 ** 31 - 1

/**
 * Why `link` cannot be saved into the menu; null where it can. `links` are the rows that decide it, or more.
 * A new link's `menuLinkID` is 0, and its `groupID` too where it takes the next number.
 */
export function menuFault(links: readonly MenuLink[], link: MenuLink): Refusal | null {
  const former = links.find(({ menuLinkID }) => menuLinkID === link.menuLinkID)
  if (link.menuLinkID !== 0 && !former) {
    return new Refusal('rowUnknown', { menuLinkID: link.menuLinkID })
  }
  if (former && link.groupID !== former.groupID) {
    return new Refusal('rowNumberFixed', { groupID: former.groupID })
  }
  if (!former && (link.groupID < 0 || link.groupID > LARGEST_NUMBER)) {
    return new Refusal('rowNumberTooLarge', { largest: LARGEST_NUMBER })
  }
  if (isAlwaysOpen(link.clientID) && isClosedToSome(link) && !(former && isClosedToSome(former))) {
    return new Refusal('rowAlwaysOpen')
  }
  if (isSwitchedOnInVain(link, former)) {
    return new Refusal('rowNeverCounts', { displayName: link.displayName })
  }
  const others = links.filter(({ menuLinkID }) => menuLinkID !== link.menuLinkID)
  if (link.clientID !== '' && others.some(({ clientID }) => clientID === link.clientID)) {
    return new Refusal('rowTwice', { clientID: link.clientID })
  }
  if (others.some(({ groupID }) => groupID === link.groupID)) {
    return new Refusal('rowNumberTaken', { groupID: link.groupID })
  }
  if (link.parentGroupID !== 0 && !others.some(({ groupID }) => groupID === link.parentGroupID)) {
    return new Refusal('rowParentUnknown')
  }
  if (hangsUnder(others, link.parentGroupID, link.groupID)) {
    return new Refusal('rowParentBelow')
  }
  return null
}

/** Whether saving `link` switches Bravos or the bonus on where nothing can count. What was on before may stay on. */
function isSwitchedOnInVain(link: MenuLink, former: MenuLink | undefined): boolean {
  const before = former?.clientID === link.clientID ? former : undefined
  const switches = ['isBravoEnabled', 'isBonusEnabled'] as const
  return switches.some((flag) => link[flag] && !before?.[flag]) && !linkCanCount(link.clientID)
}

/** The row that was saved when the same new `link` was sent before, of a number that its sender chose; null where none was. */
export function savedBefore(links: readonly MenuLink[], link: MenuLink): MenuLink | null {
  const saved = links.find(({ groupID }) => groupID === link.groupID)
  if (link.menuLinkID !== 0 || !saved) return null
  const { menuLinkID, ID } = saved
  const values = new Map<string, unknown>(Object.entries(saved))
  const isSame = Object.entries({ ...link, menuLinkID, ID }).every(
    ([name, value]) => values.get(name) === value,
  )
  return isSame ? saved : null
}

/** Why a row of the menu cannot be deleted: what uses it, by name; null where it can. */
export function deletionFault(link: MenuLink, uses: { rows: string[]; games: string[] }): Refusal | null {
  if (uses.rows.length > 0) {
    return new Refusal('rowHasRows', { names: named(uses.rows) })
  }
  if (uses.games.length > 0) {
    return new Refusal('rowLeadsToGame', { names: named(uses.games) })
  }
  if (sitePageOf(link.clientID) || groups.some(({ groupID }) => groupID === link.groupID)) {
    return new Refusal('rowOfSite', { displayName: link.displayName })
  }
  return null
}

function named(names: readonly string[]): string {
  return names.map((name) => `« ${name} »`).join(', ')
}

function hangsUnder(links: readonly MenuLink[], groupID: number, ancestorID: number): boolean {
  const parents = new Map(links.map((row) => [row.groupID, row.parentGroupID]))
  const seen = new Set<number>()
  for (let at: number | undefined = groupID; at; at = parents.get(at)) {
    if (at === ancestorID) return true
    if (seen.has(at)) return false
    seen.add(at)
  }
  return false
}
