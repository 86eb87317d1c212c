import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import type { GameDeck, GameItem, GameRules, Progress } from '../../../domain/games/game.ts'
import { type Praise, praiseOf } from '../../../domain/games/praise.ts'
import type { MadeTry } from '../../../domain/learning/first-try.ts'
import { useLeaving } from '../../lib/page/use-leaving.ts'
import { PressGuard } from '../../ui/PressGuard.tsx'
import { Cheer } from './Cheer.tsx'
import type { GameStart } from './game-log.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { createTryTeller } from './try-teller.ts'
import { useGame } from './use-game.ts'
import { useHeard } from './use-heard.ts'

/** What the end view is told of a finished game. */
export interface Result {
  praise: Praise
  missed: GameItem[]
  progress: Progress
  /** The points, where the game has any. */
  score: number | undefined
}

/** What the frame gives to the view of any game. */
export interface RoundProps {
  /** The record's external identifier. */
  id: string
  start: GameStart
  /** The game waits: nothing goes on by itself. */
  isPaused: boolean
  /** Something was done: all actions so far, and how many first tries were told. */
  onChange(actions: readonly unknown[], told: number): void
  /** The point was reached at which the game counts; again for each time. `score` where the game has one. */
  onCount(score?: number): void
  /**
   * The game is finished, before its cheer, or left or hidden before: the first tries at words that were not told yet. Left out where nobody keeps them.
   * @returns whether there is a pupil whose they are
   */
  onTries?(tries: readonly MadeTry[]): boolean
  onOver(result: Result): void
}

/** What a game's own view gets: the state, and the ways to act on it. */
export interface BoardProps<State, Action> {
  state: State
  /** The answer is drawn after the event, in slices that hold nothing up. */
  act(action: Action): void
  /** The answer is drawn with the event: for a thing that a finger lays down, which would else be gone for a frame. */
  actNow(action: Action): void
  /** Time stands still: how long the player takes is not counted. */
  isPaused: boolean
  /** The record's external identifier; empty where it is not saved. */
  id: string
}

interface TypedRoundProps<Deck extends GameDeck, State, Action extends { type: string }> extends RoundProps {
  rules: GameRules<Deck, State, Action>
  deck: Deck
  Board: ComponentType<BoardProps<State, Action>>
}

/** One round of any game, from its first action to the end of the cheer. */
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
  // A game that goes on after a reload has counted for what it had reached by then.
  const counted = useRef(completions)
  const cheer = rules.cheer(state)
  const praise = useMemo(
    () => (cheer === null ? null : praiseOf(cheer, rules.answers(state), rules.score?.(state))),
    [rules, state, cheer],
  )
  const [teller] = useState(() => createTryTeller(start.told ?? 0, () => new Date()))
  useHeard(rules, state)

  useEffect(() => {
    for (; counted.current < completions; counted.current++) onCount(rules.score?.(state))
  }, [rules, state, completions, onCount])
  useEffect(() => {
    teller.see(rules.answers(state))
    if (cheer !== null && onTries) teller.tell(onTries)
  }, [teller, rules, state, cheer, onTries])
  useEffect(() => {
    if (actions.length > 0) onChange(actions, teller.told())
  }, [teller, actions, onChange])
  useLeaving(() => {
    if (onTries && teller.tell(onTries) && !rules.isOver(state)) onChange(actions, teller.told())
  })
  useEffect(() => {
    if (!rules.isOver(state) || !praise) return
    onOver({
      praise,
      missed: rules.missed(state),
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
