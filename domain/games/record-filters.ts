import { DeckFault, type FilterChoice } from './game.ts'
import type { GameKind } from './kinds.ts'
import { games, isGameKind } from './registry.ts'

/** The levels that a record offers before the start; empty if it cannot be played. */
export function recordFilters(kind: string, data: string): FilterChoice[] {
  if (!isGameKind(kind) || !canHaveFilters(kind, data)) return []
  try {
    return [...games[kind].rules.parseDeck(data).filters]
  } catch (error) {
    if (!(error instanceof DeckFault)) throw error
    return []
  }
}

/** Skips decks without levels, because parsing takes half a millisecond of every request. */
function canHaveFilters(kind: GameKind, data: string): boolean {
  return kind === 'numbers' || data.includes('"filterList"')
}
