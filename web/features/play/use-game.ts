import { startTransition, useCallback, useLayoutEffect, useMemo, useReducer } from 'react'
import type { RoundRules } from '../../../domain/games/game.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { beginGame, type GameLog, type GameStart, takeAction } from './game-log.ts'
import { createPausableTimer } from './pausable-timer.ts'

/** Calm: a game waits twice as long before it goes on by itself. */
const CALM_PACE = 2

/**
 * A game under way: its state, and `act` for what the player does, which is answered in slices after the event and
 * holds a slow tablet up by none of them; `actNow` answers in the event itself. What the rules wait for happens by itself
 * in its time, which stands still while `isPaused`. `start` is read once.
 */
export function useGame<Deck, State, Action extends { type: string }>(
  rules: RoundRules<Deck, State, Action>,
  deck: Deck,
  start: GameStart,
  isPaused: boolean,
) {
  const [log, actNow] = useReducer(
    (before: GameLog<State, Action>, action: Action) => takeAction(rules, before, action),
    start,
    (first) => beginGame(rules, deck, first),
  )
  const act = useCallback((action: Action) => startTransition(() => actNow(action)), [])
  const wait = useMemo(() => rules.wait(log.state), [rules, log.state])
  const timer = useMemo(
    () => wait && createPausableTimer(wait.ms * (isCalm() ? CALM_PACE : 1), () => act(wait.action)),
    [wait, act],
  )
  // With what is seen, and not some time after it: the wait is as long as the rules say.
  useLayoutEffect(() => {
    if (!timer || isPaused) return
    timer.run()
    return () => timer.pause()
  }, [timer, isPaused])

  return { ...log, act, actNow }
}
