import { Link } from '@tanstack/react-router'
import { type Grade, gradeNames, linkGrade } from '../../../content/grades.ts'
import { linkTile } from '../../../content/site/link-tile.ts'
import { practisedLinks } from '../../../content/site/practised-links.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { groupBy } from '../../../domain/group-by.ts'
import { PRACTICE_PATH } from '../../../domain/practice-path.ts'
import { useSmallScreen } from '../../lib/display/small-screen.ts'
import { LinkPicker } from './LinkPicker.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuItem } from './MenuItem.tsx'
import styles from './MenuPanel.module.css'
import { gradeOf, linksUnder, type MenuNode, withoutGames } from './menu-tree.ts'
import { NewStar } from './NewStar.tsx'

/** With more links than this, the panel shows a picker. */
const MAX_LINKS = 60

interface MenuPanelProps {
  node: MenuNode
  onNavigate(): void
}

/** The content of a top-level group. On a small screen, the words of its games are practised instead. */
export function MenuPanel({ node, onNavigate }: MenuPanelProps) {
  if (!useSmallScreen()) return <AllLinks node={node} onNavigate={onNavigate} />
  const themes = groupBy(practisedLinks(linksUnder(node)), ({ clientID }) => linkGrade(clientID))
  return (
    <>
      <AllLinks node={withoutGames(node)} onNavigate={onNavigate} />
      {[...themes].map(([grade, games]) => (
        <section key={grade} className={styles.subgroup} data-grade={grade ?? undefined}>
          <h2 className={styles.heading}>
            <span>
              {grade !== null && grade !== gradeOf(node) && `${gradeNames[grade]} : `}
              Pratique ces mots <small lang="en">Practise these words</small>
            </span>
          </h2>
          <ul className={styles.links}>
            {games.map((link) => {
              const { more } = linkTile(link, { grade })
              return (
                <li key={link.menuLinkID}>
                  <Link to={`${PRACTICE_PATH}/${link.clientID}`} className={styles.link} onClick={onNavigate}>
                    <MenuIcon icon={more?.icon ?? ''} />
                    <span>{more?.text}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The subgroups of a group side by side, or a picker if there are too many links. */
function AllLinks({ node, onNavigate }: MenuPanelProps) {
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
