import type { Random } from '../random.ts'
import { type BoardWords, reversed } from './board-words.ts'
import type { Budget, Placement } from './placement.ts'
import { type Cell, DIRECTIONS, line } from './scan.ts'
import type { GridWord } from './words.ts'

export interface Size {
  cols: number
  rows: number
}

/** Which ways words are written. */
export interface Ways {
  /** From 0 to 1: how often a word is written from its end. */
  backwardsProbability: number
  /** Every word is read as a young child reads: rightwards, downwards or both at once. */
  forwardsOnly: boolean
}

/** How the words of one try lie: parallel words fill the fullest boards. */
export type Axis = 'any' | 'across' | 'down'

/** Rightwards, downwards and the two ways aslant; backwards is one of these read from its end. */
const FORWARDS = DIRECTIONS.slice(0, 4)

/** The letters that are placed, row after row. */
type Letters = (string | undefined)[]

/**
 * Places all words, longest first, each where it meets letters of its own or empty cells; null where one
 * does not fit. A word that stands inside a longer one shares its letters, so it is there once.
 */
export function placeWords(
  { all, nested }: BoardWords,
  size: Size,
  ways: Ways,
  axis: Axis,
  chance: Random,
  budget: Budget,
): Placement[] | null {
  const letters: Letters = []
  const placements: Placement[] = []
  const directions = FORWARDS.filter((direction) => isAllowed(direction, ways, axis))
  const ordered = chance.shuffle(all).sort((a, b) => b.letters.length - a.letters.length)
  for (const word of ordered) {
    const path =
      (nested.has(word) ? pathInside(word, placements, ways, budget) : null) ??
      freePath(word, size, letters, directions, ways, chance, budget)
    if (!path) return null
    ;[...word.letters].forEach((letter, step) => {
      const cell = path[step]
      if (cell) letters[cell.y * size.cols + cell.x] = letter
    })
    placements.push({ word, path })
  }
  return placements
}

function isAllowed({ x, y }: Cell, { forwardsOnly }: Ways, axis: Axis): boolean {
  if (axis === 'any') return !forwardsOnly || y >= 0
  return axis === 'across' ? y === 0 : x === 0
}

function pathInside(
  word: GridWord,
  placements: readonly Placement[],
  { forwardsOnly }: Ways,
  budget: Budget,
): Cell[] | null {
  budget.left -= placements.length
  const length = [...word.letters].length
  for (const { word: longer, path } of placements) {
    const start = indexOfLetters(longer.letters, word.letters)
    if (start >= 0) return path.slice(start, start + length)
    if (forwardsOnly) continue
    const fromEnd = indexOfLetters(reversed(longer.letters), word.letters)
    if (fromEnd >= 0) return path.toReversed().slice(fromEnd, fromEnd + length)
  }
  return null
}

/** The place of `part` in `whole`, counted in letters, not in UTF-16 units. */
function indexOfLetters(whole: string, part: string): number {
  const index = whole.indexOf(part)
  return index < 0 ? -1 : [...whole.slice(0, index)].length
}

function freePath(
  word: GridWord,
  size: Size,
  letters: Letters,
  directions: readonly Cell[],
  { backwardsProbability, forwardsOnly }: Ways,
  chance: Random,
  budget: Budget,
): Cell[] | null {
  const spelt = [...word.letters]
  const fromEnd = spelt.toReversed()
  for (const { start, direction } of drawn(starts(size, directions, spelt.length), chance)) {
    if (budget.left-- <= 0) return null
    const isBackwards = !forwardsOnly && chance.next() < backwardsProbability
    if (!fits(isBackwards ? fromEnd : spelt, start, direction, letters, size)) continue
    const path = line(start, direction, spelt.length)
    return isBackwards ? path.reverse() : path
  }
  return null
}

function fits(
  spelt: readonly string[],
  start: Cell,
  direction: Cell,
  letters: Letters,
  { cols }: Size,
): boolean {
  const first = start.y * cols + start.x
  const stride = direction.y * cols + direction.x
  return spelt.every((letter, step) => {
    const there = letters[first + step * stride]
    return there === undefined || there === letter
  })
}

interface Start {
  start: Cell
  direction: Cell
}

/** The places in an order of chance, each drawn once it is asked for: most words find room in one of the first. */
function* drawn({ count, at }: Starts, chance: Random): Generator<Start> {
  const moved = new Map<number, number>()
  for (let left = count; left > 0; left--) {
    const index = chance.below(left)
    yield at(moved.get(index) ?? index)
    moved.set(index, moved.get(left - 1) ?? left - 1)
  }
}

interface Starts {
  count: number
  at: (index: number) => Start
}

/** Every place in which a word of that length stays on the board, counted one direction after the other. */
function starts({ cols, rows }: Size, directions: readonly Cell[], length: number): Starts {
  const reach = length - 1
  const areas = directions.map((direction) => {
    const wide = Math.max(0, cols - direction.x * reach)
    const high = Math.max(0, rows - Math.abs(direction.y) * reach)
    return { direction, wide, count: wide * high, top: direction.y < 0 ? reach : 0 }
  })
  return {
    count: areas.reduce((sum, { count }) => sum + count, 0),
    at(index) {
      let rest = index
      for (const { direction, wide, count, top } of areas) {
        if (rest < count) return { start: { x: rest % wide, y: top + Math.floor(rest / wide) }, direction }
        rest -= count
      }
      throw new RangeError(`There is no place ${index}.`)
    },
  }
}
