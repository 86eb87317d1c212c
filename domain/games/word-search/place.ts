import type { Random } from '../random.ts'
import { type Cell, cellKey, DIRECTIONS, line } from './scan.ts'
import type { GridWord } from './words.ts'

export interface Size {
  cols: number
  rows: number
}

export interface Placement {
  word: GridWord
  path: Cell[]
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

/**
 * Places all words, longest first, each where it meets letters of its own or empty cells; null where one
 * does not fit. A word that stands inside a longer one shares its letters, so it is there once.
 */
export function placeWords(
  words: readonly GridWord[],
  size: Size,
  ways: Ways,
  axis: Axis,
  chance: Random,
): Placement[] | null {
  const letters = new Map<string, string>()
  const placements: Placement[] = []
  const directions = FORWARDS.filter((direction) => isAllowed(direction, ways, axis))
  const ordered = chance.shuffle(words).sort((a, b) => b.letters.length - a.letters.length)
  for (const word of ordered) {
    const path = pathInside(word, placements, ways) ?? freePath(word, size, letters, directions, ways, chance)
    if (!path) return null
    ;[...word.letters].forEach((letter, step) => {
      const cell = path[step]
      if (cell) letters.set(cellKey(cell), letter)
    })
    placements.push({ word, path })
  }
  return placements
}

function isAllowed({ x, y }: Cell, { forwardsOnly }: Ways, axis: Axis): boolean {
  if (axis === 'any') return !forwardsOnly || y >= 0
  return axis === 'across' ? y === 0 : x === 0
}

function pathInside(word: GridWord, placements: readonly Placement[], { forwardsOnly }: Ways): Cell[] | null {
  const length = [...word.letters].length
  for (const { word: longer, path } of placements) {
    const start = indexOfLetters(longer.letters, word.letters)
    if (start >= 0) return path.slice(start, start + length)
    if (forwardsOnly) continue
    const reversed = [...path].reverse()
    const fromEnd = indexOfLetters([...longer.letters].reverse().join(''), word.letters)
    if (fromEnd >= 0) return reversed.slice(fromEnd, fromEnd + length)
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
  letters: ReadonlyMap<string, string>,
  directions: readonly Cell[],
  { backwardsProbability, forwardsOnly }: Ways,
  chance: Random,
): Cell[] | null {
  const spelt = [...word.letters]
  for (const { start, direction } of chance.shuffle(starts(size, directions, spelt.length))) {
    const path = line(start, direction, spelt.length)
    const isBackwards = !forwardsOnly && chance.next() < backwardsProbability
    const read = isBackwards ? [...path].reverse() : path
    if (read.every((cell, step) => fits(letters.get(cellKey(cell)), spelt[step]))) return read
  }
  return null
}

function fits(there: string | undefined, letter: string | undefined): boolean {
  return there === undefined || there === letter
}

function starts({ cols, rows }: Size, directions: readonly Cell[], length: number) {
  const found: { start: Cell; direction: Cell }[] = []
  for (const direction of directions) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < cols; x++) {
        const endX = x + direction.x * (length - 1)
        const endY = y + direction.y * (length - 1)
        if (endX < cols && endY >= 0 && endY < rows) found.push({ start: { x, y }, direction })
      }
    }
  }
  return found
}
