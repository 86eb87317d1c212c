import { type GameKind, isGameKind } from '../domain/games/kinds.ts'
import type { Page } from './routes.ts'

/** What a page of games plays. */
export interface PageGame {
  kind: GameKind
  /** The external identifier of its record. */
  id: string
  /** The data of a deck that the site itself brings: then there is no record. */
  data: string | null
}

interface OwnGame {
  kind: GameKind
  data?: string
}

/** Every canvas page plays the record of its scene. */
const scenePlay: OwnGame = { kind: 'drop' }

/** The pages that play one game, by path: a record of their own (with the page's key), or a deck of the site. */
const ownGames: Readonly<Record<string, OwnGame>> = {
  '/grade1/games/clothing/summer': { kind: 'matching' },
  '/grade1/games/clothing/winter': { kind: 'matching' },
  '/grade1/games/weather': { kind: 'exposed' },
  '/grade1/games/numbers': { kind: 'numbers' },
  '/grade1/games/feelings': { kind: 'matching' },
  '/grade1/games/colours': { kind: 'custom-matching', data: 'colours' },
  '/games/matching/custom/colours': { kind: 'custom-matching', data: 'colours' },
  '/games/matching/custom/numbers': { kind: 'custom-matching', data: 'numbers' },
}

/**
 * The game of a page; `id` is that of the path, where the page plays any record. `/grade1/games/weather` plays
 * the record `grade1-games-weather`. Null where the page plays nothing.
 */
export function gameOf(page: Page, id: string | null): PageGame | null {
  const own = page.kind === 'canvas' ? scenePlay : ownGames[page.path]
  if (own) return { kind: own.kind, id: page.path.slice(1).replaceAll('/', '-'), data: own.data ?? null }
  const kind = page.path.split('/').find(isGameKind)
  return page.kind === 'game' && kind !== undefined && id !== null ? { kind, id, data: null } : null
}
