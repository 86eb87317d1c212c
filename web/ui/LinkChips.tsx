import { Link } from '@tanstack/react-router'
import { linkGrade, linkPage, linkPath } from '../../content/link-path.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import styles from './LinkChips.module.css'
import { Picture } from './Picture.tsx'

/** Links of the menu as large labels with their pictures. */
export function LinkChips({ links }: { links: MenuLink[] }) {
  return (
    <ul className={styles.chips}>
      {links.map((link) => {
        const path = linkPath(link)
        const page = linkPage(link.clientID)
        return (
          path && (
            <li key={link.menuLinkID} data-grade={linkGrade(link.clientID) ?? undefined}>
              <Link to={path} className={styles.chip}>
                {link.icon !== '' && <Picture image={link.icon} word={link.displayName} size={48} />}
                <span>
                  {link.displayName}
                  {page?.path.endsWith('/$id') && <span className={styles.game}>{page.title}</span>}
                  {link.isNew && (
                    <span className={styles.new}>
                      <span aria-hidden="true">★</span> nouveau
                    </span>
                  )}
                </span>
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
