import type { Grade } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { LinkPicker } from './LinkPicker.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuItem } from './MenuItem.tsx'
import styles from './MenuPanel.module.css'
import { gradeOf, linksUnder, type MenuNode } from './menu-tree.ts'
import { NewStar } from './NewStar.tsx'

/** With more links than this, the panel shows a picker. */
const MAX_LINKS = 60

interface MenuPanelProps {
  node: MenuNode
  onNavigate(): void
}

/** The content of a top-level group: its subgroups side by side, or a picker if there are too many links. */
export function MenuPanel({ node, onNavigate }: MenuPanelProps) {
  if (linksUnder(node).length > MAX_LINKS) return <LinkPicker node={node} onNavigate={onNavigate} />
  const grade = gradeOf(node)
  const looseLinks = ownLinks(node)
  const subgroups = node.children.filter(isGroup)
  return (
    <div className={styles.columns}>
      {looseLinks.length > 0 && <Links links={looseLinks} grade={grade} onNavigate={onNavigate} />}
      {subgroups.map((subgroup) => (
        <section key={subgroup.link.menuLinkID} className={styles.subgroup}>
          <h2 className={styles.heading}>
            <MenuIcon icon={subgroup.link.icon} />
            {subgroup.link.displayName}
            {subgroup.hasNew && <NewStar />}
          </h2>
          <Links links={ownLinks(subgroup)} grade={grade} onNavigate={onNavigate} />
          {subgroup.children.filter(isGroup).map((group) => (
            <section key={group.link.menuLinkID}>
              <h3 className={styles.inner}>
                <MenuIcon icon={group.link.icon} />
                {group.link.displayName}
              </h3>
              <Links links={linksUnder(group)} grade={grade} onNavigate={onNavigate} />
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}

function isGroup({ children }: MenuNode): boolean {
  return children.length > 0
}

/** The links directly under a group. */
function ownLinks({ children }: MenuNode): MenuLink[] {
  return children.filter((child) => !isGroup(child)).map(({ link }) => link)
}

interface LinksProps {
  links: MenuLink[]
  grade: Grade | null
  onNavigate(): void
}

function Links({ links, grade, onNavigate }: LinksProps) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.menuLinkID}>
          <MenuItem className={styles.link} link={link} said={{ grade }} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  )
}
