import { Link } from '@tanstack/react-router'
import { linkGrade } from '../../content/grades.ts'
import { linkGame } from '../../content/link-game.ts'
import { linkPath } from '../../content/link-path.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import styles from './LinkChips.module.css'
import { Picture } from './Picture.tsx'

/** Links of the menu as large labels with their pictures. */
export function LinkChips({ links }: { links: MenuLink[] }) {
  return (
    <ul className={styles.chips}>
      {links.map((link) => {
        const path = linkPath(link)
        return (
          path && (
            <li key={link.menuLinkID} data-grade={linkGrade(link.clientID) ?? undefined}>
              <Link to={path} className={styles.chip}>
                {link.icon !== '' && <Picture image={link.icon} word={link.displayName} size={48} />}
                <span>
                  {link.displayName}
                  <GameName clientID={link.clientID} />
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

/** Which kind of game a key of the menu names, below a name that says its theme alone; nothing for a page. */
export function GameName({ clientID }: { clientID: string }) {
  const game = linkGame(clientID)
  return game && <span className={styles.game}>{game}</span>
}
