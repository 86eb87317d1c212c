import type { Random } from '../random.ts'
import type { Budget, Placement, Size } from './place.ts'
import { plainCapital, RUDE_WORDS } from './rude.ts'
import { type Cell, DIRECTIONS, type Grid, liesWithin, occurrences, pathKey, spells } from './scan.ts'

const RUDE_LETTERS = RUDE_WORDS.map((word) => [...word])
/** To look at a letter between the words takes as long as to look at so many places of a word, beside the words that it might complete. */
const LETTER_COST = 5
/** In as many cells a word is looked for in that time. */
const CELLS_A_LOOK = 20
/** Words of so few different letters ("non", "kayak") cannot fill every board without repeating themselves. */
const FEW_LETTERS = 4
const OTHER_LETTERS = [...'eaisnrtuloé']

/**
 * Fills the cells between the words with letters of the words themselves, accents among them, so that no
 * letter betrays a word; with another only where each of them would make a word twice. Null where the words by themselves make a rude word or a second copy of one.
 */
export function fill(
  placements: readonly Placement[],
  { cols, rows }: Size,
  chance: Random,
  budget: Budget,
): Grid | null {
  budget.left -= Math.ceil((cols * rows * (placements.length + RUDE_LETTERS.length)) / CELLS_A_LOOK)

  const grid: Grid = Array.from({ length: rows }, () => Array.from({ length: cols }, () => ''))
  for (const { word, path } of placements) {
    ;[...word.letters].forEach((letter, step) => {
      setLetter(grid, path[step], letter)
    })
  }
  if (faults(grid, placements).length > 0) return null

  const pool = placements.flatMap(({ word }) => [...word.letters])
  const others = new Set(pool).size > FEW_LETTERS ? [] : otherLetters(pool)
  const forbidden = forbiddenWords(placements)
  for (const cell of emptyCells(grid)) {
    // Drawn from all letters, so that a frequent letter of the words is a frequent filler too.
    const candidates = [
      chance.pick(pool),
      chance.pick(pool),
      ...chance.shuffle([...new Set(pool)]),
      ...others,
    ]
    const letter = candidates.find((candidate) => {
      budget.left -= LETTER_COST
      return !completes(grid, cell, candidate, forbidden, budget)
    })
    if (letter === undefined || budget.left <= 0) return null
    setLetter(grid, cell, letter)
  }
  return grid
}

/** Paths that must not be: rude words and second places of a word, save where they are part of a placed word. */
export function faults(grid: Grid, placements: readonly Placement[]): Cell[][] {
  const paths = placements.map(({ path }) => path)
  const doubles = placements.flatMap(({ word, path }) =>
    occurrences(grid, [...word.letters]).filter((found) => pathKey(found) !== pathKey(path)),
  )
  const plain = grid.map((row) => row.map(plainCapital))
  const rude = RUDE_LETTERS.flatMap((letters) => occurrences(plain, letters))
  return [...doubles, ...rude].filter((found) => !liesWithin(found, paths))
}

interface ForbiddenWord {
  letters: readonly string[]
  /** Compared without case and accents. */
  isPlain: boolean
}

function forbiddenWords(placements: readonly Placement[]): ForbiddenWord[] {
  return [
    ...placements.map(({ word }) => ({ letters: [...word.letters], isPlain: false })),
    ...RUDE_LETTERS.map((letters) => ({ letters, isPlain: true })),
  ]
}

/** Whether `letter` in an empty cell would complete a forbidden word: it would run through that cell. */
function completes(
  grid: Grid,
  cell: Cell,
  letter: string,
  forbidden: readonly ForbiddenWord[],
  budget: Budget,
): boolean {
  setLetter(grid, cell, letter)
  const plain = plainCapital(letter)
  const found = forbidden.some(({ letters, isPlain }) =>
    letters.some((wanted, offset) => {
      if (wanted !== (isPlain ? plain : letter)) return false
      budget.left--
      return DIRECTIONS.some((direction) => {
        const start = { x: cell.x - direction.x * offset, y: cell.y - direction.y * offset }
        return spells(grid, start, direction, letters, isPlain ? plainCapital : undefined)
      })
    }),
  )
  setLetter(grid, cell, '')
  return found
}

function otherLetters(pool: readonly string[]): string[] {
  const isUpperCase = pool.some((letter) => letter !== letter.toLowerCase())
  return isUpperCase ? OTHER_LETTERS.map((letter) => letter.toUpperCase()) : OTHER_LETTERS
}

function emptyCells(grid: Grid): Cell[] {
  return grid.flatMap((row, y) => row.flatMap((letter, x) => (letter === '' ? [{ x, y }] : [])))
}

function setLetter(grid: Grid, cell: Cell | undefined, letter: string) {
  const row = cell && grid[cell.y]
  if (row) row[cell.x] = letter
}
