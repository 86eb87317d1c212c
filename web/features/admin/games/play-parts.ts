import type { ComponentType } from 'react'
import type { PlayedGame } from '../../../../domain/api/game.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'

/** What of the pupils' games the editor shows: handed in, since features know nothing of each other. */
export interface PlayParts {
  /** The page of a game; without an `id` it is one that is not saved. */
  Preview: ComponentType<{ kind: GameKind; id: string; record: PlayedGame }>
  /** The ways by which somebody else comes to the game at `path`. */
  Share: ComponentType<{ title: string; path: string; isOpen: boolean; onClose(): void }>
}
