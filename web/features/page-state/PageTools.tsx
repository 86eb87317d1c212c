import { Link } from '@tanstack/react-router'
import { linkPage } from '../../../content/site/link-path.ts'
import { gameOf } from '../../../content/site/page-game.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { blankContents } from '../../../domain/blank-content.ts'
import { useShareDialog } from '../../ui/use-share-dialog.ts'
import styles from './PageStatePanel.module.css'

/** Links to the page's editor and to a new page, and the dialog that shares the page. */
export function PageTools({ link }: { link: MenuLink }) {
  const page = linkPage(link.clientID)
  const game = page && gameOf(page, link.externalIdentifier)
  const [openShare, shareDialog] = useShareDialog({ what: 'page', title: link.displayName })
  return (
    <>
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
      {/* Game pages have their own share button. */}
      {page && page.kind !== 'game' && (
        <button type="button" className={styles.tool} onClick={openShare}>
          Partager
        </button>
      )}
      {shareDialog}
      <Link
        to="/admin/pages"
        search={{ faire: 'page', ...(page?.grade && { annee: page.grade }) }}
        className={styles.tool}
      >
        Nouvelle page
      </Link>
    </>
  )
}
