/**
 * Target of a key on a board of `count` cells in rows of `columns`. Arrow keys move by row and column, Home
 * and End to the ends of the row, with Ctrl to the ends of the board. Null if the key does not move.
 */
export function gridKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  place: number,
  columns: number,
  count: number,
): number | null {
  const rowStart = place - (place % columns)
  const rowEnd = Math.min(rowStart + columns, count) - 1
  const target = {
    ArrowLeft: place > rowStart ? place - 1 : null,
    ArrowRight: place < rowEnd ? place + 1 : null,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? count - 1 : rowEnd,
  }[key]
  return target !== undefined && target !== null && target >= 0 && target < count ? target : null
}
