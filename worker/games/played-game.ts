import type { Actor } from '../../domain/access.ts'
import type { PlayedGame } from '../../domain/api/game.ts'
import { recordFilters } from '../../domain/games/record-filters.ts'
import { isOpen } from '../http/assert-open.ts'
import type { findGame } from './queries.ts'

type FoundGame = NonNullable<Awaited<ReturnType<typeof findGame>>>

/** A record as `actor` plays it. `wordsPage` is null if `actor` may not open that page. */
export function playedGame(found: FoundGame, actor: Actor): PlayedGame {
  const hasWords = isOpen(actor, { path: found.wordsPath, isWhitelisted: found.isWhitelistedForWords })
  return {
    ...found.game,
    wordsPage: hasWords ? found.game.wordsPage : null,
    filters: recordFilters(found.kind, found.game.data),
  }
}
