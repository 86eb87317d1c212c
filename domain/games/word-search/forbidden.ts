import { type Budget, cellOf, type Letters, lineFrom, type Placement, type Size } from './layout.ts'
import { plainCapital, RUDE_WORDS } from './rude.ts'
import { DIRECTIONS } from './scan.ts'
import type { GridWord } from './words.ts'

/** A trie, in which looking up all words costs as much as looking up one. */
interface Trie {
  next: Map<string, Trie>
  /** True if a word ends here. */
  isWord: boolean
}

/** Words that must not be readable on a board, and how to fold letters for comparison. */
export interface Forbidden {
  trie: Trie
  fold(letter: string): string
}

/**
 * Directions toward cells that are already filled, because cells are filled row by row. These are enough,
 * because a trie contains each word in both directions.
 */
const AXES = DIRECTIONS.slice(3, 7)

/** Cost of a lookup in a trie, in compared letters. */
const LOOKUP_COST = 3

const rude: Forbidden = {
  trie: /* @__PURE__ */ trieOf(RUDE_WORDS.map((word) => [...word])),
  fold: plainCapital,
}

/** Rude words, and the words of the board itself, which may occur only once. */
export function forbiddenWords(words: readonly GridWord[]): Forbidden[] {
  const trie = trieOf(words.map(({ letters }) => letters))
  return [{ trie, fold: (letter) => letter }, rude]
}

/**
 * Finds cells that spell a forbidden word, unless they are within one placed word; null if there are none.
 */
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
      // Words are straight, so a word that covers both ends covers everything between.
      const isFault = (length: number) => {
        budget.left -= placements.length
        const end = start + (length - 1) * stride
        return !placements.some(({ cells }) => cells.includes(start) && cells.includes(end))
      }
      for (const words of forbidden) {
        const length = forbiddenLengthAt(letters, start, stride, words, isFault, budget)
        if (length > 0) return lineFrom(start, stride, length)
      }
    }
  }
  return null
}

/** True if the letter of the cell completes a forbidden word. */
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
      if (
        forbidden.some((words) => forbiddenLengthAt(letters, start, stride, words, reachesCell, budget) > 0)
      )
        return true
    }
    return false
  })
}

/** The length of the first accepted forbidden word from `start`; 0 if there is none. */
function forbiddenLengthAt(
  letters: Letters,
  start: number,
  stride: number,
  { trie, fold }: Forbidden,
  isAccepted: (length: number) => boolean,
  budget: Budget,
): number {
  let node: Trie | undefined = trie
  for (let length = 1; ; length++) {
    budget.left -= LOOKUP_COST
    const letter = letters[start + (length - 1) * stride]
    node = letter === undefined ? undefined : node.next.get(fold(letter))
    if (!node) return 0
    if (node.isWord && isAccepted(length)) return length
  }
}

/** A trie of each word in both directions. */
function trieOf(words: Iterable<readonly string[]>): Trie {
  const trie: Trie = { next: new Map(), isWord: false }
  for (const letters of words) {
    insert(trie, letters)
    insert(trie, letters.toReversed())
  }
  return trie
}

function insert(trie: Trie, letters: readonly string[]) {
  let node = trie
  for (const letter of letters) {
    const next = node.next.get(letter) ?? { next: new Map(), isWord: false }
    node.next.set(letter, next)
    node = next
  }
  node.isWord = true
}
