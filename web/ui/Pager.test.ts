import { expect, it } from 'vitest'
import { paginate } from './Pager.tsx'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it('uses the given number of rows per page', () => {
  expect(paginate(rows(45), 2, 40)).toMatchObject({ rows: { length: 5 }, pages: 2 })
})

it.each([
  [0, 1, { first: undefined, length: 0, page: 1, pages: 1 }],
  [20, 1, { first: 1, length: 20, page: 1, pages: 1 }],
  [21, 2, { first: 21, length: 1, page: 2, pages: 2 }],
  [45, 2, { first: 21, length: 20, page: 2, pages: 3 }],
  [5, 3, { first: 1, length: 5, page: 1, pages: 1 }],
])(
  'splits %i rows into pages of twenty and returns page %i',
  (count, requestedPage, { first, length, page, pages }) => {
    const found = paginate(rows(count), requestedPage)
    expect(found.rows[0]).toBe(first)
    expect(found).toMatchObject({ page, pages, rows: { length } })
  },
)
