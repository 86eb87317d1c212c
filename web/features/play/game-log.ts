import * as z from 'zod/mini'
import type { GameOptions, RoundRules } from '../../../domain/games/game.ts'

/** How a game begins: afresh, or with what was done before the page was loaded again. */
export interface GameStart extends GameOptions {
  past: readonly unknown[]
  /** How many of its first tries were told before; none where it begins afresh. */
  told?: number
}

/** The state of a game, and every action that led to it. */
export interface GameLog<State, Action> {
  state: State
  actions: readonly Action[]
}

/** The game after its kept actions. Kept actions are not trusted: from the first unreadable one on they are dropped. */
export function beginGame<Deck, State, Action extends { type: string }>(
  rules: RoundRules<Deck, State, Action>,
  deck: Deck,
  { past, told: _told, ...options }: GameStart,
): GameLog<State, Action> {
  let log: GameLog<State, Action> = { state: rules.init(deck, options), actions: [] }
  for (const kept of past) {
    const action = z.safeParse(rules.action, kept)
    if (!action.success) break
    log = takeAction(rules, log, action.data)
  }
  return log
}

/** An action that is not legal leaves the log as it was. */
export function takeAction<Deck, State, Action extends { type: string }>(
  rules: RoundRules<Deck, State, Action>,
  log: GameLog<State, Action>,
  action: Action,
): GameLog<State, Action> {
  const state = rules.step(log.state, action)
  return state === log.state ? log : { state, actions: [...log.actions, action] }
}
