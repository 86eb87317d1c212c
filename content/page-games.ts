import type { GameKind } from '../domain/games/kinds.ts'
import type { Page } from './routes.ts'

/** What a page of games plays. */
export interface PageGame {
  kind: GameKind
  /** The external identifier of its record. */
  id: string
}

/**
 * The game of a page; `id` is that of the path, where the page plays any record. `/grade1/games/weather` plays
 * the record `grade1-games-weather`. Null where the page plays nothing.
 */
export function gameOf({ game, path }: Page, id: string | null): PageGame | null {
  if (game === undefined) return null
  if (!path.includes('$id')) return { kind: game, id: path.slice(1).replaceAll('/', '-') }
  return id === null ? null : { kind: game, id }
}
