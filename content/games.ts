import { canvasGames } from './games/canvas.ts'
import { writtenComprehension } from './games/comprehension/records.ts'
import type { GameSeed } from './games/game-seed.ts'
import { writtenGrammar } from './games/grammar/records.ts'
import { writtenListening } from './games/listening/records.ts'
import { ownPageGames } from './games/own-pages.ts'
import { replyGames } from './games/replies/records.ts'
import { sentenceGames } from './games/sentences/records.ts'
import { themes } from './games/theme.ts'
import { themeGames } from './games/theme-games.ts'

export type { GameSeed } from './games/game-seed.ts'

/** All shipped game records. They never overwrite an edited record. */
export const gameSeeds: readonly GameSeed[] = [
  ...ownPageGames,
  ...canvasGames,
  ...themes.flatMap(themeGames),
  ...writtenComprehension,
  ...writtenListening,
  ...writtenGrammar,
  ...sentenceGames,
  ...replyGames,
]
