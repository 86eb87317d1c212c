import { Link } from '@tanstack/react-router'
import { pageOf } from '../../../content/routes.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { Picture } from '../../ui/Picture.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './Shelf.module.css'

/** Kinds of pages in the library, which have a cover each. Pages for adults are linked in the footer. */
const KINDS = /^(music|videos|stories|leaderboard)$/

/** Music, videos and stories for all grades, as covers. */
export function Shelf({ links }: { links: MenuLink[] }) {
  const books = links.flatMap((link) => {
    const page = pageOf(link.clientID)
    return page && page.grade === null && !page.isOwn && KINDS.test(page.kind) ? [{ link, page }] : []
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
                <Picture image={`covers/${page.kind}.svg`} word="" size={320} height={200} />
                <span className={styles.play}>
                  <PlayIcon />
                </span>
              </span>
              <span className={styles.name}>{link.displayName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
