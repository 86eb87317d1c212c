import { DeckFault } from '../game.ts'
import { type Random, random } from '../random.ts'
import { BOARD_BUDGET, GRID_SIZE } from './board-form.ts'
import { type BoardWords, boardWords } from './board-words.ts'
import { fill } from './fill.ts'
import { type Budget, type Placement, pathOf, type Size } from './layout.ts'
import { type DirectionOptions, placeWords, spreadWords } from './place.ts'
import type { Cell, Grid } from './scan.ts'
import { type GridWord, gridWords, type Spelling } from './words.ts'

/** Maximum share of the remaining budget for the first board size, then for each larger size. */
const FIRST_SHARE = 1 / 2
const LATER_SHARE = 1 / 3
/** Minimum budget worth trying, in compared letters. */
const MIN_BUDGET = 20_000
/** Share for sizes with more letters per cell than `CROWDED_LETTERS_PER_CELL`: only overlapping words fit. */
const CROWDED_SHARE = 1 / 8
const CROWDED_LETTERS_PER_CELL = 4 / 3
/** Reserved for the last try. */
const LAST_BUDGET = 100_000
/** Extra budget if there are too many words for one per row: more than ten, which only records have. */
const EXTRA_BUDGET = 100_000
/** Number of steps back after which letters that occur in no word may fill the board too. */
export const STEPS_BACK_WITHOUT_HELP = 30

export interface WordSearchOptions extends Spelling, DirectionOptions {
  /** Initial size. It grows to the longest word, then by a row and column at a time until words fit. */
  cols: number
  rows: number
  maxWords: number
  /** Unsigned 32-bit integer. The same seed gives the same grid. */
  seed: number
}

export interface FoundWord {
  word: string
  original: string
  image: string | null
  path: Cell[]
}

export interface WordSearch {
  /** `grid[y][x]` is one letter, counted from the top left. */
  grid: Grid
  words: FoundWord[]
}

/**
 * Makes a grid with every word, or with `maxWords` random ones. Words are straight, in eight directions
 * unless the options restrict them, and occur once. Filler letters come from the words and spell no rude
 * word. The grid grows if the words do not fit; ten words always fit.
 * @throws {DeckFault} if a word fits into no grid, there are no words, or more than ten words exceed the
 * largest grid
 */
export function makeWordSearch(
  dictionary: readonly { word: string; image: string | null }[],
  options: WordSearchOptions,
  budget: Budget = { left: BOARD_BUDGET },
): WordSearch {
  const chance = random(options.seed)
  const all = chance.shuffle(gridWords(dictionary, options)).slice(0, options.maxWords)
  if (all.length === 0) throw new DeckFault({ code: 'noWords' })
  const words = boardWords(all, options.forwardsOnly)
  const reserved = Math.min(LAST_BUDGET, budget.left / 2)
  let share = FIRST_SHARE
  for (let size: Size | null = startSize(all, options); size; size = nextSize(size)) {
    const isTight = isCrowded(words, size)
    const rest = Math.max(0, budget.left - reserved)
    const most = Math.min(rest, Math.max(rest * (isTight ? CROWDED_SHARE : share), MIN_BUDGET))
    if (!isTight) share = LATER_SHARE
    const sizeBudget = { left: most }
    const board = boardOfSize(words, size, options, chance, sizeBudget)
    budget.left -= most - sizeBudget.left
    if (board) return board
  }
  const board =
    spreadBoard(words, options, chance, budget) ?? boardOfLargestSize(words, options, chance, budget)
  if (!board) throw new DeckFault({ code: 'gridTooFull' })
  return board
}

/** A board of that size; null if the budget is exhausted first. */
function boardOfSize(
  words: BoardWords,
  size: Size,
  directions: DirectionOptions,
  chance: Random,
  budget: Budget,
  stepsBackWithoutHelp = STEPS_BACK_WITHOUT_HELP,
): WordSearch | null {
  while (budget.left > 0) {
    const placements = placeWords(words, size, directions, chance, budget)
    const grid = placements && fill(placements, size, words.forbidden, stepsBackWithoutHelp, chance, budget)
    if (grid) return boardOf(grid, placements, words)
  }
  return null
}

/** A board with one word per row, and empty rows between them if possible. */
function spreadBoard(
  words: BoardWords,
  { cols, rows, ...directions }: WordSearchOptions,
  chance: Random,
  budget: Budget,
): WordSearch | null {
  const side = Math.max(cols, rows, longestOf(words.all), 2 * words.free.length)
  const size = { cols: Math.min(side, GRID_SIZE.max), rows: Math.min(side, GRID_SIZE.max) }
  const placements = spreadWords(words, size, directions, chance, budget)
  const grid = placements && fill(placements, size, words.forbidden, 0, chance, budget)
  return grid && boardOf(grid, placements, words)
}

/** A board of the largest size, for words that do not fit with one per row. Uses up the budget. */
function boardOfLargestSize(
  words: BoardWords,
  directions: DirectionOptions,
  chance: Random,
  budget: Budget,
): WordSearch | null {
  const last = { left: budget.left + EXTRA_BUDGET }
  budget.left = 0
  return boardOfSize(words, { cols: GRID_SIZE.max, rows: GRID_SIZE.max }, directions, chance, last, 0)
}

export function boardOf(grid: Grid, placements: readonly Placement[], { all }: BoardWords): WordSearch {
  const size = { cols: grid[0]?.length ?? 0, rows: grid.length }
  const cellsOf = new Map(placements.map(({ word, cells }) => [word, cells]))
  return {
    grid,
    words: all.map((word) => ({
      word: word.letters.join(''),
      original: word.original,
      image: word.image,
      path: pathOf(cellsOf.get(word) ?? [], size),
    })),
  }
}

/** The requested size, enlarged to the longest word. */
function startSize(words: readonly GridWord[], { cols, rows }: Size): Size {
  const missing = Math.max(0, longestOf(words) - Math.max(cols, rows))
  return { cols: cols + missing, rows: rows + missing }
}

function longestOf(words: readonly GridWord[]): number {
  return Math.max(...words.map(({ letters }) => letters.length))
}

function isCrowded({ free }: BoardWords, { cols, rows }: Size): boolean {
  const letters = free.reduce((sum, word) => sum + word.letters.length, 0)
  return letters > cols * rows * CROWDED_LETTERS_PER_CELL
}

/** One row and column more; null for the largest size. */
function nextSize({ cols, rows }: Size): Size | null {
  if (cols >= GRID_SIZE.max && rows >= GRID_SIZE.max) return null
  return { cols: Math.min(cols + 1, GRID_SIZE.max), rows: Math.min(rows + 1, GRID_SIZE.max) }
}
