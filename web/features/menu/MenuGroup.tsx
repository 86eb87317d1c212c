import { useId } from 'react'
import { linkGrade } from '../../../content/link-path.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import styles from './Menu.module.css'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuItem } from './MenuItem.tsx'
import type { MenuNode } from './menu-tree.ts'
import { NewStar } from './NewStar.tsx'

interface MenuGroupProps {
  node: MenuNode
  isOpen: boolean
  onToggle(): void
  onNavigate(): void
}

/** A top-level group: a button that shows its panel, in which subgroups stand side by side. */
export function MenuGroup({ node, isOpen, onToggle, onNavigate }: MenuGroupProps) {
  const panelID = useId()
  const looseLinks = node.children.filter((child) => child.children.length === 0)
  const subgroups = node.children.filter((child) => child.children.length > 0)

  return (
    <li data-grade={gradeOf(node)}>
      <button
        type="button"
        className={styles.top}
        aria-expanded={isOpen}
        aria-controls={panelID}
        onClick={onToggle}
      >
        <MenuIcon icon={node.link.icon} />
        {node.link.displayName}
        {node.hasNew && <NewStar />}
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      {/* The links exist only while they are shown: a hundred of them would slow every page. */}
      <div id={panelID} className={styles.panel} hidden={!isOpen}>
        {isOpen && looseLinks.length > 0 && (
          <Links links={looseLinks.map((each) => each.link)} onNavigate={onNavigate} />
        )}
        {isOpen &&
          subgroups.map((subgroup) => (
            <section key={subgroup.link.menuLinkID} className={styles.subgroup}>
              <h2 className={styles.heading}>
                <MenuIcon icon={subgroup.link.icon} />
                {subgroup.link.displayName}
                {subgroup.hasNew && <NewStar />}
              </h2>
              <Links links={linksUnder(subgroup)} onNavigate={onNavigate} />
            </section>
          ))}
      </div>
    </li>
  )
}

function Links({ links, onNavigate }: { links: MenuLink[]; onNavigate(): void }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.menuLinkID}>
          <MenuItem link={link} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  )
}

/** A third level of groups is shown as one list. */
function linksUnder(node: MenuNode): MenuLink[] {
  return node.children.flatMap((child) => (child.children.length > 0 ? linksUnder(child) : [child.link]))
}

/** The grade that all links of the group belong to: the group wears its colour. */
function gradeOf(node: MenuNode): number | undefined {
  const grades = new Set(linksUnder(node).map((link) => linkGrade(link.clientID)))
  const [grade] = grades
  return grades.size === 1 ? (grade ?? undefined) : undefined
}
