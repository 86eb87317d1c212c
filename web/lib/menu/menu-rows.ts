import type { MenuLink } from '../../../domain/api/menu.ts'

/** Replaces the rows that have changed. */
export function withRows(rows: readonly MenuLink[], changed: readonly MenuLink[]): MenuLink[] {
  const states = new Map(changed.map((row) => [row.menuLinkID, row]))
  return rows.map((row) => states.get(row.menuLinkID) ?? row)
}
