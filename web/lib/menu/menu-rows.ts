import type { MenuLink } from '../../../domain/api/menu.ts'

/** The menu's rows with some of them in their new state. */
export function withRows(rows: readonly MenuLink[], changed: readonly MenuLink[]): MenuLink[] {
  const states = new Map(changed.map((row) => [row.menuLinkID, row]))
  return rows.map((row) => states.get(row.menuLinkID) ?? row)
}
