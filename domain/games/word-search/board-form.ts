import { MAX_WORD_LENGTH } from './words.ts'

/** Limits and options of boards. The Worker loads `grid.ts` only when it makes a board. */

export const GRID_SIZE = { start: 10, min: 4, max: MAX_WORD_LENGTH } as const
export const MAX_WORDS = 10
export const BACKWARDS_PROBABILITY = 0.3
/** The options for the site's boards: as large as the longest word, and larger only if needed. */
export const BOARD_FORM = {
  cols: GRID_SIZE.min,
  rows: GRID_SIZE.min,
  maxWords: MAX_WORDS,
  backwardsProbability: BACKWARDS_PROBABILITY,
  upperCase: true,
  diacritics: true,
} as const
/** Maximum work per board, in compared letters (docs/decisions/24-word-search.md). */
export const BOARD_BUDGET = 320_000
/** Number of precomputed layouts per word list. */
export const LAYOUTS_PER_LIST = 8
