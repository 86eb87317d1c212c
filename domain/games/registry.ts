import { exposed } from './exposed/rules.ts'
import type { GameDeck } from './game.ts'
import type { GameKind } from './kinds.ts'
import { customMatching, matching } from './matching/rules.ts'
import { memory } from './memory/rules.ts'
import { numbers } from './numbers/rules.ts'

/** Game kind -> its rules. */
export const games = {
  memory,
  exposed,
  matching,
  'custom-matching': customMatching,
  numbers,
} as const satisfies Record<GameKind, { parseDeck(data: string): GameDeck }>
