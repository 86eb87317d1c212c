import * as z from 'zod/mini'
import { cellKey, occurrences } from './scan.ts'

const cell = z.object({ x: z.int(), y: z.int() })

/** A grid and its words from the server. `grid[y][x]` is one letter; a path has one cell per letter. */
export const wordSearchBoard = z.object({
  grid: z.array(z.array(z.string())),
  words: z.array(
    z.object({ word: z.string(), original: z.string(), image: z.nullable(z.string()), path: z.array(cell) }),
  ),
})
export type WordSearchBoard = z.infer<typeof wordSearchBoard>

/** A word to find. */
export interface HiddenWord {
  /** As shown to the player: "l'arc-en-ciel". */
  original: string
  image: string | null
  /** All straight lines that spell it, as cell keys. The placed one is first. */
  paths: string[][]
}

/** The words of a board with all lines that spell them; null if one is not at its place. */
export function hiddenWords({ grid, words }: WordSearchBoard): HiddenWord[] | null {
  const isValid = words.every(
    ({ word, path }) => word !== '' && path.map(({ x, y }) => grid[y]?.[x]).join('') === word,
  )
  if (!isValid || words.length === 0) return null
  return words.map(({ word, original, image, path }) => ({
    original,
    image,
    paths: [path, ...occurrences(grid, [...word])].map((cells) => cells.map(cellKey)),
  }))
}
