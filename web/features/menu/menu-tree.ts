import { type Grade, linkGrade } from '../../../content/grades.ts'
import { linkKind } from '../../../content/site/link-kind.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'

/** A menu row and its children. A group has children; a link has none. */
export interface MenuNode {
  link: MenuLink
  children: MenuNode[]
  /** Whether this row or one below it is new. */
  hasNew: boolean
}

/** Builds the tree of visible rows in the given order, without empty groups. A row inside itself is unreachable. */
export function menuTree(links: readonly MenuLink[], isVisible: (link: MenuLink) => boolean): MenuNode[] {
  const byGroup = new Map<number, MenuLink[]>()
  for (const link of links.filter(isVisible))
    byGroup.set(link.parentGroupID, [...(byGroup.get(link.parentGroupID) ?? []), link])
  return nodesUnder(TOP_LEVEL, byGroup)
}

const TOP_LEVEL = 0

function nodesUnder(groupID: number, byGroup: ReadonlyMap<number, readonly MenuLink[]>): MenuNode[] {
  return (byGroup.get(groupID) ?? []).flatMap((link) => {
    const children = nodesUnder(link.groupID, byGroup)
    if (link.clientID === '' && children.length === 0) return []
    return [{ link, children, hasNew: link.isNew || children.some((child) => child.hasNew) }]
  })
}

/** A group without its games, and without subgroups that contain nothing else. */
export function withoutGames(node: MenuNode): MenuNode {
  const children = node.children
    .filter(({ link }) => linkKind(link.clientID) === null)
    .map(withoutGames)
    .filter((child) => child.link.clientID !== '' || child.children.length > 0)
  return { ...node, children }
}

/** All links below a node, at any depth. */
export function linksUnder(node: MenuNode): MenuLink[] {
  return node.children.flatMap((child) => (child.children.length > 0 ? linksUnder(child) : [child.link]))
}

/** The grade of all links of a node, which sets the group's colour. Null if they differ. */
export function gradeOf(node: MenuNode): Grade | null {
  const [grade = null, ...others] = new Set(linksUnder(node).map(({ clientID }) => linkGrade(clientID)))
  return others.length === 0 ? grade : null
}
