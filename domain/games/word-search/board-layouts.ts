import { random } from '../random.ts'
import { BOARD_BUDGET, BOARD_FORM } from './board-form.ts'
import { boardWords } from './board-words.ts'
import { fill } from './fill.ts'
import { boardOf, STEPS_BACK_WITHOUT_HELP, type WordSearch } from './grid.ts'
import { cellOf, lineFrom } from './layout.ts'
import { DIRECTIONS } from './scan.ts'
import { gridWords } from './words.ts'

/**
 * Precomputed layouts of boards. A layout is a text: the side of the board, then column, row and direction
 * of each word of the list, or `---` for a word that is not on the board. All numbers are in base 36.
 */

interface WordList {
  items: readonly { word: string; image: string | null }[]
  forwardsOnly: boolean
}

const BASE = 36
const ABSENT = '---'

/** The key of a word list's layouts: its words as on the board. */
export function layoutKey({ items, forwardsOnly }: WordList): string {
  const words = gridWords(items, BOARD_FORM).map(({ letters }) => letters.join(''))
  return [forwardsOnly ? 'forwards:' : 'any:', ...words].join(' ')
}

/** @throws {Error} if the board is not square */
export function encodeLayout({ items }: WordList, { grid, words }: WordSearch): string {
  if (grid.length !== grid[0]?.length) throw new Error('Only square boards have layouts.')
  const places = gridWords(items, BOARD_FORM).map(({ letters }) => {
    const [start, second] = words.find(({ word }) => word === letters.join(''))?.path ?? []
    if (!start || !second) return ABSENT
    const direction = DIRECTIONS.findIndex(({ x, y }) => x === second.x - start.x && y === second.y - start.y)
    return [start.x, start.y, direction].map((number) => number.toString(BASE)).join('')
  })
  return grid.length.toString(BASE) + places.join('')
}

/** A board with that layout and random letters between; null in the rare case that no letters fit. */
export function boardWithLayout(
  { items, forwardsOnly }: WordList,
  layout: string,
  seed: number,
): WordSearch | null {
  const [side = 0, ...numbers] = [...layout].map((digit) => Number.parseInt(digit, BASE))
  const size = { cols: side, rows: side }
  const placements = gridWords(items, BOARD_FORM).flatMap((word, index) => {
    const [x = Number.NaN, y = Number.NaN, directionIndex = Number.NaN] = numbers.slice(3 * index)
    const direction = DIRECTIONS[directionIndex]
    if (!direction) return []
    return { word, cells: lineFrom(cellOf({ x, y }, size), cellOf(direction, size), word.letters.length) }
  })
  const chance = random(seed)
  const words = boardWords(chance.shuffle(placements.map(({ word }) => word)), forwardsOnly)
  const budget = { left: BOARD_BUDGET }
  const grid = fill(placements, size, words.forbidden, STEPS_BACK_WITHOUT_HELP, chance, budget)
  return grid && boardOf(grid, placements, words)
}
