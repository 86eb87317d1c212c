import type { ComponentType } from 'react'
import type { PlayedGame } from '../../../../domain/api/game.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'

/** The page of a game as pupils have it, handed in, since features know nothing of each other; without an `id` it is one that is not saved. */
export type GamePreview = ComponentType<{ kind: GameKind; id: string; record: PlayedGame }>
