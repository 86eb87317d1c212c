import Papa from 'papaparse'
import * as z from 'zod/mini'
import { download } from '../../../lib/download.ts'

/** Tells spreadsheets that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export const separator = z.enum([',', ';'])
export type Separator = z.infer<typeof separator>

export interface Table {
  headers: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** The separator Excel expects in a language. French has a decimal comma, so its cells are separated by semicolons. */
export function separatorFor(language: string): Separator {
  return /^fr\b/i.test(language) ? ';' : ','
}

/**
 * Formats a table as CSV for Excel: a byte order mark, a header line, then the rows. A text that a
 * spreadsheet would run as a formula is escaped with an apostrophe.
 */
export function toCSV({ headers, rows }: Table, delimiter: Separator): string {
  const table = { fields: [...headers], data: rows.map((row) => [...row]) }
  return BYTE_ORDER_MARK + Papa.unparse(table, { ...FORMAT, delimiter })
}

/** Downloads a table as a CSV file. @param name file name without extension */
export function saveCSV(name: string, table: Table, delimiter: Separator): void {
  download(`${name}.csv`, new Blob([toCSV(table, delimiter)], { type: 'text/csv;charset=utf-8' }))
}

const FORMAT = { escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' }
