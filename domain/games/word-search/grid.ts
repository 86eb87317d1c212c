import { type Random, random } from '../random.ts'
import { fill } from './fill.ts'
import { type Axis, type Budget, placeWords, type Size, type Ways } from './place.ts'
import type { Cell, Grid } from './scan.ts'
import { type GridWord, gridWords, LONGEST_WORD, type Spelling, WordFault } from './words.ts'

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
/** What is tried for one board at most: a board of the site takes a thousand, the fullest one 20,000. */
export const BOARD_BUDGET = 30_000
/** A size that takes more than this share of it is left for the next one. */
const SIZES_A_BUDGET = 8
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
 * @throws {WordFault} naming a word that no grid can hold, where there is no word at all, or where the budget is spent.
 */
export function makeWordSearch(
  dictionary: readonly { word: string; image: string | null }[],
  options: WordSearchOptions,
  budget: Budget = { left: BOARD_BUDGET },
): WordSearch {
  const chance = random(options.seed)
  const words = chance.shuffle(gridWords(dictionary, options)).slice(0, options.maxWords)
  if (words.length === 0) throw new WordFault('Il faut au moins un mot.')
  for (let size: Size | null = startSize(words, options); size; size = budget.left > 0 ? grown(size) : null) {
    const board = atSize(words, size, options, chance, budget)
    if (board) return board
  }
  throw new WordFault("Ces mots n'entrent pas dans une grille : il en faut moins, ou de plus courts.")
}

/** A board of that size; null where some tries, or the share of the budget that one size may take, made none. */
function atSize(
  words: readonly GridWord[],
  size: Size,
  ways: Ways,
  chance: Random,
  budget: Budget,
): WordSearch | null {
  const least = grown(size) ? Math.max(0, budget.left - BOARD_BUDGET / SIZES_A_BUDGET) : 0
  for (let attempt = 0; attempt < TRIES_A_SIZE && budget.left > least; attempt++) {
    const placements = placeWords(words, size, ways, axisOf(attempt), chance, budget)
    const grid = placements && fill(placements, size, chance, budget)
    if (grid) {
      const pathOf = new Map(placements.map(({ word, path }) => [word, path]))
      return { grid, words: words.map((word) => foundWord(word, pathOf.get(word) ?? [])) }
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
