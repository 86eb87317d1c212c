import type { GameKind } from '../../domain/games/kinds.ts'
import { linkPage } from './link-path.ts'
import { gameOf } from './page-game.ts'

/** The kind of game of a page or record, by its key; null for other pages. */
export function linkKind(clientID: string): GameKind | null {
  const page = linkPage(clientID)
  // A route plays records of one kind, so any id will do.
  return (page && gameOf(page, '')?.kind) ?? null
}
