import type { NamedBoard } from '../../domain/api/word-search.ts'
import { boardWithLayout, layoutKey } from '../../domain/games/word-search/board-layouts.ts'
import type { WordSearchDeck } from '../../domain/games/word-search/deck.ts'
import { drawSeed, named } from './search.ts'

/**
 * A board with a layout that was made ahead; null for a list of words that the site does not ship with. `random` is from
 * 0 up to 1.
 */
export async function shippedBoard(
  deck: WordSearchDeck,
  variant: number,
  random: () => number,
): Promise<NamedBoard | null> {
  // Loaded on demand: it would slow every cold start.
  const { default: list } = await import('../../content/games/board-layouts.json', { with: { type: 'json' } })
  const layouts: Readonly<Record<string, readonly string[]>> = list
  const layout = layouts[layoutKey(deck)]?.[variant]
  const board = layout !== undefined && boardWithLayout(deck, layout, drawSeed(random))
  return board ? named(board) : null
}
