import { useEffect, useId } from 'react'
import { gamesOnPage } from '../../content/site/games-on-page.ts'
import { SteppingStones } from '../features/path/SteppingStones.tsx'
import { markPageDone } from '../lib/earning/done-pages.ts'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useVisibleLinks } from '../lib/menu/menu.ts'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { usePupilID } from '../lib/session/actor.ts'
import { ALL_READ_EVENT, READ_ALL_BUTTON_ID } from '../lib/sound/read-all.ts'
import { Bilingual } from '../ui/Bilingual.tsx'
import { LinkChips } from '../ui/LinkChips.tsx'
import { PaperLink } from '../ui/PaperLink.tsx'
import { PlaysHere } from '../ui/PlaysHere.tsx'
import { PracticeLink } from '../ui/PracticeLink.tsx'
import styles from './GamesOnWords.module.css'

const CheckInvitation = lazyPart(
  async () => (await import('../features/checks/CheckInvitation.tsx')).CheckInvitation,
  { onFail: 'omit' },
)

/** Questions about the words of the open page, the path through its theme, and links to its games, if there are any. */
export function GamesOnWords() {
  const page = useCurrentPage()?.page
  const links = useVisibleLinks()
  const titleID = useId()
  const pupilID = usePupilID()
  const wordsKey = page?.clientID
  useEffect(() => {
    const keep = () => wordsKey && markPageDone(wordsKey)
    window.addEventListener(ALL_READ_EVENT, keep)
    return () => window.removeEventListener(ALL_READ_EVENT, keep)
  }, [wordsKey])
  const games = page ? gamesOnPage(page, links) : []
  if (!page) return null
  return (
    <section className="for-screen panel stack wide" aria-labelledby={titleID}>
      <h2 id={titleID} className="title">
        <Bilingual french="Joue avec ces mots!" english="Play with these words!" />
      </h2>
      <div className="row">
        <PracticeLink practised={[[page.clientID, []]]} />
        <PaperLink search={{ de: page.clientID }} size="pupil" />
      </div>
      {games.length > 0 && <SteppingStones page={page} links={links} onListen={pressListenToAll} />}
      <PlaysHere />
      {pupilID !== null && <CheckInvitation userID={pupilID} page={page.clientID} />}
      {games.length > 0 && (
        <div className={styles.all}>
          <h3>
            <Bilingual french="Tous les jeux" english="All games" />
          </h3>
          <LinkChips links={games} grade={page.grade} />
        </div>
      )}
    </section>
  )
}

/**
 * Focuses and clicks the button that reads all words aloud, and afterwards pauses them. If the sound is off,
 * the button turns it on.
 */
function pressListenToAll(): void {
  const button = document.querySelector<HTMLElement>(`#${READ_ALL_BUTTON_ID} button`)
  button?.focus()
  button?.click()
}
