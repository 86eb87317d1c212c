import { type Actor, can } from './access.ts'
import { isAlwaysOpen } from './always-open.ts'
import type { MenuLink } from './api/menu.ts'

/** What of a row of the menu says who may open it. */
export type RowAccess = Pick<
  MenuLink,
  'clientID' | 'displayName' | 'isEnabled' | 'isAuthRequired' | 'isAdminRequired' | 'isWhiteListEnabled'
>

type PlacedRow = RowAccess & Pick<MenuLink, 'groupID' | 'parentGroupID'>

/**
 * The rule of who may open what: of a row and the groups above it, the first that keeps `actor` out; null where it is
 * open. An administrator may open everything, and everyone the home page, whatever group it hangs under.
 * @param path the row itself, then the group that it hangs under, up to the top
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
): Row[] {
  const pathOf = pathsIn(rows)
  return rows.flatMap((row) => {
    const path = pathOf(row)
    if (closingRow(path, actor, whitelisted)) return []
    const isEnabled = path.every((each) => each.isEnabled)
    return [row.isEnabled === isEnabled ? row : { ...row, isEnabled }]
  })
}

/** What leads from a row up to the top: itself, then each group above it. A row that hangs under itself ends there. */
export function pathsIn<Row extends PlacedRow>(rows: readonly Row[]): (row: Row) => Row[] {
  const byNumber = new Map(rows.map((row) => [row.groupID, row]))
  return (row) => {
    const path: Row[] = []
    for (
      let next: Row | undefined = row;
      next && !path.includes(next);
      next = byNumber.get(next.parentGroupID)
    )
      path.push(next)
    return path
  }
}

function letsIn(row: RowAccess, actor: Actor, whitelisted: ReadonlySet<string>): boolean {
  return (
    row.isEnabled &&
    !row.isAdminRequired &&
    (!row.isAuthRequired || actor !== null) &&
    (!row.isWhiteListEnabled || (actor !== null && whitelisted.has(row.clientID)))
  )
}
