import { Link } from '@tanstack/react-router'
import { type PageKind, pageOf } from '../../../content/routes.ts'
import { useVisibleLinks } from '../../lib/menu/menu.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import styles from './shell.module.css'

const ADULT_PAGE_KINDS: ReadonlySet<PageKind> = new Set([
  'letter',
  'announcements',
  'parents',
  'tribes',
  'resources',
])

/** The footer of every page, drawn as a meadow, with the pages for adults and the disclaimer. */
export function Footer() {
  const pages = useVisibleLinks().flatMap((link) => {
    const page = pageOf(link.clientID)
    return page && !page.isOwn && ADULT_PAGE_KINDS.has(page.kind) ? [{ link, page }] : []
  })
  return (
    <footer className={styles.footer}>
      <div className={styles.hills} />
      <div className={styles.meadow}>
        <div className={styles.content}>
          {pages.length > 0 && (
            <nav aria-labelledby="for-adults">
              <h2 id="for-adults" className={styles.title}>
                <Bilingual french="Pour les adultes" english="For adults" />
              </h2>
              <ul className={styles.pages}>
                {pages.map(({ link, page }) => (
                  <li key={link.menuLinkID}>
                    <Link to={page.path} className={styles.page}>
                      {link.displayName}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p>
            Les liens externes mènent hors du domaine du conseil scolaire. Ce site n'est pas responsable du
            contenu externe.
          </p>
          <p lang="en" data-stays>
            External links leave the school board domain and the site is not responsible for external content.
          </p>
        </div>
      </div>
    </footer>
  )
}
