import type { Random } from '../random.ts'
import type { BoardWords } from './board-words.ts'
import { completesForbidden, makeForbidden } from './forbidden.ts'
import type { Size } from './place.ts'
import type { Budget, Placement } from './placement.ts'
import type { Cell, Grid } from './scan.ts'

/** Words of so few different letters ("non", "papa") cannot fill every board without repeating themselves. */
const FEW_LETTERS = 2
const OTHER_LETTERS = [...'eaisnrtuloé']
/** So many empty cells are laid out in the time of a look at one letter. */
const CELLS_A_LOOK = 20
/** After so many steps back, other places for the words are the shorter way. */
const MOST_STEPS_BACK = 30

/**
 * Fills the cells between the words with letters of the words themselves, accents among them, so that no
 * letter betrays a word. Where each of them would make a word twice, the cells up to the one above are filled again. Null where the
 * words by themselves make a rude word or a second copy of one, or where that takes too long.
 */
export function fill(
  placements: readonly Placement[],
  { forbidden }: BoardWords,
  { cols, rows }: Size,
  chance: Random,
  budget: Budget,
): Grid | null {
  budget.left -= Math.ceil((cols * rows) / CELLS_A_LOOK)
  const grid: Grid = Array.from({ length: rows }, () => Array.from({ length: cols }, () => ''))
  for (const { word, path } of placements) {
    ;[...word.letters].forEach((letter, step) => {
      setLetter(grid, path[step], letter)
    })
  }
  if (makeForbidden(grid, placements, forbidden, budget)) return null

  const cells = emptyCells(grid)
  const letters = fillers(placements, chance)
  const isFilled = (cell: Cell | undefined) => {
    // To draw the letters takes as long as to look at one.
    budget.left--
    for (const letter of letters()) {
      setLetter(grid, cell, letter)
      if (cell && !completesForbidden(grid, cell, forbidden, budget)) return true
    }
    return false
  }
  let stepsBack = 0
  for (let index = 0; index < cells.length && budget.left > 0; ) {
    if (isFilled(cells[index])) index++
    else {
      if (++stepsBack > MOST_STEPS_BACK) return null
      const first = Math.max(0, index - cols - 1)
      for (const cell of cells.slice(first, index + 1)) setLetter(grid, cell, '')
      index = first
    }
  }
  return budget.left > 0 ? grid : null
}

/** The letters to try in a cell, each drawn once it is asked for. */
function fillers(placements: readonly Placement[], chance: Random): () => Generator<string> {
  const pool = placements.flatMap(({ word }) => [...word.letters])
  const different = [...new Set(pool)]
  const others = different.length > FEW_LETTERS ? [] : otherLetters(pool)
  return function* () {
    // Drawn from all letters, so that a frequent letter of the words is a frequent filler too.
    yield chance.pick(pool)
    yield* chance.shuffle(different)
    yield* others
  }
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
