import { Link } from '@tanstack/react-router'
import { type PageKind, pageOf } from '../../../content/routes.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { Picture } from '../../ui/Picture.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './Shelf.module.css'

/** The pages of the library, and whether something plays there. Pages for adults are linked in the footer. */
const covers: Partial<Record<PageKind, boolean>> = {
  music: true,
  videos: true,
  stories: true,
  leaderboard: false,
}

/** Music, videos and stories for all grades, as covers. */
export function Shelf({ links }: { links: MenuLink[] }) {
  const books = links.flatMap((link) => {
    const page = pageOf(link.clientID)
    return page && page.grade === null && !page.isOwn && page.kind in covers ? [{ link, page }] : []
  })
  if (books.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>
        La bibliothèque <small lang="en">The library</small>
      </h2>
      <ul className={styles.shelf}>
        {books.map(({ link, page }) => (
          <li key={link.menuLinkID}>
            <Link to={page.path} className={styles.cover}>
              <span className={styles.picture}>
                {link.icon !== '' && <Picture image={link.icon} word="" size={88} />}
                {covers[page.kind] && (
                  <span className={styles.play}>
                    <PlayIcon />
                  </span>
                )}
              </span>
              <span className={styles.name}>{link.displayName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
