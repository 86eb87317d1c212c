import * as z from 'zod/mini'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { ownKinds } from '../../../../domain/own-kinds.ts'

export const TOP_LEVEL = 0

/** A random number for a new row, which makes its request idempotent. Collisions between browsers are improbable. */
export function randomRowNumber(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return 1_000_000 + (drawn % 1_000_000_000)
}

export function rowsUnder(links: readonly MenuLink[], groupID: number): MenuLink[] {
  return links.filter(({ parentGroupID }) => parentGroupID === groupID)
}

/** The groups from the top level down to and including `groupID`. Empty for the top level. */
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

/** A group's name, preceded by those of the groups above it: "La classe › Accueil". */
export function fullName(links: readonly MenuLink[], groupID: number): string {
  return pathTo(links, groupID)
    .map(({ displayName }) => displayName)
    .join(' › ')
}

/** The groups that a row can be moved to: all except itself and its descendants. */
export function possibleParents(links: readonly MenuLink[], row: MenuLink): MenuLink[] {
  return links.filter(
    (group) =>
      group.clientID === '' && !pathTo(links, group.groupID).some(({ groupID }) => groupID === row.groupID),
  )
}

/**
 * The kinds that a row can become: a group, a link to an existing page or game, a row moved from elsewhere,
 * or a new page of a kind.
 */
export const rowKinds = ['group', 'existing', 'moved', ...ownKinds] as const
export type RowKind = (typeof rowKinds)[number]

export const linkEdit = z.partial(
  z.object({
    displayName: z.string(),
    icon: z.string(),
    parentGroupID: z.int(),
    kind: z.enum(rowKinds),
    /** Key of the existing page or game, or of the one whose row is moved. */
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
 * Applies the changes of a row's form to its current state, so that others' changes since the form was opened are kept.
 * @param link the row when its form was opened, or a new row
 */
export function editedRow(
  links: readonly MenuLink[],
  link: MenuLink,
  { kind: _kind, target: _target, ...edit }: LinkEdit,
): MenuLink {
  return { ...(links.find(({ menuLinkID }) => menuLinkID === link.menuLinkID) ?? link), ...edit }
}

/** Returns the list with one row moved to another index. */
export function moveItem<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1)
  const others = rows.toSpliced(from, 1)
  return row === undefined ? others : others.toSpliced(to, 0, row)
}
