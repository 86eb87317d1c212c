import { expect, it } from 'vitest'
import { gridKeyTarget } from './grid-keys.ts'

// Ten cells in rows of four; the last row has two.
it.each<[string, number, number | null]>([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, null],
  ['ArrowRight', 9, null],
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 4, null],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 6, null],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, null],
  ['Home', 6, 4],
  ['End', 4, 7],
  ['End', 8, 9],
  ['Ctrl+Home', 6, 0],
  ['Ctrl+End', 1, 9],
  ['Tab', 1, null],
  ['a', 1, null],
])('on %s moves from cell %i to cell %s', (name, place, target) => {
  const key = name.replace('Ctrl+', '')
  expect(gridKeyTarget({ key, ctrlKey: key !== name }, place, 4, 10)).toBe(target)
})
