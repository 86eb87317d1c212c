import { useState } from 'react'
import type { Actor } from '../../../../domain/access.ts'
import { actorOf } from '../../../lib/session/actor.ts'
import { useSession } from '../../../lib/session/session.ts'

interface CurrentGame {
  /** Identity of the running game: a new object for each game, null before the first. */
  start: object | null
  player: Actor
}

/**
 * The player of the current game: the user who was signed in when it began, or who signed in during a
 * visitor's game. Signing out does not change it; the next game then belongs to a visitor.
 * @param start a new object for each game
 * @param isOver whether the end of the game is shown: its result stays with its player
 */
export function usePlayer(start: object | null, isOver = false): Actor {
  const actor = actorOf(useSession())
  const [game, setGame] = useState<CurrentGame>({ start: null, player: null })
  const latest = nextGame(game, start, actor, isOver)
  if (latest !== game) setGame(latest)
  return latest.player
}

export function nextGame(
  game: CurrentGame,
  start: object | null,
  actor: Actor,
  isOver: boolean,
): CurrentGame {
  const isAnother = start !== game.start
  const isTakenUp = game.player === null && actor !== null
  return !isOver && (isAnother || isTakenUp) ? { start, player: actor } : game
}
