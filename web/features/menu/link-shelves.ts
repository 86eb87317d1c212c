import { type Grade, gradeNames, grades, linkGrade } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { linksUnder, type MenuNode } from './menu-tree.ts'

/** A subgroup with the links of it that are for one grade. */
export interface Shelf {
  group: MenuLink
  links: MenuLink[]
  hasNew: boolean
}

/** The grades that a group has links for. */
export function gradesOf(node: MenuNode): Grade[] {
  const found = new Set(linksUnder(node).map(({ clientID }) => linkGrade(clientID)))
  return grades.filter((grade) => found.has(grade))
}

/** The subgroups of a group with what is for the grade, or for all grades; those with nothing are left out. */
export function shelvesOf(node: MenuNode, grade: Grade | undefined): Shelf[] {
  return node.children.flatMap((child) => {
    const links = linksUnder(child).filter(({ clientID }) => [grade, null].includes(linkGrade(clientID)))
    if (links.length === 0) return []
    return [{ group: child.link, links, hasNew: links.some(({ isNew }) => isNew) }]
  })
}

/** A link's name without what stands above it anyway: "Mémoire : Le zoo (5e année)" under Mémoire -> "Le zoo". */
export function shortName({ clientID, displayName }: MenuLink, group: MenuLink): string {
  const grade = linkGrade(clientID)
  const prefix = `${group.displayName} : `
  const suffix = grade === null ? '' : ` (${gradeNames[grade]})`
  const start = displayName.startsWith(prefix) ? prefix.length : 0
  const end = displayName.endsWith(suffix) ? displayName.length - suffix.length : displayName.length
  return displayName.slice(start, end) || displayName
}
