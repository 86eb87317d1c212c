import type { GameKind } from '../../domain/games/kinds.ts'
import { linkPage } from './link-path.ts'

/** The kind of game of a page or record, by its key; null for other pages. */
export function linkKind(clientID: string): GameKind | null {
  return linkPage(clientID)?.game ?? null
}
