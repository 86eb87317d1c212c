import * as z from 'zod/mini'
import { cellKey, occurrences } from './scan.ts'

const cell = z.object({ x: z.int(), y: z.int() })

/** A grid and the words in it, as the server answers them: `grid[y][x]` is one letter, a path one cell a letter. */
export const wordSearchBoard = z.object({
  grid: z.array(z.array(z.string())),
  words: z.array(
    z.object({ word: z.string(), original: z.string(), image: z.nullable(z.string()), path: z.array(cell) }),
  ),
})
export type WordSearchBoard = z.infer<typeof wordSearchBoard>

/** A word to find. */
export interface HiddenWord {
  /** As it is shown: "l'arc-en-ciel". */
  original: string
  image: string | null
  /** Every way to find it: the cells, by key, of each straight line that spells it, the placed one first. */
  paths: string[][]
}

/** The words of a board with all places where they can be found; null where one of them is not in its place. */
export function hiddenWords({ grid, words }: WordSearchBoard): HiddenWord[] | null {
  const isSound = words.every(
    ({ word, path }) => word !== '' && path.map(({ x, y }) => grid[y]?.[x]).join('') === word,
  )
  if (!isSound || words.length === 0) return null
  return words.map(({ word, original, image, path }) => ({
    original,
    image,
    paths: [path, ...occurrences(grid, [...word])].map((cells) => cells.map(cellKey)),
  }))
}
