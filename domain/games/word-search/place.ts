import type { Random } from '../random.ts'
import type { BoardWords, NestedWord } from './board-words.ts'
import { findForbidden } from './forbidden.ts'
import {
  type Budget,
  cellOf,
  type Letters,
  lettersOf,
  lineFrom,
  type Placement,
  type Size,
} from './layout.ts'
import { type Cell, DIRECTIONS } from './scan.ts'
import type { GridWord } from './words.ts'

/** The directions of words. */
export interface DirectionOptions {
  /** From 0 to 1: how often a word is written backwards. */
  backwardsProbability: number
  /** Words are only written rightwards or downwards. */
  forwardsOnly: boolean
}

/** Rightwards, downwards and the two diagonals. The other directions are the reverse of these. */
const FORWARDS = DIRECTIONS.slice(0, 4)
const BACKWARDS = DIRECTIONS.slice(4)
/** Rightwards and downwards, for young readers. */
const EASY_DIRECTIONS = DIRECTIONS.slice(0, 2)

/** After this many steps, a new search is more likely to succeed than the current one. */
const MAX_STEPS = 50
/** Cost of a step in addition to comparing letters, in compared letters. */
const STEP_COST = 100
/** Number of random places to try first. On a roomy board one of them is usually free, so not all are compared. */
const DRAWS = 5
/** Displacing a word costs more than any overlap saves. */
const DISPLACEMENT_COST = 100
/** A word changes from its drawn direction only if that saves more than one overlap. */
const TURN_COST = 1

/** A word to place. */
interface Piece extends Placement {
  /** Its bit in `Layout.owners`. A board has at most 25 words. */
  bit: number
  /** Rises each time the word is displaced, so that the search does not cycle. */
  displacementCost: number
  /** Empty while the word has no place. */
  cells: readonly number[]
}

interface Layout {
  size: Size
  pieces: readonly Piece[]
  letters: Letters
  /** Bit mask of the pieces that cover each cell. */
  owners: Int32Array
}

/**
 * Places all words, longest first. A word without a free place takes the one that displaces the fewest
 * others, which then search again; so do words that together spell a forbidden one. Returns null if this
 * fails within `MAX_STEPS` or the budget.
 */
export function placeWords(
  { free, nested, forbidden }: BoardWords,
  size: Size,
  directionOptions: DirectionOptions,
  chance: Random,
  budget: Budget,
): Placement[] | null {
  const layout = emptyLayout(free, size, budget)
  let unplaced = chance.shuffle(layout.pieces)
  for (let step = 0; step < MAX_STEPS && budget.left > 0; step++) {
    budget.left -= STEP_COST
    const [piece, ...others] = unplaced.sort(longestFirst)
    if (piece) {
      const cells = findCells(piece.word, layout, directionOptions, chance, budget)
      if (!cells) return null
      unplaced = [...others, ...putPiece(piece, cells, layout)]
    } else {
      const fault = findForbidden(layout.letters, size, layout.pieces, forbidden, budget)
      if (!fault) return withNested(layout.pieces, nested)
      unplaced = layout.pieces.filter(({ cells }) => cells.some((cell) => fault.includes(cell)))
      for (const faulty of unplaced) removePiece(faulty, layout)
    }
  }
  return null
}

/** Places one word per row, spread out. Null if that spells a forbidden word or there are too many. */
export function spreadWords(
  { free, nested, forbidden }: BoardWords,
  size: Size,
  { forwardsOnly, backwardsProbability }: DirectionOptions,
  chance: Random,
  budget: Budget,
): Placement[] | null {
  if (free.length > size.rows) return null
  const placements = free.map((word, index) => {
    const x = chance.below(size.cols - word.letters.length + 1)
    const start = cellOf({ x, y: Math.floor((index * size.rows) / free.length) }, size)
    const cells = word.letters.map((_, step) => start + step)
    const isBackwards = !forwardsOnly && chance.next() < backwardsProbability
    return { word, cells: isBackwards ? cells.reverse() : cells }
  })
  const fault = findForbidden(lettersOf(placements, size), size, placements, forbidden, budget)
  return fault ? null : withNested(placements, nested)
}

function emptyLayout(words: readonly GridWord[], size: Size, budget: Budget): Layout {
  const letters = lettersOf([], size)
  budget.left -= letters.length
  return {
    size,
    pieces: words.map((word, index) => ({
      word,
      bit: 1 << index,
      displacementCost: DISPLACEMENT_COST,
      cells: [],
    })),
    letters,
    owners: new Int32Array(letters.length),
  }
}

function longestFirst(one: Piece, other: Piece): number {
  return other.word.letters.length - one.word.letters.length
}

function findCells(
  word: GridWord,
  layout: Layout,
  { forwardsOnly, backwardsProbability }: DirectionOptions,
  chance: Random,
  budget: Budget,
): number[] | null {
  const isBackwards = !forwardsOnly && chance.next() < backwardsProbability
  const [drawn, others] = isBackwards
    ? [BACKWARDS, FORWARDS]
    : [forwardsOnly ? EASY_DIRECTIONS : FORWARDS, BACKWARDS]
  const canTurn = !forwardsOnly && backwardsProbability > 0 && backwardsProbability < 1
  return (
    drawFreeCells(word, layout, drawn, chance, budget) ??
    cheapestCells(word, layout, drawn, canTurn ? others : [], chance, budget)
  )
}

