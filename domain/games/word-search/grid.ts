import { DeckFault } from '../game.ts'
import { type Random, random } from '../random.ts'
import { type BoardWords, boardWords } from './board-words.ts'
import { fill } from './fill.ts'
import { type Axis, placeWords, type Size, type Ways } from './place.ts'
import type { Budget } from './placement.ts'
import type { Cell, Grid } from './scan.ts'
import { type GridWord, gridWords, LONGEST_WORD, type Spelling } from './words.ts'

export const GRID_SIZE = { start: 10, least: 4, most: LONGEST_WORD } as const
export const MAX_WORDS = 10
export const BACKWARDS_PROBABILITY = 0.3
/** What the site asks of every board: as large as its longest word, and larger only where all words need it. */
export const BOARD_FORM = {
  cols: GRID_SIZE.least,
  rows: GRID_SIZE.least,
  maxWords: MAX_WORDS,
  backwardsProbability: BACKWARDS_PROBABILITY,
  upperCase: true,
  diacritics: true,
} as const
const TRIES_A_SIZE = 60
/** What is tried for a board of a record at most: one of the site takes 500 in the median and 5,000 at most. */
export const BOARD_BUDGET = 12_000
/** And for one of words that anybody sent: ten of six letters take 3,000, as tight as the site asks for them. */
export const SENT_BUDGET = BOARD_BUDGET / 2
/** So much of a budget is kept for the largest board, which has room for nearly all words. */
const SHARE_OF_THE_LARGEST = 1 / 3
/** What each smaller size may take of the rest that is left. */
const SHARE_OF_A_SIZE = 1 / 4
/** Words that cross share letters: more than so many to a cell do not fit in any case. */
const LETTERS_A_CELL = 4 / 3

export interface WordSearchOptions extends Spelling, Ways {
  /** Where the size starts: it grows to the longest word, then a row and a column at a time where the words do not fit. */
  cols: number
  rows: number
  maxWords: number
  /** Unsigned 32-bit integer: the same seed gives the same grid. */
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
 * Makes a grid that holds every word, or `maxWords` of them drawn by chance: straight, in any of eight
 * directions unless the options say otherwise, each once; between them letters of the same words, and no rude word.
 * @throws {DeckFault} naming a word that no grid can hold, where there is no word at all, or where the budget is spent.
 */
export function makeWordSearch(
  dictionary: readonly { word: string; image: string | null }[],
  options: WordSearchOptions,
  budget: Budget = { left: BOARD_BUDGET },
): WordSearch {
  const chance = random(options.seed)
  const words = chance.shuffle(gridWords(dictionary, options)).slice(0, options.maxWords)
  if (words.length === 0) throw new DeckFault({ code: 'noWords' })
  const placed = boardWords(words)
  const kept = budget.left * SHARE_OF_THE_LARGEST
  for (let size: Size | null = startSize(words, options); size; size = grown(size)) {
    const share = grown(size) ? Math.max(0, budget.left - kept) * SHARE_OF_A_SIZE : budget.left
    const part = { left: share }
    const board = atSize(placed, size, options, chance, part)
    budget.left -= share - part.left
    if (board) return board
  }
  throw new DeckFault({ code: 'gridTooFull' })
}

/** A board of that size; null where some tries, or the budget, made none. */
function atSize(
  words: BoardWords,
  size: Size,
  ways: Ways,
  chance: Random,
  budget: Budget,
): WordSearch | null {
  for (let attempt = 0; attempt < TRIES_A_SIZE && budget.left > 0; attempt++) {
    const placements = placeWords(words, size, ways, axisOf(attempt), chance, budget)
    const grid = placements && fill(placements, words, size, chance, budget)
    if (grid) {
      const pathOf = new Map(placements.map(({ word, path }) => [word, path]))
      return { grid, words: words.all.map((word) => foundWord(word, pathOf.get(word) ?? [])) }
    }
  }
  return null
}

/** Words in all directions are tried first; a very full board is only to be had with all words parallel. */
function axisOf(attempt: number): Axis {
  if (attempt < TRIES_A_SIZE / 2) return 'any'
  return attempt % 2 === 0 ? 'across' : 'down'
}

function startSize(words: readonly GridWord[], { cols, rows }: Size): Size {
  const longest = Math.max(...words.map((word) => [...word.letters].length))
  const letters = lettersToHold(words)
  const isHopeless = ({ cols, rows }: Size) =>
    Math.max(cols, rows) < longest || cols * rows * LETTERS_A_CELL < letters
  let size = { cols, rows }
  for (let next = grown(size); next && isHopeless(size); next = grown(size)) size = next
  return size
}

/** How many letters the words have together, without those that stand inside another. */
function lettersToHold(words: readonly GridWord[]): number {
  const apart = words.filter(
    ({ letters }) => !words.some((other) => other.letters !== letters && other.letters.includes(letters)),
  )
  return apart.reduce((sum, { letters }) => sum + [...letters].length, 0)
}

/** A row and a column more; null for the largest board. */
function grown({ cols, rows }: Size): Size | null {
  if (cols >= GRID_SIZE.most && rows >= GRID_SIZE.most) return null
  return { cols: Math.min(cols + 1, GRID_SIZE.most), rows: Math.min(rows + 1, GRID_SIZE.most) }
}

function foundWord({ original, letters, image }: GridWord, path: Cell[]): FoundWord {
  return { word: letters, original, image, path }
}
