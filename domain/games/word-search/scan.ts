/** Finding words in a grid, in all eight directions. */

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

export function line(start: Cell, direction: Cell, length: number): Cell[] {
  return Array.from({ length }, (_, step) => ({
    x: start.x + direction.x * step,
    y: start.y + direction.y * step,
  }))
}

/** Every straight path that spells `letters`; one that reads the same both ways is one path. */
export function occurrences(grid: Grid, letters: readonly string[]): Cell[][] {
  const [first] = letters
  const found = new Map<string, Cell[]>()
  grid.forEach((row, y) => {
    row.forEach((letter, x) => {
      if (letter !== first) return
      for (const direction of DIRECTIONS) {
        if (!spells(grid, { x, y }, direction, letters)) continue
        const path = line({ x, y }, direction, letters.length)
        found.set(pathKey(path), path)
      }
    })
  })
  return [...found.values()]
}

/** Whether the letters stand in a straight line from `start`; `fold` makes a letter of the grid comparable. */
export function spells(
  grid: Grid,
  start: Cell,
  direction: Cell,
  letters: readonly string[],
  fold: (letter: string) => string = same,
): boolean {
  return letters.every((letter, step) => {
    const there = grid[start.y + direction.y * step]?.[start.x + direction.x * step]
    return there !== undefined && fold(there) === letter
  })
}

function same(letter: string): string {
  return letter
}

/** The same for both ways of reading one path. */
export function pathKey(path: readonly Cell[]): string {
  return path.map(cellKey).sort().join(' ')
}

export function cellKey({ x, y }: Cell): string {
  return `${x},${y}`
}

/** Whether a path lies wholly in one of the others. */
export function liesWithin(path: readonly Cell[], others: readonly (readonly Cell[])[]): boolean {
  return others.some((other) => {
    const cells = new Set(other.map(cellKey))
    return path.every((cell) => cells.has(cellKey(cell)))
  })
}
