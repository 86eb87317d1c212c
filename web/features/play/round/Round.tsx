import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import type { GameDeck, GameItem, GameRules, Progress } from '../../../../domain/games/game.ts'
import { type Praise, praiseOf } from '../../../../domain/games/praise.ts'
import type { FirstTry, TimedTry } from '../../../../domain/learning/first-try.ts'
import { useOnLeave } from '../../../lib/page/use-on-leave.ts'
import { PressGuard } from '../../../ui/PressGuard.tsx'
import { createFirstTryReporter } from './first-try-reporter.ts'
import type { GameStart } from './game-log.ts'
import { ProgressBar } from './ProgressBar.tsx'
import styles from './round.module.css'
import { useAnswerSounds, useGame } from './use-game.ts'

/** Outcome of a finished game, for the end view. */
export interface RoundResult {
  praise: Praise
  missed: GameItem[]
  /** The first tries of the round, one per word. */
  tries: readonly FirstTry[]
  progress: Progress
  /** Undefined if the game has no points. */
  score: number | undefined
}

/** Props of every game's round. */
export interface RoundProps {
  /** The record's external identifier. */
  id: string
  start: GameStart
  /** While true, the game's timers are stopped. */
  isPaused: boolean
  /** Called after every action with all actions so far and the number of first tries already reported. */
  onChange(actions: readonly unknown[], reported: number): void
  /** Called each time the game reaches the point at which it counts. `score` is set for games with points. */
  onCount(score?: number): void
  /**
   * Receives the unreported first tries when the game finishes, before its cheer, or when the page is left or
   * hidden. Omit if nothing stores them.
   * @returns whether they were accepted, i.e. there is a pupil
   */
  onTries?(tries: readonly TimedTry[]): boolean
  onOver(result: RoundResult): void
}

/** Props of a game's board. */
export interface BoardProps<State, Action> {
  state: State
  /** Updates the state in a transition, so that rendering does not block input. */
  act(action: Action): void
  /** Updates the state synchronously. Needed for dropped things, which would otherwise disappear for a frame. */
  actNow(action: Action): void
  /** While true, the player's time is not counted. */
  isPaused: boolean
  /** The record's external identifier; empty if it is not saved. */
  id: string
}

interface TypedRoundProps<Deck extends GameDeck, State, Action extends { type: string }> extends RoundProps {
  rules: GameRules<Deck, State, Action>
  deck: Deck
  Board: ComponentType<BoardProps<State, Action>>
}

/** One round of a game, from its first action to the end of the cheer. */
export function Round<Deck extends GameDeck, State, Action extends { type: string }>({
  rules,
  deck,
  Board,
  id,
  start,
  isPaused,
  onChange,
  onCount,
  onTries,
  onOver,
}: TypedRoundProps<Deck, State, Action>) {
  const { state, actions, act, actNow } = useGame(rules, deck, start, isPaused)
  const completions = rules.completions(state)
  // After a reload, the completions reached before were already counted.
  const counted = useRef(completions)
  const cheer = rules.cheer(state)
  const praise = useMemo(
    () => (cheer === null ? null : praiseOf(cheer, rules.answers(state), rules.score?.(state))),
    [rules, state, cheer],
  )
  const [reporter] = useState(() => createFirstTryReporter(start.reported ?? 0, () => new Date()))
  useAnswerSounds(rules, state)

  useEffect(() => {
    for (; counted.current < completions; counted.current++) onCount(rules.score?.(state))
  }, [rules, state, completions, onCount])
  useEffect(() => {
    reporter.observe(rules.answers(state))
    if (cheer !== null && onTries) reporter.report(onTries)
  }, [reporter, rules, state, cheer, onTries])
  useEffect(() => {
    if (actions.length > 0) onChange(actions, reporter.reportedCount())
  }, [reporter, actions, onChange])
  useOnLeave(() => {
    if (onTries && reporter.report(onTries) && !rules.isOver(state))
      onChange(actions, reporter.reportedCount())
  })
  useEffect(() => {
    if (!rules.isOver(state) || !praise) return
    onOver({
      praise,
      missed: rules.missed(state),
      tries: rules.answers(state),
      progress: rules.progress(state),
      score: rules.score?.(state),
    })
  }, [rules, state, praise, onOver])

  return (
    <>
      <ProgressBar {...rules.progress(state)} hasStars={!rules.score} />
      <PressGuard screen={isPaused ? null : rules.screen(state)}>
        <Board state={state} act={act} actNow={actNow} isPaused={isPaused} id={id} />
      </PressGuard>
      <Cheer praise={praise} />
    </>
  )
}

/** Praise shown over the finished game with its stars. Screen readers announce it once. */
function Cheer({ praise }: { praise: Praise | null }) {
  return (
    <div className={styles.place} role="status">
      {praise && (
        <p className={styles.cheer}>
          <span className={styles.cheerStars} aria-hidden="true">
            {Array(praise.stars).fill('★').join(' ')}
          </span>
          {praise.word}
        </p>
      )}
    </div>
  )
}
