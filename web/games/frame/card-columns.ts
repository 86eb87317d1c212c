import type { CSSProperties } from 'react'

/** Column counts of a pairs board for wide and upright screens, as CSS properties. Chosen so that all rows are full. */
export function cardColumns(cards: number): CSSProperties & Record<'--wide' | '--upright', number> {
  return { '--wide': firstDivisor(cards, 4, 5, 3), '--upright': firstDivisor(cards, 3, 2) }
}

/** The first of `columns` that divides `cards` without remainder, else the first of all. */
function firstDivisor(cards: number, ...columns: [number, ...number[]]): number {
  return columns.find((each) => cards % each === 0) ?? columns[0]
}
