import { canvasGames } from './games/canvas.ts'
import { writtenComprehension } from './games/comprehension/records.ts'
import type { GameSeed } from './games/game-seed.ts'
import { writtenGrammar } from './games/grammar/records.ts'
import { letterGames } from './games/letters.ts'
import { writtenListening } from './games/listening/records.ts'
import { ownPageGames } from './games/own-pages.ts'
import { pairGames } from './games/pairs.ts'
import { pointGames } from './games/points.ts'
import { themes } from './games/theme.ts'

export type { GameSeed } from './games/game-seed.ts'

/** Every game record that the school starts with; an edited record is never overwritten by these. */
export const gameSeeds: readonly GameSeed[] = [
  ...ownPageGames,
  ...canvasGames,
  ...themes.flatMap(pairGames),
  ...themes.flatMap(letterGames),
  ...themes.flatMap(pointGames),
  ...writtenComprehension,
  ...writtenListening,
  ...writtenGrammar,
]