/** Free cells in one of the directions; null if a few random draws find none. */
function drawFreeCells(
  { letters }: GridWord,
  { size, letters: placed }: Layout,
  directions: readonly Cell[],
  chance: Random,
  budget: Budget,
): number[] | null {
  for (let draw = 0; draw < DRAWS; draw++) {
    budget.left -= letters.length
    const direction = chance.pick(directions)
    const xs = range(letters.length, direction.x, size.cols)
    const ys = range(letters.length, direction.y, size.rows)
    if (xs.end <= xs.first || ys.end <= ys.first) continue
    const start = {
      x: xs.first + chance.below(xs.end - xs.first),
      y: ys.first + chance.below(ys.end - ys.first),
    }
    const [first, stride] = [cellOf(start, size), cellOf(direction, size)]
    const fits = letters.every((letter, step) => (placed[first + step * stride] ?? letter) === letter)
    if (fits) return lineFrom(first, stride, letters.length)
  }
  return null
}

/** The cells that displace the fewest words, and among these overlap the most letters. */
function cheapestCells(
  { letters }: GridWord,
  layout: Layout,
  drawn: readonly Cell[],
  others: readonly Cell[],
  chance: Random,
  budget: Budget,
): number[] | null {
  const { size } = layout
  let best = { start: -1, stride: 0 }
  let lowest = Number.POSITIVE_INFINITY
  let ties = 0
  for (const direction of [...drawn, ...others]) {
    const stride = cellOf(direction, size)
    const turnCost = drawn.includes(direction) ? 0 : TURN_COST
    const xs = range(letters.length, direction.x, size.cols)
    const ys = range(letters.length, direction.y, size.rows)
    for (let y = ys.first; y < ys.end; y++) {
      const row = cellOf({ x: 0, y }, size)
      for (let start = row + xs.first; start < row + xs.end; start++) {
        const cost = turnCost + costOf(letters, start, stride, layout, lowest, budget)
        if (cost < lowest) ties = 0
        if (cost <= lowest && chance.below(++ties) === 0) {
          lowest = cost
          best = { start, stride }
        }
      }
    }
  }
  return best.start < 0 ? null : lineFrom(best.start, best.stride, letters.length)
}

/** Cost of a place: displaced words minus overlapped letters. Counting stops above `most`. */
function costOf(
  letters: readonly string[],
  start: number,
  stride: number,
  { letters: placed, owners, pieces }: Layout,
  most: number,
  budget: Budget,
): number {
  let cost = 0
  let displaced = 0
  let step = 0
  // Each further letter saves at most one.
  const limit = most + letters.length
  for (; step < letters.length && cost <= limit; step++) {
    const there = placed[start + step * stride]
    if (there === undefined) continue
    if (there === letters[step]) cost--
    else {
      let others = (owners[start + step * stride] ?? 0) & ~displaced
      displaced |= others
      for (; others !== 0; others &= others - 1) cost += pieces[lowestBit(others)]?.displacementCost ?? 0
    }
  }
  budget.left -= step + 1
  return cost
}

/** Index of the lowest set bit. */
function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}

/** Start positions along one side from which a word stays on the board. */
function range(length: number, step: number, cells: number) {
  return {
    first: step < 0 ? length - 1 : 0,
    end: step > 0 ? cells - length + 1 : cells,
  }
}

/** Puts the word on its cells and returns the displaced words. */
function putPiece(piece: Piece, cells: readonly number[], layout: Layout): Piece[] {
  const { letters, owners } = layout
  const mismatches = cells.map((cell, step) =>
    letters[cell] === piece.word.letters[step] ? 0 : (owners[cell] ?? 0),
  )
  const mask = mismatches.reduce((bits, owner) => bits | owner, 0)
  const displaced = layout.pieces.filter(({ bit }) => (mask & bit) !== 0)
  for (const other of displaced) removePiece(other, layout)
  piece.cells = cells
  cells.forEach((cell, step) => {
    letters[cell] = piece.word.letters[step]
    owners[cell] = (owners[cell] ?? 0) | piece.bit
  })
  return displaced
}

function removePiece(piece: Piece, { letters, owners }: Layout) {
  for (const cell of piece.cells) {
    const others = (owners[cell] ?? 0) & ~piece.bit
    owners[cell] = others
    if (others === 0) letters[cell] = undefined
  }
  piece.cells = []
  piece.displacementCost += DISPLACEMENT_COST
}

function withNested(pieces: readonly Placement[], nested: readonly NestedWord[]): Placement[] {
  const placements = pieces.map(({ word, cells }) => ({ word, cells }))
  const inHosts = nested.map(({ word, host, steps }) => {
    const cells = placements.find((each) => each.word === host)?.cells ?? []
    return { word, cells: steps.map((step) => cells[step] ?? -1) }
  })
  return [...placements, ...inHosts]
}
