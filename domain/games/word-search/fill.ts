import type { Random } from '../random.ts'
import { completesForbidden, type Forbidden } from './forbidden.ts'
import { allCells, type Budget, gridOf, lettersOf, type Placement, type Size } from './layout.ts'
import type { Grid } from './scan.ts'

/** Further letters. Used if the words' own letters would always spell a word again. */
const OTHER_LETTERS = [...'abcdefghijklmnopqrstuvwxyzéè']

/**
 * Fills the cells between the words with the words' own letters, so that none gives a word away. If every
 * letter would spell a forbidden word, it steps back; after `stepsBackWithoutHelp` such steps it uses other
 * letters too. Null if the budget is exhausted.
 */
export function fill(
  placements: readonly Placement[],
  size: Size,
  forbidden: readonly Forbidden[],
  stepsBackWithoutHelp: number,
  chance: Random,
  budget: Budget,
): Grid | null {
  const letters = lettersOf(placements, size)
  const cells = allCells(size).filter((cell) => letters[cell] === undefined)
  const drawLetters = fillers(placements, chance)
  let stepsBack = 0
  const isFilled = (cell: number) => {
    for (const letter of drawLetters(stepsBack >= stepsBackWithoutHelp)) {
      letters[cell] = letter
      if (!completesForbidden(letters, size, cell, forbidden, budget)) return true
    }
    return false
  }
  for (let index = 0; index < cells.length; ) {
    if (isFilled(cells[index] ?? 0)) index++
    else {
      stepsBack++
      const first = Math.max(0, index - size.cols - 1)
      for (const cell of cells.slice(first, index + 1)) letters[cell] = undefined
      index = first
    }
    if (budget.left <= 0) return null
  }
  return gridOf(letters, size)
}

/** Yields the letters to try in a cell, drawn lazily. */
function fillers(placements: readonly Placement[], chance: Random) {
  const pool = placements.flatMap(({ word }) => word.letters)
  const different = [...new Set(pool)]
  const isUpperCase = pool.every((letter) => letter === letter.toUpperCase())
  const others = isUpperCase ? OTHER_LETTERS.map((letter) => letter.toUpperCase()) : OTHER_LETTERS
  return function* (usesOtherLetters: boolean) {
    // Drawn from all letters, so that frequent letters of the words are frequent fillers.
    yield chance.pick(pool)
    yield* chance.shuffle(usesOtherLetters ? [...different, ...others] : different)
  }
}
