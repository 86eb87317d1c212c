import { Link, useLocation } from '@tanstack/react-router'
import type { Page } from '../../../../content/routes.ts'
import { linkPath } from '../../../../content/site/link-path.ts'
import { linkTile } from '../../../../content/site/link-tile.ts'
import { gameAfter } from '../../../../content/site/stepping-stones.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { useDonePages } from '../../../lib/earning/done-pages.ts'
import { useVisibleLinks } from '../../../lib/menu/menu.ts'
import { usePupilID } from '../../../lib/session/actor.ts'
import { Bilingual } from '../../../ui/Bilingual.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Plant } from '../../../ui/Plant.tsx'
import styles from './end.module.css'

/** The main link at the end of a game, which leads to the next one. */
export function NextLink({ link }: { link: MenuLink }) {
  const { name, icon } = linkTile(link)
  return (
    <Link to={linkPath(link) ?? '/'} className={buttonClass({ size: 'pupil' }, styles.next)}>
      {icon !== '' && <Picture image={icon} word={name} size={72} className={styles.nextPicture} />}
      <span className={styles.text}>
        <span className={styles.go}>
          <Bilingual french="Suivant" english="Next" />
        </span>
        {name}
      </span>
      <span className={styles.arrow} aria-hidden="true">
        ➜
      </span>
    </Link>
  )
}

/**
 * The link to follow after a game: the next game of its theme, or the mission if the pupil has done them all.
 * Undefined if there is neither.
 */
export function useNextLink(clientID: string, wordsPage: Page | undefined): MenuLink | undefined {
  const links = useVisibleLinks()
  const done = useDonePages()
  const isPupil = usePupilID() !== null
  const game = gameAfter(clientID, wordsPage, links, done)
  return game ?? (isPupil ? links.find((link) => linkPath(link) === '/mission') : undefined)
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Path of the page that linked to the garden; the garden's back button returns to it. */
    cameFrom?: string
  }
}

/**
 * Links a pupil to the garden, which links back here. Renders nothing for others or if the garden is not in
 * the menu.
 */
export function GardenLink() {
  const isPupil = usePupilID() !== null
  const here = useLocation({ select: ({ pathname }) => pathname })
  const hasGarden = useVisibleLinks().some((link) => linkPath(link) === '/jardin')
  if (!isPupil || !hasGarden) return null
  return (
    <Link to="/jardin" state={{ cameFrom: here }} className={buttonClass({ look: 'quiet', size: 'pupil' })}>
      <Plant strength={3} isThirsty />
      <Bilingual french="Mon jardin" english="My garden" />
    </Link>
  )
}
