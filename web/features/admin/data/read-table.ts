import Papa from 'papaparse'

/** A line of a table that is not empty. */
export interface TableLine {
  /** As the spreadsheet counts it, from 1; a cell that is broken into lines is in one. */
  line: number
  cells: string[]
}

/**
 * The lines of a table that was pasted or of the bytes of a file, as spreadsheets save them; empty ones are left out.
 * @param delimiterOf what stands between the cells of a text; else it is guessed among tabs, `;` and `,`
 */
export function readTable(
  source: string | ArrayBuffer,
  delimiterOf: (text: string) => string | undefined = () => undefined,
): TableLine[] {
  const text = (typeof source === 'string' ? source : decode(source)).replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(text) ?? guessDelimiter(text)
  return Papa.parse<string[]>(text, { delimiter })
    .data.map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

function guessDelimiter(text: string): string {
  const delimitersToGuess = ['\t', ';', ',']
  return Papa.parse(text, { delimitersToGuess, skipEmptyLines: 'greedy', preview: 10 }).meta.delimiter
}

/**
 * Excel saves "Unicode text" in UTF-16 with its mark, and under an older Windows CSV in Windows-1252: those bytes are hardly
 * ever UTF-8 too.
 */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
