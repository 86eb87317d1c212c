import { type Grade, grades, linkGrade } from '../../../content/grades.ts'
import { linkKind } from '../../../content/site/link-kind.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import type { GameKind } from '../../../domain/games/kinds.ts'
import { linksUnder, type MenuNode } from './menu-tree.ts'

/** A subgroup and its links for one grade. */
export interface Shelf {
  group: MenuLink
  links: MenuLink[]
  /** The kind of all its games, or null if they differ. */
  kind: GameKind | null
  hasNew: boolean
}

/** The grades for which a group has links. */
export function gradesOf(node: MenuNode): Grade[] {
  const found = new Set(linksUnder(node).map(({ clientID }) => linkGrade(clientID)))
  return grades.filter((grade) => found.has(grade))
}

/** The subgroups of a group, with links for the grade or for all grades. Omits empty ones. */
export function shelvesOf(node: MenuNode, grade: Grade | undefined): Shelf[] {
  return node.children.flatMap((child) => {
    const links = linksUnder(child).filter(({ clientID }) => [grade, null].includes(linkGrade(clientID)))
    if (links.length === 0) return []
    const [kind = null, ...others] = new Set(links.map(({ clientID }) => linkKind(clientID)))
    return [
      {
        group: child.link,
        links,
        kind: others.length === 0 ? kind : null,
        hasNew: links.some(({ isNew }) => isNew),
      },
    ]
  })
}
