import Papa from 'papaparse'

/**
 * The cells of a table that was pasted or of the bytes of a file, in UTF-8 or Windows-1252, with whichever of the
 * signs stands between them; empty lines are left out.
 */
export function readTable(source: string | ArrayBuffer, delimitersToGuess = ['\t', ';', ',']): string[][] {
  const text = (typeof source === 'string' ? source : decode(source)).replace(/^\uFEFF/, '')
  return Papa.parse<string[]>(text.trim(), { delimitersToGuess, skipEmptyLines: 'greedy' }).data
}

/** Excel of an older Windows saves CSV in Windows-1252; those bytes are hardly ever UTF-8 too. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
