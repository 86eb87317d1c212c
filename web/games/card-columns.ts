import type { CSSProperties } from 'react'

/**
 * In how many columns the cards of a board of pairs stand, on a wide screen and on an upright one, for the board's
 * style: all rows are full, so that no card has one to itself.
 */
export function cardColumns(cards: number): CSSProperties & Record<'--wide' | '--upright', number> {
  return { '--wide': dividing(cards, 4, 5, 3), '--upright': dividing(cards, 3, 2) }
}

/** The first that leaves nothing over. */
function dividing(cards: number, ...columns: [number, ...number[]]): number {
  return columns.find((each) => cards % each === 0) ?? columns[0]
}
