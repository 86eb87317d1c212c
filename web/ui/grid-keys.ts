/**
 * Target of a key on a board of `count` cells in rows of `columns`. Arrow keys move by row and column, Home
 * and End to the ends of the row, with Ctrl to the ends of the board. Null if the key does not move.
 */
export function gridKeyTarget(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  index: number,
  columns: number,
  count: number,
): number | null {
  const rowStart = index - (index % columns)
  const rowEnd = Math.min(rowStart + columns, count) - 1
  const target = {
    ArrowLeft: index > rowStart ? index - 1 : null,
    ArrowRight: index < rowEnd ? index + 1 : null,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? count - 1 : rowEnd,
  }[key]
  return target !== undefined && target !== null && target >= 0 && target < count ? target : null
}
