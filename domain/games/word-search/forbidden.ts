import { type Budget, cellOf, type Letters, lineFrom, type Placement, type Size } from './layout.ts'
import { plainCapital, RUDE_WORDS } from './rude.ts'
import { DIRECTIONS } from './scan.ts'
import { type Tree, treeOf } from './tree.ts'
import type { GridWord } from './words.ts'

/** Words that must not be read on a board, and the form in which its letters are compared with them. */
export interface Forbidden {
  tree: Tree
  fold(letter: string): string
}

/** The way along each line that leads to what is filled before, row after row; trees hold words from both ends. */
const AXES = DIRECTIONS.slice(3, 7)

/** Looking up a letter in a tree takes as long as comparing so many letters. */
const LOOKUP_COST = 3

const rude: Forbidden = {
  tree: /* @__PURE__ */ treeOf(RUDE_WORDS.map((word) => [...word])),
  fold: plainCapital,
}

/** Rude words, and the words of the board itself, which are on it once. */
export function forbiddenWords(words: readonly GridWord[]): Forbidden[] {
  const tree = treeOf(words.map(({ letters }) => letters))
  return [{ tree, fold: (letter) => letter }, rude]
}

/** The cells of a forbidden word that the placed words spell other than within one of them; null where there is none. */
export function findForbidden(
  letters: Letters,
  size: Size,
  placements: readonly Placement[],
  forbidden: readonly Forbidden[],
  budget: Budget,
): number[] | null {
  for (const start of placements.flatMap(({ cells }) => cells)) {
    for (const axis of AXES) {
      const stride = cellOf(axis, size)
      // Words are straight, so that one which covers both ends covers all between them.
      const isFault = (length: number) => {
        budget.left -= placements.length
        const end = start + (length - 1) * stride
        return !placements.some(({ cells }) => cells.includes(start) && cells.includes(end))
      }
      for (const words of forbidden) {
        const length = lengthRead(letters, start, stride, words, isFault, budget)
        if (length > 0) return lineFrom(start, stride, length)
      }
    }
  }
  return null
}

/** Whether the letter of that cell completes a forbidden word, which runs through it. */
export function completesForbidden(
  letters: Letters,
  size: Size,
  cell: number,
  forbidden: readonly Forbidden[],
  budget: Budget,
): boolean {
  return AXES.some((axis) => {
    const stride = cellOf(axis, size)
    for (let after = 0; letters[cell - after * stride] !== undefined; after++) {
      const start = cell - after * stride
      const reachesCell = (length: number) => length > after
      if (forbidden.some((words) => lengthRead(letters, start, stride, words, reachesCell, budget) > 0))
        return true
    }
    return false
  })
}

/** The length of the forbidden word from `start` on that counts; 0 where there is none. */
function lengthRead(
  letters: Letters,
  start: number,
  stride: number,
  { tree, fold }: Forbidden,
  counts: (length: number) => boolean,
  budget: Budget,
): number {
  let node: Tree | undefined = tree
  for (let length = 1; ; length++) {
    budget.left -= LOOKUP_COST
    const letter = letters[start + (length - 1) * stride]
    node = letter === undefined ? undefined : node.next.get(fold(letter))
    if (!node) return 0
    if (node.isWord && counts(length)) return length
  }
}
