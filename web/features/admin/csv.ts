import Papa from 'papaparse'

/** What spreadsheets need to see that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A file that Excel opens with its accents: a header line, then the rows. Texts that a spreadsheet would
 * take for a formula are made harmless with an apostrophe.
 */
export function toCSV(headers: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse({ fields: [...headers], data: rows.map((row) => [...row]) }, FORMAT)
}

const FORMAT = { escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' }
