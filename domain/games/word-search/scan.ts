/** Searching words in a grid, in all eight directions. */

export interface Cell {
  x: number
  y: number
}

export type Grid = string[][]

export const DIRECTIONS: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 1 },
]

export function cellsInLine(start: Cell, direction: Cell, length: number): Cell[] {
  return Array.from({ length }, (_, step) => ({
    x: start.x + direction.x * step,
    y: start.y + direction.y * step,
  }))
}

/** The straight line in one of eight directions closest to the other cell, with at most `most` cells. */
export function lineOf(from: Cell, to: Cell, most: number): Cell[] {
  const [right, down] = [to.x - from.x, to.y - from.y]
  const eighth = Math.round(Math.atan2(down, right) / (Math.PI / 4)) * (Math.PI / 4)
  const direction = { x: Math.round(Math.cos(eighth)), y: Math.round(Math.sin(eighth)) }
  return cellsInLine(from, direction, Math.min(Math.max(Math.abs(right), Math.abs(down)) + 1, most))
}

/** True if the cells (by key) are in one line in one of the eight directions. */
export function areInLine(keys: readonly string[]): boolean {
  const cells = keys.map((key) => {
    const [x = 0, y = 0] = key.split(',').map(Number)
    return { x, y }
  })
  const axes = [({ x }: Cell) => x, ({ y }: Cell) => y, ({ x, y }: Cell) => x - y, ({ x, y }: Cell) => x + y]
  return axes.some((axis) => new Set(cells.map(axis)).size <= 1)
}

/** All straight paths that spell `letters`. A palindrome's two directions count as one path. */
export function occurrences(grid: Grid, letters: readonly string[]): Cell[][] {
  const [first] = letters
  const found = new Map<string, Cell[]>()
  grid.forEach((row, y) => {
    row.forEach((letter, x) => {
      if (letter !== first) return
      for (const direction of DIRECTIONS) {
        if (!spells(grid, { x, y }, direction, letters)) continue
        const path = cellsInLine({ x, y }, direction, letters.length)
        found.set(pathKey(path), path)
      }
    })
  })
  return [...found.values()]
}

/** True if the letters form a straight line from `start`. `fold` converts a grid letter for comparison. */
export function spells(
  grid: Grid,
  start: Cell,
  direction: Cell,
  letters: readonly string[],
  fold = (letter: string) => letter,
): boolean {
  return letters.every((letter, step) => {
    const there = grid[start.y + direction.y * step]?.[start.x + direction.x * step]
    return there !== undefined && fold(there) === letter
  })
}

/** Equal for both directions of a path. */
export function pathKey(path: readonly Cell[]): string {
  return path.map(cellKey).sort().join(' ')
}

export function cellKey({ x, y }: Cell): string {
  return `${x},${y}`
}

/** True if a path lies entirely within one of the others. */
export function liesWithin(path: readonly Cell[], others: readonly (readonly Cell[])[]): boolean {
  const [first] = path
  const isIn = ({ x, y }: Cell, other: readonly Cell[]) => other.some((cell) => cell.x === x && cell.y === y)
  return (
    first === undefined ||
    others.some((other) => isIn(first, other) && path.every((cell) => isIn(cell, other)))
  )
}
