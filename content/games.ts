import { isGameKind } from '../domain/games/kinds.ts'
import { writtenComprehension } from './games/comprehension/records.ts'
import type { GameSeed } from './games/game-seed.ts'
import { writtenGrammar } from './games/grammar/records.ts'
import type { RecordKind } from './games/kind-texts.ts'
import { letterGames } from './games/letters.ts'
import { writtenListening } from './games/listening/records.ts'
import { ownPageGames } from './games/own-pages.ts'
import { pairGames } from './games/pairs.ts'
import { pointGames } from './games/points.ts'
import { themes } from './games/theme.ts'

export type { GameSeed } from './games/game-seed.ts'

/** Every game record of the content. */
export const gameRecords: readonly GameSeed<RecordKind>[] = [
  ...ownPageGames,
  ...themes.flatMap(pairGames),
  ...themes.flatMap(letterGames),
  ...themes.flatMap(pointGames),
  ...writtenComprehension,
  ...writtenListening,
  ...writtenGrammar,
]

/** Those that the school starts with: what has a view. An edited record is never overwritten by these. */
export const gameSeeds: readonly GameSeed[] = gameRecords.filter(hasView)

function hasView(record: GameSeed<string>): record is GameSeed {
  return isGameKind(record.kind)
}
