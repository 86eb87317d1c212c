import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pageOf } from '../../../../content/routes.ts'
import type { PlayedGame } from '../../../../domain/api/game.ts'
import { defaultFilter } from '../../../../domain/games/game.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { reloadPage } from '../../../lib/loading/load-part.ts'
import { newSeed } from '../../../lib/new-seed.ts'
import { useGameInProgress } from '../../../lib/page/in-game.ts'
import { useSession } from '../../../lib/session/session.ts'
import { stopAudio, unlockSound } from '../../../lib/sound/sound-player.ts'
import { tabStorage } from '../../../lib/storage/browser-storage.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import owl from '../../../ui/art/owl.svg'
import { Bilingual } from '../../../ui/Bilingual.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PracticeLink } from '../../../ui/PracticeLink.tsx'
import type { Phase } from '../round/Play.tsx'
import type { RoundResult } from '../round/Round.tsx'
import type { SavedGame } from '../round/saved-game.ts'
import styles from './GamePage.module.css'
import { StartView } from './StartView.tsx'
import { useLoadedGame } from './use-loaded-game.ts'
import { WordsLink } from './WordsLink.tsx'

// Shown only if Start is pressed before the game has loaded. The chunk is loaded with the page, so it is there by then.
const PageLoader = lazyPart(async () => (await import('../../../ui/Loading.tsx')).PageLoader, {
  onFail: 'omit',
})

interface GamePageProps {
  kind: GameKind
  /** The record's external identifier; empty for a record that is tried before it is saved. */
  id: string
  record: PlayedGame
}

/** Layout shared by all games. Only the instructions are prerendered; the game itself loads in the background. */
export function GamePage({ kind, id, record: latest }: GamePageProps) {
  const [phase, setPhase] = useState<Phase>({ name: 'start' })
  const record = useHeld(latest, phase.name !== 'start')
  const [isPaused, setPaused] = useState(false)
  const [chosen, choose] = useState<number>()
  const play = useLoadedGame(kind, record.data)
  const user = useSession()
  useGameInProgress(phase.name === 'playing')
  const frame = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = play.status === 'ready' ? play : null
  useEffect(() => ready?.game.prefetch(id), [ready?.game, id])
  const slot = useMemo(() => ready?.savedGameSlot(tabStorage, kind, id), [ready, kind, id])
  // The record lists its filters, so they render with the page and Start does not move when the deck arrives.
  const filters = record.filters ?? ready?.game.deck.filters ?? []
  const filter = chosen ?? defaultFilter({ filters })
  const wordsPage = pageOf(record.wordsPage ?? '')
  const wordsPath = wordsPage?.path
  // Read again on click, because leaving a round saves its first tries after this render.
  const findSavedGame = () => slot?.find(user?.id ?? null, record.data)
  const hasSavedGame = phase.name === 'start' && findSavedGame()

  const begin = (saved?: SavedGame | null, isShown = false) => {
    // Stop reading the instructions once the game starts.
    stopAudio()
    unlockSound()
    const start = saved
      ? { ...saved, past: saved.actions, reported: saved.told }
      : { seed: newSeed(), past: [], ...(filter !== undefined && { filter }) }
    // Responds to the button immediately; the board renders in small tasks that do not block input.
    startTransition(() => setPhase({ name: 'playing', start, hasDemonstration: isShown }))
  }
  const end = useCallback((result: RoundResult) => setPhase({ name: 'over', result }), [])
  const back = () => {
    stopAudio()
    setPhase({ name: 'start' })
    heading.current?.focus()
  }

  if (play.status === 'broken') return <play.BrokenDeck id={id} record={record} fault={play.fault} />
  return (
    <div className={styles.frame}>
      <article
        ref={frame}
        className={styles.game}
        data-phase={phase.name}
        data-paused={isPaused || undefined}
      >
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <Title text={record.description} />
        </h1>
        <SmallScreen clientID={record.clientID} wordsPath={wordsPath}>
          {ready && <ready.PlaysHere />}
        </SmallScreen>
        {ready && (
          <ready.GameTools title={record.description} isPlaying={phase.name === 'playing'} onLeave={back} />
        )}
        {phase.name === 'start' && (
          <StartView
            kind={kind}
            instructions={record.instructions}
            filters={filters}
            filter={filter}
            onFilter={choose}
            isVisitor={user === null}
            wordsPath={wordsPath}
            onStart={() => begin()}
            onResume={hasSavedGame ? () => begin(findSavedGame()) : undefined}
            onShow={() => begin(findSavedGame(), true)}
          >
            {ready && <ready.CountsNote clientID={record.clientID} hasPoints={ready.game.hasPoints} />}
          </StartView>
        )}
        {ready && slot && (
          <ready.Play
            id={id}
            record={record}
            game={ready.game}
            slot={slot}
            frame={frame}
            phase={phase}
            isPaused={isPaused}
            wordsPage={wordsPage}
            onPause={setPaused}
            onOver={end}
            onReplay={() => begin()}
            onBack={back}
          />
        )}
        {phase.name === 'playing' && !ready && (
          <LoadingGame key={play.status} hasFailed={play.status === 'failed'} />
        )}
      </article>
    </div>
  )
}

/** Splits "Mots cachés : Les animaux" so that a theme that does not fit starts a new line. */
function Title({ text }: { text: string }) {
  const [kind = '', ...theme] = text.split(' : ')
  if (theme.length === 0) return text
  return (
    <>
      {kind}
      {'\u00a0: '}
      <span className={styles.theme}>{frenchSpaces(theme.join(' : '))}</span>
    </>
  )
}

function LoadingGame({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.loading}>
      {hasFailed ? (
        <>
          <p>
            <Bilingual
              french="Le jeu ne s'est pas chargé. Es-tu en ligne?"
              english="The game did not load. Are you online?"
            />
          </p>
          <Button ref={takeFocus} size="pupil" onClick={reloadPage}>
            <Bilingual french="Réessayer" english="Try again" />
          </Button>
        </>
      ) : (
        <PageLoader />
      )}
    </div>
  )
}

/** Takes the focus if the pressed button ("Commencer" or "Réessayer") is gone. */
function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}

interface SmallScreenProps {
  clientID: string
  wordsPath: string | undefined
  children: ReactNode
}

/** Shown instead of the game on small screens; its words fit any screen. */
function SmallScreen({ clientID, wordsPath, children }: SmallScreenProps) {
  return (
    <div className={`for-screen ${styles.small}`}>
      <img src={owl} alt="" width={96} height={112} />
      <p>Ce jeu a besoin d'un plus grand écran.</p>
      <p lang="en" data-stays>
        This game requires a larger screen size. Please try using a tablet, laptop or desktop.
      </p>
      <PracticeLink practised={[[clientID, []]]} />
      <WordsLink path={wordsPath} look="soft">
        <Bilingual french="Voir les mots" english="See the words" />
      </WordsLink>
      {children}
    </div>
  )
}

/** Returns the value from when `isHeld` became true, so that a changed record does not discard a game in progress. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value)
  // Setting state during render is React's way to store a value from an earlier render.
  if (!isHeld && held !== value) setHeld(value)
  return isHeld ? held : value
}
