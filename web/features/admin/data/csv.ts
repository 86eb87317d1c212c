import Papa from 'papaparse'
import { download } from '../../../lib/download.ts'

/** What spreadsheets need to see that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A file that Excel opens in columns, with its accents: a header line, then the rows. Texts that a spreadsheet would
 * take for a formula are made harmless with an apostrophe.
 */
export function toCSV(headers: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse({ fields: [...headers], data: rows.map((row) => [...row]) }, FORMAT)
}

/** Saves such a file on the device. @param name without an ending */
export function saveCSV(name: string, ...table: Parameters<typeof toCSV>): void {
  download(`${name}.csv`, new Blob([toCSV(...table)], { type: 'text/csv;charset=utf-8' }))
}

/** Where the comma divides decimals, as in Canadian French, Excel divides the cells of a line at semicolons alone. */
const FORMAT = { delimiter: ';', escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' }
