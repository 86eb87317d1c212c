import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo } from 'react'
import type { GameRecord } from '../../../domain/api/game.ts'
import { firstFilter } from '../../../domain/games/game.ts'
import type { FirstTry } from '../../../domain/learning/first-try.ts'
import { useCelebrations } from '../../lib/earning/celebrations.ts'
import { reportAnswers } from '../../lib/earning/earning.ts'
import { useCompletion } from '../../lib/earning/use-completion.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useMay } from '../../lib/session/actor.ts'
import { useNoticeOfSignOut } from '../../lib/session/use-notice-of-sign-out.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import { CountingNotice } from './CountingNotice.tsx'
import { EndView } from './EndView.tsx'
import styles from './GamePage.module.css'
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
  /** The path of the page with the game's words; undefined where it is not known. */
  wordsPath: string | undefined
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
  wordsPath,
  onPause,
  onOver,
  onReplay,
  onBack,
}: PlayProps) {
  const { deck, Round } = game
  const mayMend = useMay('editGames')
  const { news, begin, report } = useCompletion()
  const { isDue: isCelebrating } = useCelebrations()
  const isSmall = useSmallScreen()
  const isPlaying = phase.name === 'playing'
  usePause(isPlaying, onPause)
  useFocusAfterwards(isPaused || isSmall)
  useNoticeOfSignOut(isPlaying)
  useEffect(() => stopSound, [])
  useSpaceBelow(frame, isPlaying)

  const begun = isPlaying ? phase.start : null
  const player = usePlayer(begun)
  const earned = useEarned(begun)
  useLayoutEffect(() => {
    if (phase.name !== 'over') begin()
  }, [phase, begin])
  // Start may be pressed before the deck is there, with the choices that it offers.
  const start = useMemo(() => begun && { filter: firstFilter(deck), ...begun }, [begun, deck])
  const keep = useCallback(
    (actions: readonly unknown[]) => {
      if (!start) return
      const userID = player?.id ?? null
      slot.keep({ userID, data: record.data, seed: start.seed, filter: start.filter, actions: [...actions] })
    },
    [slot, start, player, record.data],
  )
  const count = useCallback(
    (score?: number) => report(player, record.clientID, score),
    [report, player, record.clientID],
  )
  const tell = useCallback(
    (answers: readonly FirstTry[]) => reportAnswers(player, record.clientID, answers),
    [player, record.clientID],
  )
  const finish = useCallback(
    (result: Result) => {
      slot.drop()
      onOver(result)
    },
    [slot, onOver],
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
            isPaused={isPaused || isSmall || isCelebrating}
            onChange={keep}
            onCount={count}
            onFinish={tell}
            onOver={finish}
          />
          {isPaused && !isSmall && <PauseView onGoOn={() => onPause(false)} />}
        </>
      )}
      {phase.name === 'over' && (
        <EndView
          result={phase.result}
          earned={earned}
          wordsPath={wordsPath}
          onReplay={onReplay}
          onBack={onBack}
        />
      )}
    </>
  )
}
