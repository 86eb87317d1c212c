import { type GameKind, isGameKind } from '../domain/games/kinds.ts'
import type { Page } from './routes.ts'

/** What a page of games plays. */
export interface PageGame {
  kind: GameKind
  /** The external identifier of its record. */
  id: string
}

/** The pages that play one game, by path: a record of their own, with the page's key. */
const ownGames: Readonly<Record<string, GameKind>> = {
  '/grade1/games/clothing/summer': 'matching',
  '/grade1/games/clothing/winter': 'matching',
  '/grade1/games/weather': 'exposed',
  '/grade1/games/numbers': 'numbers',
  '/grade1/games/feelings': 'matching',
  '/grade1/games/colours': 'custom-matching',
  '/games/matching/custom/colours': 'custom-matching',
  '/games/matching/custom/numbers': 'custom-matching',
}

/**
 * The game of a page; `id` is that of the path, where the page plays any record. `/grade1/games/weather` plays
 * the record `grade1-games-weather`. Null where the page plays nothing.
 */
export function gameOf(page: Page, id: string | null): PageGame | null {
  // Every canvas page plays the record of its scene.
  const own = page.kind === 'canvas' ? 'drop' : ownGames[page.path]
  if (own) return { kind: own, id: page.path.slice(1).replaceAll('/', '-') }
  const kind = page.path.split('/').find(isGameKind)
  return page.kind === 'game' && kind !== undefined && id !== null ? { kind, id } : null
}
