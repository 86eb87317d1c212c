import { useQuery } from '@tanstack/react-query'
import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Page } from '../../../../content/routes.ts'
import type { GameRecord } from '../../../../domain/api/game.ts'
import { defaultFilter, type GameDeck } from '../../../../domain/games/game.ts'
import { useSmallScreen } from '../../../lib/display/small-screen.ts'
import { bestScoreQuery } from '../../../lib/earning/best-score.ts'
import { useCelebrations } from '../../../lib/earning/celebrations.ts'
import { markPageDone } from '../../../lib/earning/done-pages.ts'
import { pupilIDOf } from '../../../lib/earning/earning.ts'
import { useRoundReporting } from '../../../lib/earning/use-round-reporting.ts'
import { resting } from '../../../lib/lesson/resting.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { whenIdle } from '../../../lib/loading/when-idle.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { ownSupports } from '../../../lib/session/supports.ts'
import { useSignOutNotice } from '../../../lib/session/use-sign-out-notice.ts'
import { stopSound } from '../../../lib/sound/sound.ts'
import owl from '../../../ui/art/owl.svg'
import { Bilingual } from '../../../ui/Bilingual.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PageLoader } from '../../../ui/Loading.tsx'
import { PlayIcon } from '../../../ui/PlayIcon.tsx'
import styles from '../page/GamePage.module.css'
import { useSpaceBelow } from '../page/use-space-below.ts'
import type { GameStart } from './game-log.ts'
import type { HandPath } from './hand.ts'
import type { RoundProps, RoundResult } from './Round.tsx'
import round from './round.module.css'
import type { SavedGameSlot } from './saved-game.ts'
import { useEarned } from './use-earned.ts'
import { useFocusAfterwards, usePause } from './use-pause.ts'
import { usePlayer } from './use-player.ts'

// Preloaded during the round, so that the end view also renders offline.
const EndView = lazyPart(async () => (await import('../end/EndView.tsx')).EndView, {
  fallback: <PageLoader />,
})
const Demonstration = lazyPart(async () => (await import('../page/Demonstration.tsx')).Demonstration, {
  onFail: 'omit',
})
const CountingNotice = lazyPart(async () => (await import('../end/CountingNotice.tsx')).CountingNotice, {
  onFail: 'omit',
})
const DeckNotes = lazyPart(async () => (await import('../page/DeckNotes.tsx')).DeckNotes, { onFail: 'omit' })

/** A game that is ready to be played. */
export interface OpenGame {
  deck: GameDeck
  Round: ComponentType<RoundProps>
  hand: HandPath
  hasPoints: boolean
  /** Fetches what a round of the record `id` needs while the instructions are read. */
  prefetch(id: string): void
}

/** Content of a game's page. `hasDemonstration`: a demonstration precedes the round. */
export type Phase =
  | { name: 'start' }
  | { name: 'playing'; start: GameStart; hasDemonstration: boolean }
  | { name: 'over'; result: RoundResult }

interface PlayProps {
  id: string
  record: GameRecord
  game: OpenGame
  slot: SavedGameSlot
  frame: RefObject<HTMLElement | null>
  phase: Phase
  /** True if the player has paused the round. */
  isPaused: boolean
  /** The page with the game's words, if known. */
  wordsPage: Page | undefined
  onPause(isPaused: boolean): void
  onOver(result: RoundResult): void
  onReplay(): void
  onBack(): void
}

/** The round, its end and its reporting: everything a game needs only after Start. */
export function Play({
  id,
  record,
  game,
  slot,
  frame,
  phase,
  isPaused,
  wordsPage,
  onPause,
  onOver,
  onReplay,
  onBack,
}: PlayProps) {
  const { deck, Round, hand } = game
  const canEdit = useCan('editGames')
  const { isDue: isCelebrating } = useCelebrations()
  const isResting = resting.use()
  const isSmall = useSmallScreen()
  const isPlaying = phase.name === 'playing'
  const begun = isPlaying ? phase.start : null
  // The round whose demonstration has ended.
  const [shown, setShown] = useState<GameStart | null>(null)
  const isShowing = isPlaying && phase.hasDemonstration && shown !== phase.start && !isSmall
  // If the demonstration fails to load, the round starts without it.
  useEffect(() => {
    if (isShowing) Demonstration.preload().catch(() => setShown(begun))
  }, [isShowing, begun])
  usePause(isPlaying, onPause)
  useFocusAfterwards(isPaused || isSmall)
  useSignOutNotice(isPlaying)
  useEffect(() => stopSound, [])
  useEffect(() => whenIdle(() => void EndView.preload()), [])
  useSpaceBelow(frame, isPlaying)

  const player = usePlayer(begun, phase.name === 'over')
  const playerID = pupilIDOf(player)
  // The end view compares the score with the best score, which the start view may not have fetched yet.
  useQuery({
    ...bestScoreQuery(playerID ?? 0, record.clientID),
    enabled: isPlaying && playerID !== null && game.hasPoints,
  })
  const earned = useEarned(begun)
  const { news, growth, beginRound, reportTries, reportCompletion } = useRoundReporting(
    player,
    record.clientID,
  )
  useLayoutEffect(() => {
    if (phase.name !== 'over') beginRound()
  }, [phase, beginRound])
  // Start may be pressed before the deck with its filters has loaded.
  const start = useMemo(
    () => begun && { filter: defaultFilter(deck), supports: ownSupports(), ...begun },
    [begun, deck],
  )
  const save = useCallback(
    (actions: readonly unknown[], reported: number) => {
      if (!start) return
      const { seed, filter, supports } = start
      slot.save({
        userID: player?.id ?? null,
        data: record.data,
        seed,
        filter,
        supports: [...supports],
        actions: [...actions],
        told: reported,
      })
    },
    [slot, start, player, record.data],
  )
  const finish = useCallback(
    (result: RoundResult) => {
      slot.clear()
      markPageDone(record.clientID)
      onOver(result)
    },
    [slot, record.clientID, onOver],
  )

  return (
    <>
      <div className={styles.notice}>
        <CountingNotice news={news} />
      </div>
      {phase.name === 'start' && canEdit && <DeckNotes deck={deck} />}
      {start && (
        <>
          <Round
            id={id}
            start={start}
            isPaused={isPaused || isSmall || isCelebrating || isResting || isShowing}
            onChange={save}
            onCount={reportCompletion}
            onTries={reportTries}
            onOver={finish}
          />
          {isShowing && !isPaused && (
            <Demonstration
              hand={hand}
              board={frame}
              instructions={record.instructions}
              onEnd={() => setShown(begun)}
            />
          )}
          {isPaused && !isSmall && <PauseView onGoOn={() => onPause(false)} />}
        </>
      )}
      {phase.name === 'over' && (
        <EndView
          clientID={record.clientID}
          playerID={playerID}
          result={phase.result}
          growth={growth}
          items={deck.items}
          earned={earned}
          wordsPage={wordsPage}
          onReplay={onReplay}
          onBack={onBack}
        />
      )}
    </>
  )
}

/** Covers a paused round until the player continues. */
function PauseView({ onGoOn }: { onGoOn(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <section className={round.pause} aria-labelledby="pause" data-pause>
      <img src={owl} alt="" width={120} height={140} />
      <h2 id="pause" className={round.title}>
        Pause
      </h2>
      <Button ref={button} size="pupil" onClick={onGoOn}>
        <PlayIcon /> <Bilingual french="Continuer" english="Go on" />
      </Button>
    </section>
  )
}
