import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Page } from '../../../content/routes.ts'
import type { GameRecord } from '../../../domain/api/game.ts'
import { firstFilter } from '../../../domain/games/game.ts'
import type { MadeTry } from '../../../domain/learning/first-try.ts'
import { useCelebrations } from '../../lib/earning/celebrations.ts'
import { keepDone } from '../../lib/earning/done-here.ts'
import { useCompletion } from '../../lib/earning/use-completion.ts'
import { useGrowth } from '../../lib/earning/use-growth.ts'
import { resting } from '../../lib/lesson/resting.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import { useMay } from '../../lib/session/actor.ts'
import { useNoticeOfSignOut } from '../../lib/session/use-notice-of-sign-out.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import { PageLoader } from '../../ui/PageLoader.tsx'
import styles from './GamePage.module.css'
import type { GameStart } from './game-log.ts'
import type { OpenGame } from './open-game.ts'
import { PauseView } from './PauseView.tsx'
import type { Phase } from './phase.ts'
import type { Result } from './Round.tsx'
import type { SavedGameSlot } from './saved-game.ts'
import { useSmallScreen } from './small-screen.ts'
import { useEarned } from './use-earned.ts'
import { useFocusAfterwards, usePause } from './use-pause.ts'
import { usePlayer } from './use-player.ts'
import { useSpaceBelow } from './use-space-below.ts'

// Fetched while it is played: with its end it is there, without a network too.
const EndView = lazyPart(async () => (await import('./EndView.tsx')).EndView, { fallback: <PageLoader /> })
const Demonstration = lazyPart(async () => (await import('./Demonstration.tsx')).Demonstration, {
  onFail: 'omit',
})
const CountingNotice = lazyPart(async () => (await import('./CountingNotice.tsx')).CountingNotice, {
  onFail: 'omit',
})
const DeckNotes = lazyPart(async () => (await import('./DeckNotes.tsx')).DeckNotes, { onFail: 'omit' })

interface PlayProps {
  /** The record's external identifier. */
  id: string
  record: GameRecord
  game: OpenGame
  slot: SavedGameSlot
  frame: RefObject<HTMLElement | null>
  phase: Phase
  /** A round waits for its player. */
  isPaused: boolean
  /** The page with the game's words; undefined where it is not known. */
  wordsPage: Page | undefined
  onPause(isPaused: boolean): void
  onOver(result: Result): void
  onReplay(): void
  onBack(): void
}

/** What of the frame only a game under way needs: the round, its end, and what it counts for. */
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
  const mayMend = useMay('editGames')
  const { news, begin, report } = useCompletion()
  const { growth, beginGrowth, tell } = useGrowth()
  const { isDue: isCelebrating } = useCelebrations()
  const isResting = resting.use()
  const isSmall = useSmallScreen()
  const isPlaying = phase.name === 'playing'
  const begun = isPlaying ? phase.start : null
  // The round that the hand has been shown over, to its end.
  const [shown, setShown] = useState<GameStart | null>(null)
  const isShowing = isPlaying && phase.isShown && shown !== phase.start && !isSmall
  // Where what shows it does not arrive, the round begins without.
  useEffect(() => {
    if (isShowing) Demonstration.preload().catch(() => setShown(begun))
  }, [isShowing, begun])
  usePause(isPlaying, onPause)
  useFocusAfterwards(isPaused || isSmall)
  useNoticeOfSignOut(isPlaying)
  useEffect(() => stopSound, [])
  useEffect(() => whenIdle(() => void EndView.preload()), [])
  useSpaceBelow(frame, isPlaying)

  const player = usePlayer(begun)
  const earned = useEarned(begun)
  useLayoutEffect(() => {
    if (phase.name === 'over') return
    begin()
    beginGrowth()
  }, [phase, begin, beginGrowth])
  // Start may be pressed before the deck is there, with the choices that it offers.
  const start = useMemo(() => begun && { filter: firstFilter(deck), ...begun }, [begun, deck])
  const keep = useCallback(
    (actions: readonly unknown[], told: number) => {
      if (!start) return
      const { seed, filter } = start
      slot.keep({ userID: player?.id ?? null, data: record.data, seed, filter, actions: [...actions], told })
    },
    [slot, start, player, record.data],
  )
  const count = useCallback(
    (score?: number) => report(player, record.clientID, score),
    [report, player, record.clientID],
  )
  const tellTries = useCallback(
    (tries: readonly MadeTry[]) => tell(player, record.clientID, tries),
    [tell, player, record.clientID],
  )
  const finish = useCallback(
    (result: Result) => {
      slot.drop()
      keepDone(record.clientID)
      onOver(result)
    },
    [slot, record.clientID, onOver],
  )

  return (
    <>
      <div className={styles.notice}>
        <CountingNotice news={news} />
      </div>
      {phase.name === 'start' && mayMend && <DeckNotes deck={deck} />}
      {start && (
        <>
          <Round
            id={id}
            start={start}
            isPaused={isPaused || isSmall || isCelebrating || isResting || isShowing}
            onChange={keep}
            onCount={count}
            onTries={tellTries}
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
