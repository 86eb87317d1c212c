import { Link } from '@tanstack/react-router'
import { pageOf } from '../../../content/routes.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import styles from './Shelf.module.css'

/** Links for all grades (music, videos, stories and others), drawn as books on a shelf. */
export function Shelf({ links }: { links: MenuLink[] }) {
  const books = links.flatMap((link) => {
    const page = pageOf(link.clientID)
    return page && page.grade === null && page.access === 'everyone' && isBook(page.path)
      ? [{ link, page }]
      : []
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
            <Link to={page.path} className={styles.book}>
              {link.displayName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether the path is a top-level page such as `/music`. */
function isBook(path: string): boolean {
  return /^\/[a-z]+$/.test(path)
}
