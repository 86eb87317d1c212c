import type { GameStart } from './game-log.ts'
import type { Result } from './Round.tsx'

/** How far a game's page has come. */
export type Phase =
  | { name: 'start' }
  | { name: 'playing'; start: GameStart }
  | { name: 'over'; result: Result }
