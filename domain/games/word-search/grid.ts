import { random } from '../random.ts'
import { fill } from './fill.ts'
import { type Axis, placeWords, type Size, type Ways } from './place.ts'
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
 * @throws {WordFault} naming a word that no grid can hold, or where there is no word at all.
 */
export function makeWordSearch(
  dictionary: readonly { word: string; image: string | null }[],
  options: WordSearchOptions,
): WordSearch {
  const chance = random(options.seed)
  const words = chance.shuffle(gridWords(dictionary, options)).slice(0, options.maxWords)
  if (words.length === 0) throw new WordFault('Il faut au moins un mot.')
  let size = startSize(words, options)
  for (;;) {
    for (let attempt = 0; attempt < TRIES_A_SIZE; attempt++) {
      const placements = placeWords(words, size, options, axisOf(attempt), chance)
      const grid = placements && fill(placements, size, chance)
      if (grid) {
        const pathOf = new Map(placements.map(({ word, path }) => [word, path]))
        return { grid, words: words.map((word) => foundWord(word, pathOf.get(word) ?? [])) }
      }
    }
    const grown = grow(size)
    if (grown === size)
      throw new WordFault("Ces mots n'entrent pas dans une grille : il en faut moins, ou de plus courts.")
    size = grown
  }
}

/** Words in all directions are tried first; a very full board is only to be had with all words parallel. */
function axisOf(attempt: number): Axis {
  if (attempt < TRIES_A_SIZE / 2) return 'any'
  return attempt % 2 === 0 ? 'across' : 'down'
}

function startSize(words: readonly GridWord[], { cols, rows }: Size): Size {
  const longest = Math.max(...words.map((word) => [...word.letters].length))
  let size = { cols, rows }
  while (Math.max(size.cols, size.rows) < longest) size = grow(size)
  return size
}

function grow(size: Size): Size {
  if (size.cols >= GRID_SIZE.most && size.rows >= GRID_SIZE.most) return size
  return { cols: Math.min(size.cols + 1, GRID_SIZE.most), rows: Math.min(size.rows + 1, GRID_SIZE.most) }
}

function foundWord({ original, letters, image }: GridWord, path: Cell[]): FoundWord {
  return { word: letters, original, image, path }
}
