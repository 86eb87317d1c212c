import type { Look } from './about.ts'
import { games, isGameKind } from './registry.ts'

// The site's build puts the few values of this file in its place (`vite.config.ts`): no page loads all rules and forms for the
// name of a game.

export type GameKind = keyof typeof games

/** What every page knows of each kind. */
export const kinds: Readonly<Record<GameKind, { look: Look }>> = games

/** The easiest first. */
export const gameKinds: readonly GameKind[] = Object.keys(games).filter(isGameKind)
