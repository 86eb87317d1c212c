import { menuGroups } from '../../content/menu-groups.ts'
import { sitePageOf } from '../../content/routes.ts'
import { linkCanCount } from '../../content/site/link-can-count.ts'
import { isAlwaysOpen, isRestricted } from '../../domain/always-open.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * The largest number that a new row may choose. Larger numbers are left for rows that take the next number.
 */
const MAX_ROW_NUMBER = 2 ** 31 - 1

/**
 * Returns why `link` cannot be saved, or null. `links` must include the rows of `readRelatedRows`. A new link
 * has the `menuLinkID` 0, and also the `groupID` 0 if it takes the next number.
 */
export function menuFault(links: readonly MenuLink[], link: MenuLink): Refusal | null {
  const former = links.find(({ menuLinkID }) => menuLinkID === link.menuLinkID)
  if (link.menuLinkID !== 0 && !former) {
    return new Refusal('rowUnknown', { menuLinkID: link.menuLinkID })
  }
  if (former && link.groupID !== former.groupID) {
    return new Refusal('rowNumberFixed', { groupID: former.groupID })
  }
  if (!former && (link.groupID < 0 || link.groupID > MAX_ROW_NUMBER)) {
    return new Refusal('rowNumberTooLarge', { largest: MAX_ROW_NUMBER })
  }
  if (isAlwaysOpen(link.clientID) && isRestricted(link) && !(former && isRestricted(former))) {
    return new Refusal('rowAlwaysOpen')
  }
  if (enablesUncountable(link, former)) {
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
  if (isBelow(others, link.parentGroupID, link.groupID)) {
    return new Refusal('rowParentBelow')
  }
  return null
}

/** True if `link` newly enables Bravos or the bonus on a page that can never count. */
function enablesUncountable(link: MenuLink, former: MenuLink | undefined): boolean {
  const before = former?.clientID === link.clientID ? former : undefined
  const switches = ['isBravoEnabled', 'isBonusEnabled'] as const
  return switches.some((flag) => link[flag] && !before?.[flag]) && !linkCanCount(link.clientID)
}

/**
 * If a new `link` with its own number was saved by an earlier identical request, returns the stored row;
 * otherwise null.
 */
export function findEarlierSave(links: readonly MenuLink[], link: MenuLink): MenuLink | null {
  const saved = links.find(({ groupID }) => groupID === link.groupID)
  if (link.menuLinkID !== 0 || !saved) return null
  const { menuLinkID, ID } = saved
  const values = new Map<string, unknown>(Object.entries(saved))
  const isSame = Object.entries({ ...link, menuLinkID, ID }).every(
    ([name, value]) => values.get(name) === value,
  )
  return isSame ? saved : null
}

/** Returns why a menu row cannot be deleted, naming what uses it, or null. */
export function deletionFault(link: MenuLink, uses: { rows: string[]; games: string[] }): Refusal | null {
  if (uses.rows.length > 0) {
    return new Refusal('rowHasRows', { names: quoteNames(uses.rows) })
  }
  if (uses.games.length > 0) {
    return new Refusal('rowLeadsToGame', { names: quoteNames(uses.games) })
  }
  if (sitePageOf(link.clientID) || menuGroups.some(({ groupID }) => groupID === link.groupID)) {
    return new Refusal('rowOfSite', { displayName: link.displayName })
  }
  return null
}

function quoteNames(names: readonly string[]): string {
  return names.map((name) => `« ${name} »`).join(', ')
}

function isBelow(links: readonly MenuLink[], groupID: number, ancestorID: number): boolean {
  const parents = new Map(links.map((row) => [row.groupID, row.parentGroupID]))
  const seen = new Set<number>()
  for (let at: number | undefined = groupID; at; at = parents.get(at)) {
    if (at === ancestorID) return true
    if (seen.has(at)) return false
    seen.add(at)
  }
  return false
}
