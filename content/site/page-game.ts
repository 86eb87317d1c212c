import type { GameKind } from '../../domain/games/kinds.ts'
import type { Page } from '../routes.ts'

/** The game of a page. */
export interface PageGame {
  kind: GameKind
  /** External identifier of its record. */
  id: string
}

/**
 * The game of a page, e.g. the record `grade1-games-weather` for `/grade1/games/weather`; null if it has none.
 * @param id of the path, if the page plays any record
 */
export function gameOf({ game, path }: Page, id: string | null): PageGame | null {
  if (game === undefined) return null
  if (!path.includes('$id')) return { kind: game, id: path.slice(1).replaceAll('/', '-') }
  return id === null ? null : { kind: game, id }
}
