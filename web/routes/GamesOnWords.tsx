import { gamesOn } from '../../content/games-on.ts'
import { useVisibleLinks } from '../lib/menu/menu.ts'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { LinkChips } from '../ui/LinkChips.tsx'
import styles from './GamesOnWords.module.css'

/** Links to the games on the words of the page that is shown, where there are any. */
export function GamesOnWords() {
  const page = useCurrentPage()?.page
  const links = useVisibleLinks()
  const games = page ? gamesOn(page, links) : []
  if (games.length === 0) return null
  return (
    <section className={`for-screen ${styles.games}`}>
      <h2 className={styles.title}>
        Joue avec ces mots! <small lang="en">Play with these words!</small>
      </h2>
      <LinkChips links={games} grade={page?.grade} />
    </section>
  )
}
