import type { ComponentType } from 'react'
import type { PlayedGame } from '../../../../domain/api/game.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'

/** Renders a game as pupils see it. Passed in, because features do not import each other. `id` is empty for an unsaved game. */
export type GamePreview = ComponentType<{ kind: GameKind; id: string; record: PlayedGame }>
