import type { GameKind } from '../domain/games/kinds.ts'
import { linkPage } from './link-path.ts'
import { gameOf } from './page-games.ts'

/** The kind of game that the key of a page or record names; null for a page to read. */
export function linkKind(clientID: string): GameKind | null {
  const page = linkPage(clientID)
  // Of a route that plays any record, the kind is the same whichever it is.
  return (page && gameOf(page, '')?.kind) ?? null
}
