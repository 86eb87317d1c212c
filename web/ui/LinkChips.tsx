import { Link } from '@tanstack/react-router'
import { type Grade, linkGrade } from '../../content/grades.ts'
import { linkPath } from '../../content/site/link-path.ts'
import { linkTile } from '../../content/site/link-tile.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import styles from './LinkChips.module.css'
import { Picture } from './Picture.tsx'

interface LinkChipsProps {
  links: MenuLink[]
  /** The common grade of all links, which their labels then omit. */
  grade?: Grade | null | undefined
}

/** Menu links as large labels with pictures. A game shows the picture of its kind and a small one of its theme; on small screens it is hidden. */
export function LinkChips({ links, grade }: LinkChipsProps) {
  return (
    <ul className={styles.chips}>
      {links.map((link) => {
        const path = linkPath(link)
        const { name, icon, more } = linkTile(link, { grade })
        return (
          path && (
            <li
              key={link.menuLinkID}
              data-grade={linkGrade(link.clientID) ?? undefined}
              data-game={more?.icon ? true : undefined}
            >
              <Link to={path} className={styles.chip} data-off={link.isEnabled ? undefined : true}>
                {icon !== '' && <Picture className={styles.icon} image={icon} word={name} size={56} />}
                <span>
                  {name}
                  {more && (
                    <span className={styles.more}>
                      {more.icon !== '' && <Picture image={more.icon} word={more.text} size={24} />}
                      <span>{more.text}</span>
                    </span>
                  )}
                  {!link.isEnabled && <span className={styles.off}>désactivé</span>}
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
