import { type Grade, linkGrade } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'

/** A row of the menu with the rows under it: a group (it has children) or a link. */
export interface MenuNode {
  link: MenuLink
  children: MenuNode[]
  /** The row or one under it is new. */
  hasNew: boolean
}

/**
 * The tree of the rows that `isVisible` lets through, in the order given. A group with nothing to show under
 * it is left out, and what a hidden group holds with it; a row that hangs under itself is never reached.
 */
export function menuTree(links: readonly MenuLink[], isVisible: (link: MenuLink) => boolean): MenuNode[] {
  return nodesUnder(TOP_LEVEL, links.filter(isVisible))
}

const TOP_LEVEL = 0

function nodesUnder(groupID: number, links: readonly MenuLink[]): MenuNode[] {
  return links
    .filter((link) => link.parentGroupID === groupID)
    .flatMap((link) => {
      const children = nodesUnder(link.groupID, links)
      if (link.clientID === '' && children.length === 0) return []
      return [{ link, children, hasNew: link.isNew || children.some((child) => child.hasNew) }]
    })
}

/** All links of a node, whatever the depth of their group. */
export function linksUnder(node: MenuNode): MenuLink[] {
  return node.children.flatMap((child) => (child.children.length > 0 ? linksUnder(child) : [child.link]))
}

/** The grade that all links of a node belong to, null where there is none: the group wears its colour. */
export function gradeOf(node: MenuNode): Grade | null {
  const [grade = null, ...others] = new Set(linksUnder(node).map(({ clientID }) => linkGrade(clientID)))
  return others.length === 0 ? grade : null
}
