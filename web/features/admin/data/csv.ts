import Papa from 'papaparse'

/** What spreadsheets need to see that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A file that Excel opens in columns, with its accents: a header line, then the rows. Texts that a spreadsheet would
 * take for a formula are made harmless with an apostrophe.
 */
export function toCSV(headers: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse({ fields: [...headers], data: rows.map((row) => [...row]) }, FORMAT)
}

/** Where the comma divides decimals, as in Canadian French, Excel divides the cells of a line at semicolons alone. */
const FORMAT = { delimiter: ';', escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' }
