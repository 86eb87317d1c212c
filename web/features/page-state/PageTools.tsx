import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { wordsPageOf } from '../../../content/games-on.ts'
import { linkPage } from '../../../content/link-path.ts'
import { gameOf } from '../../../content/page-games.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { blankContents } from '../../../domain/blank-content.ts'
import { closingRow, pathsIn } from '../../../domain/menu-visibility.ts'
import { menuQuery } from '../../lib/menu/menu-query.ts'
import styles from './PageStatePanel.module.css'

/** The way from a page to where it is written, and to a new one; and whether pupils can open it at all. */
export function PageTools({ link }: { link: MenuLink }) {
  const { data: links = [] } = useQuery(menuQuery)
  const closing = closingRow(pathsIn(links, wordsPageOf)(link), SOME_PUPIL, NOBODYS_LIST)
  const page = linkPage(link.clientID)
  const game = page && gameOf(page, link.externalIdentifier)
  return (
    <span className={styles.tools} lang="fr">
      {closing && <strong role="status">{whyClosed(closing, link)}</strong>}
      {page && Object.hasOwn(blankContents, page.kind) && (
        <Link to="/admin/pages" search={{ page: link.clientID }} className={styles.tool}>
          Modifier cette page
        </Link>
      )}
      {game && (
        <Link to="/admin/games" search={{ game: game.id }} className={styles.tool}>
          Modifier ce jeu
        </Link>
      )}
      <Link
        to="/admin/pages"
        search={{ faire: 'page', ...(page?.grade && { annee: page.grade }) }}
        className={styles.tool}
      >
        Nouvelle page
      </Link>
    </span>
  )
}

const SOME_PUPIL = { id: 0, role: 'pupil' } as const
const NOBODYS_LIST: ReadonlySet<string> = new Set()

function whyClosed(closing: MenuLink, { clientID }: MenuLink): string {
  if (closing.isWhiteListEnabled) return 'Réservée aux élèves de sa liste.'
  if (closing.clientID === clientID) return "Les élèves ne peuvent pas l'ouvrir."
  return `Les élèves ne peuvent pas l'ouvrir : « ${closing.displayName} » est éteint.`
}
