import type { Cell } from './scan.ts'
import type { GridWord } from './words.ts'

/** What may still be tried for a board, counted and not timed: the same seed always gives the same board. */
export interface Budget {
  left: number
}

export interface Placement {
  word: GridWord
  path: Cell[]
}
