import { expect } from 'vitest'
import { type Random, random } from '../../random.ts'
import { BOARD_FORM } from '../board-form.ts'
import { makeWordSearch } from '../grid.ts'
import {
  type Budget,
  cellOf,
  gridOf,
  type Letters,
  lettersOf,
  lineFrom,
  pathOf,
  type Size,
} from '../layout.ts'
import { type Cell, DIRECTIONS, liesWithin, occurrences } from '../scan.ts'

/** Ten times the work of `makeWordSearch` for the requested size, in compared letters. */
const SOLVER_BUDGET = 1_200_000

const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'eeeeeeeeaaaaasssssiiiinnnnttttrrrruuullllooodddccmmppéévbfghjqxyzèç',
]

interface Request {
  words: string[]
  cols: number
  rows: number
}

/** One to ten words of 3 to 12 letters for a board of 4 to 25 cells per side; most fit. */
function anyRequest(chance: Random): Request {
  const side = () => 4 + chance.below(22)
  const cols = side()
  const rows = chance.below(3) > 0 ? cols : side()
  const longest = chance.below(5) > 0 ? Math.min(12, Math.max(cols, rows)) : 12
  const letters = [...chance.pick(ALPHABETS)]
  const words = Array.from({ length: 1 + chance.below(10) }, () =>
    Array.from({ length: 3 + chance.below(longest - 2) }, () => chance.pick(letters)).join(''),
  )
  return { words, cols, rows }
}

/**
 * Allows one board in 1,000 to exceed the requested size although a simple search with ten times the work
 * finds one that fits.
 */
export function expectRequestedSizes(seeds: number) {
  const grownWithoutNeed: Request[] = []
  for (let seed = 0; seed < seeds; seed++) {
    const chance = random(seed)
    const { words, cols, rows } = anyRequest(chance)
    const dictionary = words.map((word) => ({ word, image: null }))
    const { grid, words: placed } = makeWordSearch(dictionary, {
      ...BOARD_FORM,
      forwardsOnly: false,
      cols,
      rows,
      seed,
    })
    const spelt = placed.map(({ word }) => [...word])
    expect(new Set(placed.map(({ word }) => word))).toEqual(new Set(words.map((word) => word.toUpperCase())))
    for (const { word, path } of placed) expect(path.map(({ x, y }) => grid[y]?.[x]).join('')).toBe(word)

    const missing = Math.max(0, Math.max(...spelt.map(({ length }) => length)) - Math.max(cols, rows))
    const size = { cols: cols + missing, rows: rows + missing }
    const isGrown = grid.length > size.rows
    if (isGrown && hasRoom(spelt, size, chance)) grownWithoutNeed.push({ words, ...size })
  }
  expect(grownWithoutNeed.slice(Math.floor(seeds / 1000))).toEqual([])
}

/** True if placing the words randomly in eight directions, longest first, gives a board within the budget. */
function hasRoom(words: readonly string[][], size: Size, chance: Random): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const budget = { left: SOLVER_BUDGET }
  while (budget.left > 0) if (isPlaced(longestFirst, size, chance, budget)) return true
  return false
}

function isPlaced(words: readonly string[][], size: Size, chance: Random, budget: Budget): boolean {
  const letters = lettersOf([], size)
  const paths: Cell[][] = []
  for (const word of words) {
    const free = freePlaces(word, letters, size, budget)
    if (free.length === 0) return false
    const { start, stride } = chance.pick(free)
    const cells = lineFrom(start, stride, word.length)
    cells.forEach((cell, step) => {
      letters[cell] = word[step]
    })
    paths.push(pathOf(cells, size))
  }
  const grid = gridOf(letters, size)
  return words.every((word) => occurrences(grid, word).every((path) => liesWithin(path, paths)))
}

function freePlaces(word: readonly string[], letters: Letters, size: Size, budget: Budget) {
  const places: { start: number; stride: number }[] = []
  for (const { x, y } of DIRECTIONS) {
    const stride = cellOf({ x, y }, size)
    const reach = word.length - 1
    for (let row = Math.max(0, -y * reach); row < size.rows - Math.max(0, y * reach); row++) {
      for (let column = Math.max(0, -x * reach); column < size.cols - Math.max(0, x * reach); column++) {
        const start = row * (size.cols + 1) + column
        let step = 0
        while (step < word.length && (letters[start + step * stride] ?? word[step]) === word[step]) step++
        budget.left -= step + 1
        if (step === word.length) places.push({ start, stride })
      }
    }
  }
  return places
}
