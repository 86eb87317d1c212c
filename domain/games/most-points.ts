import { type GameKind, gameKinds } from './kinds.ts'
import { games } from './registry.ts'

/** The most points that a game of a kind can end with; of the kinds that give points. */
export const mostPoints: readonly { kind: GameKind; points: number }[] = gameKinds.flatMap((kind) => {
  const points = games[kind].rules.mostPoints
  return points === undefined ? [] : [{ kind, points }]
})
