import { gameOf } from '../../content/page-games.ts'
import type { Page } from '../../content/routes.ts'
import type { GameKind } from '../../domain/games/kinds.ts'

/**
 * The picture that a shared link shows: one of its own for each page of words, one for each game, one for each other kind
 * of page. `npm run previews` draws them; more of them would weigh more than all pictures of words together.
 */
export function previewOfPage({ clientID, kind, ...page }: Page): string {
  if (kind === 'vocabulary')
    return clientID
      .replace(/^Page_/, '')
      .replaceAll('_', '-')
      .toLowerCase()
  const game = gameOf({ clientID, kind, ...page }, null)
  return game ? previewOfGame(game.kind) : kind
}

export function previewOfGame(kind: GameKind): string {
  return `game-${kind}`
}
