import Papa from 'papaparse'

/**
 * The cells of a table that was pasted or of the bytes of a file, as spreadsheets save them; empty lines are left out.
 * @param delimiterOf what stands between the cells of a text; else it is guessed among tabs, `;` and `,`
 */
export function readTable(
  source: string | ArrayBuffer,
  delimiterOf: (text: string) => string | undefined = () => undefined,
): string[][] {
  const text = (typeof source === 'string' ? source : decode(source)).replace(/^\uFEFF/, '')
  return Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text) ?? '',
    delimitersToGuess: ['\t', ';', ','],
    skipEmptyLines: 'greedy',
  }).data
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
