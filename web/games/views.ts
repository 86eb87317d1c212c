import type { GameKind } from '../../domain/games/kinds.ts'
import type { Playable } from '../features/play/playable.tsx'

/** Game kind -> its rules and its board, loaded by the page of such a game. */
export const views: Record<GameKind, () => Promise<{ default: Playable }>> = {
  memory: () => import('./memory/game.ts'),
  exposed: () => import('./exposed/game.ts'),
  matching: () => import('./matching/game.ts'),
  'custom-matching': () => import('./custom-matching/game.ts'),
  numbers: () => import('./numbers/game.ts'),
  comprehension: () => import('./comprehension/game.tsx'),
  listening: () => import('./listening/game.tsx'),
  grammar: () => import('./grammar/game.ts'),
  'word-search': () => import('./word-search/game.ts'),
  'word-challenge': () => import('./word-challenge/game.ts'),
  'course-aux-mots': () => import('./course-aux-mots/game.ts'),
  'dictee-eclair': () => import('./dictee-eclair/game.ts'),
  drop: () => import('./drop/game.ts'),
}
