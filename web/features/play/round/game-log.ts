import * as z from 'zod/mini'
import type { GameOptions, RoundRules } from '../../../../domain/games/game.ts'

/** The start of a game: new, or with the actions from before a reload. */
export interface GameStart extends GameOptions {
  past: readonly unknown[]
  /** Number of its first tries that were reported before; undefined for a new game. */
  reported?: number
}

/** The state of a game and all actions that led to it. */
export interface GameLog<State, Action> {
  state: State
  actions: readonly Action[]
}

/** Replays the saved actions. They are not trusted: the first invalid one and all after it are dropped. */
export function beginGame<Deck, State, Action extends { type: string }>(
  rules: RoundRules<Deck, State, Action>,
  deck: Deck,
  { past, reported: _reported, ...options }: GameStart,
): GameLog<State, Action> {
  let log: GameLog<State, Action> = { state: rules.init(deck, options), actions: [] }
  for (const saved of past) {
    const action = z.safeParse(rules.action, saved)
    if (!action.success) break
    log = takeAction(rules, log, action.data)
  }
  return log
}

/** Returns the log unchanged if the action is not legal. */
export function takeAction<Deck, State, Action extends { type: string }>(
  rules: RoundRules<Deck, State, Action>,
  log: GameLog<State, Action>,
  action: Action,
): GameLog<State, Action> {
  const state = rules.step(log.state, action)
  return state === log.state ? log : { state, actions: [...log.actions, action] }
}
