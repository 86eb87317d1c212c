import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

const PAGE_ROWS = 20

/** Which page of a list, from 1, of the rows in which `q` is found; all rows where it is empty. */
export interface Listing {
  page: number
  q: string
}

/** The rows of a page, for `limit` and `offset`. */
export function rowsOf(page: number): { limit: number; offset: number } {
  return { limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS }
}

/** Whether the text stands in the column, in capitals or small letters. */
export function contains(column: SQLiteColumn, text: string): SQL {
  return sql`instr(lower(${column}), lower(${text})) > 0`
}
