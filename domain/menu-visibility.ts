import { type Actor, canForSomeRecord } from './access.ts'
import { isAlwaysOpen } from './always-open.ts'
import type { MenuLink } from './api/menu.ts'

/** The fields of a menu row that decide who may open it. */
export type RowAccess = Pick<
  MenuLink,
  'clientID' | 'displayName' | 'isEnabled' | 'isAuthRequired' | 'isAdminRequired' | 'isWhiteListEnabled'
>

/** Maps a game row's key to the key of the page that its words come from, or to null. */
export type WordsPageOf = (clientID: string) => string | null

export type PlacedRow = RowAccess & Pick<MenuLink, 'groupID' | 'parentGroupID'>

/**
 * Finds what closes a row to `actor`: the row itself or the first group above it; null if the row is open.
 * Everything is open to administrators, and the home page is open to everyone.
 * @param path the row, then the groups above it up to the top; for a game also the `pageGuards` of the page
 * that its words come from
 * @param whitelisted the clientIDs whose whitelist includes `actor`
 */
export function blockingRow<Row extends RowAccess>(
  path: readonly Row[],
  actor: Actor,
  whitelisted: ReadonlySet<string>,
): Row | null {
  if (canForSomeRecord(actor, 'seeHiddenPages') || path.some(({ clientID }) => isAlwaysOpen(clientID)))
    return null
  return path.find((row) => !canOpenRow(row, actor, whitelisted)) ?? null
}

/** The rows that `actor` may open, in order. Rows below a disabled group are shown as disabled. */
export function visibleRows<Row extends PlacedRow>(
  rows: readonly Row[],
  actor: Actor,
  whitelisted: ReadonlySet<string>,
  wordsPageOf: WordsPageOf,
): Row[] {
  const pathOf = pathFinder(rows, wordsPageOf)
  return rows.flatMap((row) => {
    const path = pathOf(row)
    if (blockingRow(path, actor, whitelisted)) return []
    const isEnabled = path.every((each) => each.isEnabled)
    return [row.isEnabled === isEnabled ? row : { ...row, isEnabled }]
  })
}

/**
 * Finds a row's path: the row, each group above it, and the guards of the page that its words come from.
 * Stops at cycles.
 */
export function pathFinder<Row extends PlacedRow>(
  rows: readonly Row[],
  wordsPageOf: WordsPageOf,
): (row: Row) => Row[] {
  const byNumber = new Map(rows.map((row) => [row.groupID, row]))
  const byKey = new Map(rows.map((row) => [row.clientID, row]))
  const upFrom = (row: Row | undefined) => {
    const path: Row[] = []
    for (let next = row; next && !path.includes(next); next = byNumber.get(next.parentGroupID))
      path.push(next)
    return path
  }
  return (row) => {
    const wordsPage = wordsPageOf(row.clientID)
    return wordsPage === null ? upFrom(row) : [...upFrom(row), ...pageGuards(upFrom(byKey.get(wordsPage)))]
  }
}

/**
 * The restrictions of a page that also apply to games made of its words: its whitelist, and being for
 * administrators only. Being disabled or requiring a sign-in affects only the page itself.
 * @param path of the page
 */
export function pageGuards<Row extends RowAccess>(path: readonly Row[]): Row[] {
  return path
    .filter((row) => row.isAdminRequired || row.isWhiteListEnabled)
    .map((row) => ({ ...row, isEnabled: true, isAuthRequired: false }))
}

function canOpenRow(row: RowAccess, actor: Actor, whitelisted: ReadonlySet<string>): boolean {
  return (
    row.isEnabled &&
    !row.isAdminRequired &&
    (!row.isAuthRequired || actor !== null) &&
    (!row.isWhiteListEnabled || (actor !== null && whitelisted.has(row.clientID)))
  )
}
