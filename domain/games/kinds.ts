import type { Look } from './about.ts'
import { games, isGameKind } from './registry.ts'

// The build replaces this file by its values (`vite.config.ts`), so that a page that shows the name of a game
// does not load all rules and forms.

export type GameKind = keyof typeof games

/** The look of each kind, for every page. */
export const kinds: Readonly<Record<GameKind, { look: Look }>> = games

/** Easiest first. */
export const gameKinds: readonly GameKind[] = Object.keys(games).filter(isGameKind)
