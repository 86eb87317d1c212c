import { startTransition, useCallback, useLayoutEffect, useMemo, useReducer } from 'react'
import type { RoundRules } from '../../../../domain/games/game.ts'
import { isCalm } from '../../../lib/display/calm.ts'
import { ownSupports } from '../../../lib/session/supports.ts'
import { beginGame, type GameLog, type GameStart, takeAction } from './game-log.ts'
import { createPausableTimer } from './pausable-timer.ts'

/** In calm mode, and for a pupil with more time, automatic steps take twice as long. */
export function pace(): number {
  return isCalm() || ownSupports().includes('more-time') ? 2 : 1
}

/**
 * State of a running game. `act` updates it in a transition, in small tasks so that input stays responsive;
 * `actNow` updates it synchronously. The rules' `wait` runs automatically and stops while `isPaused`. `start`
 * is only read once.
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
    () => wait && createPausableTimer(wait.ms * pace(), () => act(wait.action)),
    [wait, act],
  )
  // A layout effect, so that the wait starts with the paint and lasts as long as the rules say.
  useLayoutEffect(() => {
    if (!timer || isPaused) return
    timer.run()
    return () => timer.pause()
  }, [timer, isPaused])

  return { ...log, act, actNow }
}
