import * as z from 'zod/mini'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { ownKinds } from '../../../../domain/own-kinds.ts'

export const TOP_LEVEL = 0

/** A new row's number, of so many that no other browser draws the same: sent again, since its answer was lost, the row is the same. */
export function drawNumber(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return 1_000_000 + (drawn % 1_000_000_000)
}

/** What hangs directly under a group, in the menu's order. */
export function rowsUnder(links: readonly MenuLink[], groupID: number): MenuLink[] {
  return links.filter(({ parentGroupID }) => parentGroupID === groupID)
}

/** The groups from the top down to `groupID`, that one included; empty at the top. */
export function pathTo(links: readonly MenuLink[], groupID: number): MenuLink[] {
  const groups = new Map(links.map((link) => [link.groupID, link]))
  const path: MenuLink[] = []
  let group = groups.get(groupID)
  while (group && !path.includes(group)) {
    path.unshift(group)
    group = groups.get(group.parentGroupID)
  }
  return path
}

/** A group's name with those above it: "La classe › Accueil". */
export function fullName(links: readonly MenuLink[], groupID: number): string {
  return pathTo(links, groupID)
    .map(({ displayName }) => displayName)
    .join(' › ')
}

/** The groups that a row can be moved to: not itself, nor what hangs under it. */
export function placesFor(links: readonly MenuLink[], row: MenuLink): MenuLink[] {
  return links.filter(
    (group) =>
      group.clientID === '' && !pathTo(links, group.groupID).some(({ groupID }) => groupID === row.groupID),
  )
}

/** What a row can be made: a group, what is there already, a row of another place, or a new page of a kind. */
export const rowKinds = ['group', 'existing', 'moved', ...ownKinds] as const
export type RowKind = (typeof rowKinds)[number]

/** What is written in a row's form. */
export const linkEdit = z.partial(
  z.object({
    displayName: z.string(),
    icon: z.string(),
    parentGroupID: z.int(),
    kind: z.enum(rowKinds),
    /** The key of the page or game that is there already, or that another row leads to. */
    target: z.string(),
    isBravoEnabled: z.boolean(),
    isNew: z.boolean(),
    isBonusEnabled: z.boolean(),
    isAuthRequired: z.boolean(),
    isAdminRequired: z.boolean(),
    isWhiteListEnabled: z.boolean(),
  }),
)
export type LinkEdit = z.infer<typeof linkEdit>

/**
 * A row as it is now, with what was written over it: what others have changed since its form was opened stays.
 * @param link the row when its form was opened, or a new one
 */
export function editedRow(
  links: readonly MenuLink[],
  link: MenuLink,
  { kind: _kind, target: _target, ...edit }: LinkEdit,
): MenuLink {
  return { ...(links.find(({ menuLinkID }) => menuLinkID === link.menuLinkID) ?? link), ...edit }
}

/** A list with one of its rows at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1)
  const others = rows.toSpliced(from, 1)
  return row === undefined ? others : others.toSpliced(to, 0, row)
}
