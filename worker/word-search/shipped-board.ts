import type { NamedBoard } from '../../domain/api/word-search.ts'
import { boardWithLayout, layoutKey } from '../../domain/games/word-search/board-layouts.ts'
import type { WordSearchDeck } from '../../domain/games/word-search/deck.ts'
import { drawSeed, withGridID } from './search.ts'

/**
 * Makes a board from a shipped layout. Returns null for word lists that the site does not ship. `random` returns 0 up to 1, exclusive.
 */
export async function shippedBoard(
  deck: WordSearchDeck,
  variant: number,
  random: () => number,
): Promise<NamedBoard | null> {
  // Loaded on demand, because it would slow down every cold start.
  const { default: list } = await import('../../content/games/board-layouts.json', { with: { type: 'json' } })
  const layouts: Readonly<Record<string, readonly string[]>> = list
  const layout = layouts[layoutKey(deck)]?.[variant]
  const board = layout !== undefined && boardWithLayout(deck, layout, drawSeed(random))
  return board ? withGridID(board) : null
}
