import type { Budget, Placement } from './placement.ts'
import { plainCapital, RUDE_WORDS } from './rude.ts'
import { type Cell, DIRECTIONS, type Grid, liesWithin, line } from './scan.ts'
import { type Tree, treeOf } from './tree.ts'
import type { GridWord } from './words.ts'

/** Words that must not be read on a board, and the form in which its letters are compared with them. */
export interface Forbidden {
  tree: Tree
  fold(letter: string): string
}

/** The way along each line that leads to what is filled before, row after row; trees hold words from both ends. */
const AXES = DIRECTIONS.slice(3, 7)

/** So many paths are compared in the time of a look at a letter and what runs through it. */
const PATHS_A_LOOK = 8

const rude: Forbidden = {
  tree: /* @__PURE__ */ treeOf(RUDE_WORDS.map((word) => [...word])),
  fold: plainCapital,
}

/** Rude words, and the words of the board itself, which are on it once. */
export function forbiddenWords(words: readonly GridWord[]): Forbidden[] {
  const tree = treeOf(words.map(({ letters }) => [...letters]))
  return [{ tree, fold: (letter) => letter }, rude]
}

/** Whether the placed words by themselves make a forbidden one, other than as a part of one of them. */
export function makeForbidden(
  grid: Grid,
  placements: readonly Placement[],
  forbidden: readonly Forbidden[],
  budget: Budget,
): boolean {
  const paths = placements.map(({ path }) => path)
  const isFault = (length: number, start: Cell, axis: Cell) => {
    budget.left -= Math.ceil(paths.length / PATHS_A_LOOK)
    return !liesWithin(line(start, axis, length), paths)
  }
  return paths.flat().some((start) => {
    budget.left--
    return AXES.some((axis) => forbidden.some((words) => reads(grid, start, axis, words, budget, isFault)))
  })
}

/** Whether the letter of that cell completes a forbidden word, which runs through it. */
export function completesForbidden(
  grid: Grid,
  cell: Cell,
  forbidden: readonly Forbidden[],
  budget: Budget,
): boolean {
  budget.left--
  return AXES.some((axis) => {
    for (let after = 0; ; after++) {
      const start = { x: cell.x - axis.x * after, y: cell.y - axis.y * after }
      if (!grid[start.y]?.[start.x]) return false
      const reachesCell = (length: number) => length > after
      if (forbidden.some((words) => reads(grid, start, axis, words, budget, reachesCell))) return true
    }
  })
}

/** Whether a forbidden word begins at `start` whose length counts. */
function reads(
  grid: Grid,
  start: Cell,
  axis: Cell,
  { tree, fold }: Forbidden,
  budget: Budget,
  counts: (length: number, start: Cell, axis: Cell) => boolean,
): boolean {
  let node: Tree | undefined = tree
  for (let step = 0; ; step++) {
    const letter = grid[start.y + axis.y * step]?.[start.x + axis.x * step]
    node = letter ? node.next.get(fold(letter)) : undefined
    if (!node) return false
    // To look at the first letter is a part of looking at its cell.
    if (step > 0) budget.left--
    if (node.isWord && counts(step + 1, start, axis)) return true
  }
}
