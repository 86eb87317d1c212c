import { useState } from 'react'
import type { Actor } from '../../../domain/access.ts'
import { actorOf } from '../../lib/session/actor.ts'
import { useSession } from '../../lib/session/session.ts'

interface OwnGame {
  /** What it began with, another object for another game; null before it did. */
  start: object | null
  player: Actor
}

/**
 * Whose the game under way is: who was signed in when it began or, where a visitor began it, who signed in then.
 * Who is signed out before its end keeps it; what is begun after that is a visitor's.
 */
export function usePlayer(start: object | null): Actor {
  const actor = actorOf(useSession())
  const [game, setGame] = useState<OwnGame>({ start: null, player: null })
  const latest = nextGame(game, start, actor)
  if (latest !== game) setGame(latest)
  return latest.player
}

export function nextGame(game: OwnGame, start: object | null, actor: Actor): OwnGame {
  const isAnother = start !== game.start
  const isTakenUp = game.player === null && actor !== null
  return isAnother || isTakenUp ? { start, player: actor } : game
}
