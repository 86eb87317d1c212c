import Papa from 'papaparse'
import * as z from 'zod/mini'
import { download } from '../../../lib/download.ts'

/** Marks a file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF'

export const separator = z.enum([',', ';'])
export type Separator = z.infer<typeof separator>

export interface Table {
  headers: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** The separator that Excel expects in a language: French writes decimals with a comma, and so separates cells by semicolons. */
export function separatorFor(language: string): Separator {
  return /^fr\b/i.test(language) ? ';' : ','
}

/**
 * A file that Excel opens in columns, with its accents: a header line, then the rows. Texts that a spreadsheet would
 * take for a formula are made harmless with an apostrophe.
 */
export function toCSV({ headers, rows }: Table, delimiter: Separator): string {
  const table = { fields: [...headers], data: rows.map((row) => [...row]) }
  return BYTE_ORDER_MARK + Papa.unparse(table, { ...FORMAT, delimiter })
}

/** Saves such a file on the device. @param name without an ending */
export function saveCSV(name: string, table: Table, delimiter: Separator): void {
  download(`${name}.csv`, new Blob([toCSV(table, delimiter)], { type: 'text/csv;charset=utf-8' }))
}

const FORMAT = { escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' }
