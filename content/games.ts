import type { GameSeed } from './games/game-seed.ts'
import { memoryOf } from './games/memory.ts'
import { pageSeeds } from './pages.ts'

export type { GameSeed } from './games/game-seed.ts'

/** Every game record that the school starts with; an edited record is never overwritten by these. */
export const gameSeeds: readonly GameSeed[] = [...pageSeeds.flatMap(memoryOf)]
