import { Link } from '@tanstack/react-router'
import { type Grade, linkGrade } from '../../content/grades.ts'
import { linkKind } from '../../content/site/link-kind.ts'
import { linkPath } from '../../content/site/link-path.ts'
import { linkTile } from '../../content/site/link-tile.ts'
import { practisedLinks } from '../../content/site/practised-links.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import { PRACTICE_PATH } from '../../domain/practice-path.ts'
import styles from './LinkChips.module.css'
import { Picture } from './Picture.tsx'

interface LinkChipsProps {
  links: MenuLink[]
  /** The common grade of all links, which their labels then omit. */
  grade?: Grade | null | undefined
  /** The links whose words small screens offer instead of games; by default `links`. */
  practised?: MenuLink[]
}

/**
 * Menu links as large labels with pictures. A game shows the picture of its kind and a small one of its theme. On small
 * screens, links to practise the words of each theme replace the games.
 */
export function LinkChips({ links, grade, practised = links }: LinkChipsProps) {
  return (
    <ul className={styles.chips}>
      {[...links, ...practisedLinks(practised)].map((link, index) => {
        const isPractice = index >= links.length
        const path = isPractice ? `${PRACTICE_PATH}/${link.clientID}` : linkPath(link)
        const kind = isPractice ? linkKind(link.clientID) : null
        const { name, icon, more } = linkTile(link, { grade, kind })
        return (
          path && (
            <li
              key={path}
              data-grade={linkGrade(link.clientID) ?? undefined}
              data-only={isPractice ? 'small' : more?.icon ? 'large' : undefined}
            >
              <Link to={path} className={styles.chip} data-off={link.isEnabled ? undefined : true}>
                {icon !== '' && <Picture className={styles.icon} image={icon} word={name} size={56} />}
                <span>
                  {name}
                  {isPractice && <span className={styles.more}>Pratique ces mots</span>}
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
