import type { GameStart } from './game-log.ts'
import type { Result } from './Round.tsx'

/** What a game's page shows: the start, a round, before which a hand may show how it is played, or its end. */
export type Phase =
  | { name: 'start' }
  | { name: 'playing'; start: GameStart; isShown: boolean }
  | { name: 'over'; result: Result }
