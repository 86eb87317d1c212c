import { useHydrated } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameRecord } from '../../../domain/api/game.ts'
import { DeckFault, firstFilter, type GameDeck } from '../../../domain/games/game.ts'
import type { GameKind } from '../../../domain/games/kinds.ts'
import { games } from '../../../domain/games/registry.ts'
import { tabStorage } from '../../lib/browser-storage.ts'
import { useCompletion } from '../../lib/outbox.ts'
import { session, useSession } from '../../lib/session.ts'
import { stopSound, unlockSound } from '../../lib/sound.ts'
import { Button } from '../../ui/Button.tsx'
import { PageLoader } from '../../ui/PageLoader.tsx'
import { BrokenDeck } from './BrokenDeck.tsx'
import { CountingNotice } from './CountingNotice.tsx'
import { EndView } from './EndView.tsx'
import styles from './GamePage.module.css'
import { GameTools } from './GameTools.tsx'
import type { GameStart } from './game-log.ts'
import { PauseView } from './PauseView.tsx'
import type { Result, RoundProps } from './Round.tsx'
import { StartView } from './StartView.tsx'
import { type SavedGame, savedGameSlot } from './saved-game.ts'
import { useSmallScreen } from './small-screen.ts'
import { usePause } from './use-pause.ts'
import { useRoomBelow } from './use-room-below.ts'
import { useView } from './use-view.ts'
import { wordsPageOf } from './words-page.ts'

interface GamePageProps {
  kind: GameKind
  /** The record's external identifier. */
  id: string
  record: GameRecord
}

/** The one frame around all games: instructions and start, the round, its end, and what it counts for. */
export function GamePage({ kind, id, record }: GamePageProps) {
  const opened = useMemo(() => openDeck(kind, record.data), [kind, record.data])
  if ('fault' in opened) return <BrokenDeck id={id} record={record} fault={opened.fault} />
  return <Game kind={kind} id={id} record={record} deck={opened.deck} />
}

type Phase = { name: 'start' } | { name: 'playing'; start: GameStart } | { name: 'over'; result: Result }

function Game({ kind, id, record, deck }: GamePageProps & { deck: GameDeck }) {
  const [phase, setPhase] = useState<Phase>({ name: 'start' })
  const [filter, setFilter] = useState(() => firstFilter(deck))
  const loading = useView(kind)
  const { news, report } = useCompletion()
  const user = useSession()
  const isHydrated = useHydrated()
  const isSmall = useSmallScreen()
  const isPlaying = phase.name === 'playing'
  const { isPaused, goOn } = usePause(isPlaying)
  const wordsPath = wordsPageOf(record.clientID)?.path
  const frame = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const slot = useMemo(() => savedGameSlot(tabStorage, kind, id), [kind, id])
  useEffect(() => stopSound, [])
  useRoomBelow(frame, isPlaying)

  const play = (saved?: SavedGame) => {
    unlockSound()
    setPhase({
      name: 'playing',
      start: saved ? { ...saved, past: saved.actions } : { seed: newSeed(), filter, past: [] },
    })
  }
  const back = () => {
    stopSound()
    setPhase({ name: 'start' })
    heading.current?.focus()
  }
  const finish = useCallback(
    (result: Result) => {
      slot.drop()
      setPhase({ name: 'over', result })
    },
    [slot],
  )
  const start = phase.name === 'playing' ? phase.start : null
  const keep = useCallback(
    (actions: readonly unknown[]) => {
      if (!start) return
      const userID = session.current()?.id ?? null
      slot.keep({ userID, data: record.data, seed: start.seed, filter: start.filter, actions: [...actions] })
    },
    [slot, start, record.data],
  )
  const count = useCallback((score?: number) => report(record.clientID, score), [report, record.clientID])
  const left = isHydrated && phase.name === 'start' ? slot.find(user?.id ?? null, record.data) : null

  return (
    <div className={styles.frame}>
      <article
        ref={frame}
        className={styles.game}
        data-phase={phase.name}
        data-paused={isPaused || undefined}
      >
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {record.description}
        </h1>
        <SmallScreen />
        <GameTools title={record.description} isPlaying={isPlaying} />
        <div className={styles.notice}>
          <CountingNotice news={news} />
        </div>
        {phase.name === 'start' && (
          <StartView
            instructions={record.instructions}
            filters={deck.filters}
            filter={filter}
            onFilter={setFilter}
            isVisitor={user === null}
            wordsPath={wordsPath}
            onStart={() => play()}
            onResume={left ? () => play(left) : undefined}
          />
        )}
        {phase.name === 'playing' && (
          <>
            <LoadedRound
              {...loading}
              id={id}
              data={record.data}
              start={phase.start}
              isPaused={isPaused || isSmall}
              onChange={keep}
              onCount={count}
              onOver={finish}
            />
            {isPaused && <PauseView onGoOn={goOn} />}
          </>
        )}
        {phase.name === 'over' && (
          <EndView result={phase.result} wordsPath={wordsPath} onReplay={() => play()} onBack={back} />
        )}
      </article>
    </div>
  )
}

function LoadedRound({ view, retry, ...round }: RoundProps & ReturnType<typeof useView>) {
  switch (view.status) {
    case 'ready':
      return <view.Game {...round} />
    case 'loading':
      return (
        <div className={styles.loading}>
          <PageLoader />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.loading}>
          <p>Le jeu n'est pas arrivé. Es-tu en ligne?</p>
          <Button size="pupil" onClick={retry}>
            Réessayer
          </Button>
        </div>
      )
  }
}

function SmallScreen() {
  return (
    <div className={styles.small}>
      <p lang="en">This game requires a larger screen size. Please try using a tablet, laptop or desktop.</p>
      <p>Ce jeu a besoin d'un plus grand écran.</p>
    </div>
  )
}

function openDeck(kind: GameKind, data: string): { deck: GameDeck } | { fault: string } {
  try {
    return { deck: games[kind].parseDeck(data) }
  } catch (error) {
    if (error instanceof DeckFault) return { fault: error.message }
    throw error
  }
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
