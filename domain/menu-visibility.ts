import { type Actor, can } from './access.ts'
import { isAlwaysOpen } from './always-open.ts'
import type { MenuLink } from './api/menu.ts'

/** What of a row of the menu says who may open it. */
export type RowAccess = Pick<
  MenuLink,
  'clientID' | 'displayName' | 'isEnabled' | 'isAuthRequired' | 'isAdminRequired' | 'isWhiteListEnabled'
>

/** The key of a game's row -> that of the page which its words come from; null where there is none. */
export type WordsPageOf = (clientID: string) => string | null

export type PlacedRow = RowAccess & Pick<MenuLink, 'groupID' | 'parentGroupID'>

/**
 * The rule of who may open what: of a row and the groups above it, the first that keeps `actor` out; null where it is
 * open. An administrator may open everything, and everyone the home page, whatever group it hangs under.
 * @param path the row itself, then the group that it hangs under, up to the top; of a game then what guards the page of its words
 * @param whitelisted the clientIDs whose whitelist `actor` is on
 */
export function closingRow<Row extends RowAccess>(
  path: readonly Row[],
  actor: Actor,
  whitelisted: ReadonlySet<string>,
): Row | null {
  if (can(actor, 'seeHiddenPages') || path.some(({ clientID }) => isAlwaysOpen(clientID))) return null
  return path.find((row) => !letsIn(row, actor, whitelisted)) ?? null
}

/**
 * The rows that `actor` may open, in the order given. An administrator's are marked: one under a group that is disabled is
 * shown as disabled.
 */
export function visibleRows<Row extends PlacedRow>(
  rows: readonly Row[],
  actor: Actor,
  whitelisted: ReadonlySet<string>,
  wordsPageOf: WordsPageOf,
): Row[] {
  const pathOf = pathsIn(rows, wordsPageOf)
  return rows.flatMap((row) => {
    const path = pathOf(row)
    if (closingRow(path, actor, whitelisted)) return []
    const isEnabled = path.every((each) => each.isEnabled)
    return [row.isEnabled === isEnabled ? row : { ...row, isEnabled }]
  })
}

/**
 * What says who may open a row: itself, then each group above it up to the top, and what guards the page of its words. A row
 * that hangs under itself ends there.
 */
export function pathsIn<Row extends PlacedRow>(
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
    return wordsPage === null ? upFrom(row) : [...upFrom(row), ...guardsOf(upFrom(byKey.get(wordsPage)))]
  }
}

/**
 * What keeps people off a page, and so off the games that are made of its words: its whitelist, and that it is for
 * administrators. Where it is turned off, or for who has signed in, it alone is closed.
 * @param path of the page
 */
export function guardsOf<Row extends RowAccess>(path: readonly Row[]): Row[] {
  return path
    .filter((row) => row.isAdminRequired || row.isWhiteListEnabled)
    .map((row) => ({ ...row, isEnabled: true, isAuthRequired: false }))
}

function letsIn(row: RowAccess, actor: Actor, whitelisted: ReadonlySet<string>): boolean {
  return (
    row.isEnabled &&
    !row.isAdminRequired &&
    (!row.isAuthRequired || actor !== null) &&
    (!row.isWhiteListEnabled || (actor !== null && whitelisted.has(row.clientID)))
  )
}
