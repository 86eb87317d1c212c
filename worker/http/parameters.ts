import * as z from 'zod/mini'
import { MAX_ROWS } from '../../domain/api/list.ts'

/** An id in a path or query: a positive integer without leading zeros. */
export const pathID = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'doit être un nombre entier positif')),
  z.transform(Number),
)

export const classCode = z.string().check(z.minLength(1), z.maxLength(20))

/** `{month}|{year}`. 12|9999 is excluded because its end has a five-digit year. */
export const monthAndYear = z.pipe(
  z
    .string()
    .check(
      z.regex(/^(?!12\|9999$)([1-9]|1[0-2])\|[1-9]\d{3}$/, 'doit être un mois et une année, comme 11|2026'),
    ),
  z.transform((text) => {
    const [month = 0, year = 0] = text.split('|').map(Number)
    return { month, year }
  }),
)

const ROWS_A_PAGE = 20

/** `page` counts from 1, `rows` is the page size, `q` the search text. */
export const listQuery = z.object({
  page: z._default(pathID, 1),
  rows: z._default(
    z.pipe(pathID, z.int().check(z.lte(MAX_ROWS, `doit être au plus ${MAX_ROWS}`))),
    ROWS_A_PAGE,
  ),
  q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
})

export interface Slice {
  limit: number
  offset: number
}

/** Limit and offset of a page. The offset is capped, since SQLite accepts no larger numbers. */
export function toSlice({ page, rows = ROWS_A_PAGE }: { page: number; rows?: number }): Slice {
  return { limit: rows, offset: Math.min((page - 1) * rows, Number.MAX_SAFE_INTEGER) }
}
