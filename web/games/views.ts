import type { GameKind } from '../../domain/games/kinds.ts'
import type { Playable } from '../features/play/round/playable.tsx'

/** `game.ts` of each kind exports its rules joined with its board. */
const files = import.meta.glob<{ default: Playable }>('./*/game.{ts,tsx}')

/** Loads the rules and board of a game kind. */
export function loadGame(kind: GameKind): Promise<{ default: Playable }> {
  const load = files[`./${kind}/game.ts`] ?? files[`./${kind}/game.tsx`]
  if (!load) throw new Error(`There is no web/games/${kind}/game.ts.`)
  return load()
}
