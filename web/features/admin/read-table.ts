import Papa from 'papaparse'

/**
 * The cells of a table that was pasted or of the bytes of a file, in UTF-8 or Windows-1252; empty lines are left out.
 * @param delimiterOf what stands between the cells of a text; else it is guessed among tabs, `;` and `,`
 */
export function readTable(
  source: string | ArrayBuffer,
  delimiterOf: (text: string) => string | undefined = () => undefined,
): string[][] {
  const text = (typeof source === 'string' ? source : decode(source)).replace(/^\uFEFF/, '').trim()
  return Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text) ?? '',
    delimitersToGuess: ['\t', ';', ','],
    skipEmptyLines: 'greedy',
  }).data
}

/** Excel of an older Windows saves CSV in Windows-1252; those bytes are hardly ever UTF-8 too. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
