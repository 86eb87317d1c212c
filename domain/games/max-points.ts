import { type GameKind, gameKinds } from './kinds.ts'
import { games } from './registry.ts'

/** The maximum final score by kind, for kinds with points. */
export const maxPoints: readonly { kind: GameKind; points: number }[] = gameKinds.flatMap((kind) => {
  const points = games[kind].rules.mostPoints
  return points === undefined ? [] : [{ kind, points }]
})
