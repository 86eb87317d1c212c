import { Link } from '@tanstack/react-router'
import { type PageKind, pageOf } from '../../../content/routes.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { Cover, coverCard, coverShelf } from '../../ui/CoverCard.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Shelf.module.css'

/** Drawings of the pages in the library. Pages for adults are linked in the footer. */
const COVERS: Partial<Record<PageKind, string>> = {
  music: 'songs/sur-le-pont-d-avignon.svg',
  videos: 'scenes/album-sea.svg',
  stories: 'stories/le-bonhomme-de-neige-1.svg',
  leaderboard: 'scenes/album-festival.svg',
}

/** Music, videos and stories for all grades, as covers. */
export function Shelf({ links }: { links: MenuLink[] }) {
  const books = links.flatMap((link) => {
    const page = pageOf(link.clientID)
    const image = page && page.grade === null && !page.isOwn && COVERS[page.kind]
    return image ? [{ link, page, image }] : []
  })
  if (books.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>
        La bibliothèque <small lang="en">The library</small>
      </h2>
      <ul className={`${coverShelf} ${styles.shelf}`}>
        {books.map(({ link, page, image }) => (
          <li key={link.menuLinkID}>
            <Link to={page.path} className={coverCard}>
              <Cover
                image={image}
                title={link.displayName}
                {...(page.kind === 'leaderboard' && {
                  badge: <Picture image={link.icon} word="" size={32} />,
                })}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
