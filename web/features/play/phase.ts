import type { GameStart } from './game-log.ts'
import type { Result } from './Round.tsx'

/** What a game's page shows: the start, a round, or its end. */
export type Phase =
  | { name: 'start' }
  | { name: 'playing'; start: GameStart }
  | { name: 'over'; result: Result }
