import type { Cell, Grid } from './scan.ts'
import type { GridWord } from './words.ts'

/** The remaining work for a board. Counted instead of timed, so that a seed gives the same board. */
export interface Budget {
  /** In compared letters. */
  left: number
}

export interface Size {
  cols: number
  rows: number
}

/**
 * The letters of an unfinished board. Cells are numbered row by row. An empty cell ends each row, so that
 * lines do not continue in the next row and a step in any direction is a constant offset.
 */
export type Letters = (string | undefined)[]

export interface Placement {
  word: GridWord
  /** The cells of its letters, in order. */
  cells: readonly number[]
}

export function cellOf({ x, y }: Cell, { cols }: Size): number {
  return y * (cols + 1) + x
}

export function lineFrom(start: number, stride: number, length: number): number[] {
  const cells: number[] = []
  for (let step = 0; step < length; step++) cells.push(start + step * stride)
  return cells
}

export function allCells(size: Size): number[] {
  return Array.from({ length: size.rows * size.cols }, (_, index) =>
    cellOf({ x: index % size.cols, y: Math.floor(index / size.cols) }, size),
  )
}

export function pathOf(cells: readonly number[], { cols }: Size): Cell[] {
  return cells.map((cell) => ({ x: cell % (cols + 1), y: Math.floor(cell / (cols + 1)) }))
}

export function lettersOf(placements: readonly Placement[], { cols, rows }: Size): Letters {
  const letters: Letters = new Array<undefined>((cols + 1) * rows).fill(undefined)
  for (const { word, cells } of placements) {
    cells.forEach((cell, step) => {
      letters[cell] = word.letters[step]
    })
  }
  return letters
}

export function gridOf(letters: Letters, { cols, rows }: Size): Grid {
  return Array.from({ length: rows }, (_, y) =>
    letters.slice(y * (cols + 1), y * (cols + 1) + cols).map((letter) => letter ?? ''),
  )
}
