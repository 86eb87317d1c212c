import { expect, it } from 'vitest'
import { cardColumns } from './card-columns.ts'

it.each([
  [2, { '--wide': 4, '--upright': 2 }],
  [3, { '--wide': 3, '--upright': 3 }],
  [4, { '--wide': 4, '--upright': 2 }],
  [5, { '--wide': 5, '--upright': 2 }],
  [6, { '--wide': 4, '--upright': 3 }],
])('arranges %i pairs in full rows: %j', (pairs, columns) => {
  expect(cardColumns(2 * pairs)).toEqual(columns)
})
