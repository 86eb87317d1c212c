import { decodeText } from './decode-text.ts'

/** A row that is not empty. */
export interface TableRow {
  /** Row number from 1, as in a spreadsheet: a quoted cell with line breaks does not add lines. */
  line: number
  /** The line as it was pasted. */
  raw: string
  cells: string[]
}

/** A line that was skipped, with the reason. */
export interface UnreadLine {
  line: number
  /** The line as it was pasted. */
  raw: string
  /** A French sentence. */
  reason: string
}

interface Table {
  rows: TableRow[]
  unread: UnreadLine[]
  delimiter: string
}

/** Chooses the delimiter from the lines that are not empty. */
type ChooseDelimiter = (lines: readonly string[]) => string

/** A control character that occurs in no text, so that every line is one cell. */
export const NO_DELIMITER = '\u001F'

/**
 * Reads pasted text or the bytes of a file as a table. Settings of Excel (`sep=;`) and Anki (`#html:true`)
 * are returned as unread lines.
 * @param others delimiters to try for lines without the chosen one, e.g. when two lists were pasted
 */
export function readTable(
  source: string | ArrayBuffer,
  chooseDelimiter: ChooseDelimiter,
  others: readonly string[] = [],
): Table {
  const text = normalizedText(typeof source === 'string' ? source : decodeText(source))
  const lines = text.split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const settings = filled.slice(0, countSettings(filled))
  const delimiter =
    settings.map(declaredDelimiter).find(Boolean) ?? chooseDelimiter(filled.slice(settings.length))
  const allRows = splitRows(text, delimiter).map((row) => splitByOthers(row, others))
  const filledRows = allRows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const isSetting = ({ cells }: TableRow, index: number) => index < settings.length || isMarkdownRule(cells)
  const rows = filledRows.filter((row, index) => !isSetting(row, index))
  const unread = filledRows
    .filter(isSetting)
    .map(({ line, raw }) => ({ line, raw, reason: "C'est un réglage du fichier." }))
  return { rows, unread, delimiter }
}

function splitByOthers(row: TableRow, others: readonly string[]): TableRow {
  const sign = row.cells.length === 1 ? others.find((other) => row.raw.includes(other)) : undefined
  const [again] = sign === undefined ? [] : splitRows(row.raw, sign)
  return again ? { ...row, cells: again.cells } : row
}

/** The first of `signs` that occurs in at least half of the lines, else the last one. */
export function commonDelimiter(lines: readonly string[], signs: readonly string[]): string {
  const has = (sign: string) => lines.filter((line) => line.includes(sign)).length * 2 >= lines.length
  return (lines.length > 0 ? signs.find(has) : undefined) ?? signs.at(-1) ?? NO_DELIMITER
}

/** Normalizes line ends and commas, removes byte order marks and decodes entities. */
function normalizedText(text: string): string {
  return decodeEntities(text)
    .replaceAll('\uFEFF', '')
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[，،]/g, ',')
}

const SETTING_LINE = /^\s*(?:"?sep=(.)"?|#[a-z ]+:\s*(\S+).*?)\s*$/i

function countSettings(lines: readonly string[]): number {
  const first = lines.findIndex((line) => !SETTING_LINE.test(line))
  return first === -1 ? lines.length : first
}

function declaredDelimiter(setting: string): string | undefined {
  const [, sign, value = ''] = SETTING_LINE.exec(setting) ?? []
  return sign ?? (/^\s*#separator:/i.test(setting) ? ANKI_SEPARATORS[value.toLowerCase()] : undefined)
}

const ANKI_SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  colon: ':',
}

/** True for the line below the header of a Markdown table. */
function isMarkdownRule(cells: readonly string[]): boolean {
  return cells.some((cell) => /-{3,}/.test(cell)) && cells.every((cell) => /^[\s:|+-]*$/.test(cell))
}

/** A quotation mark opens a cell only if another one closes it at the cell's end. Otherwise it belongs to the text. */
function splitRows(text: string, delimiter: string): TableRow[] {
  const sign = delimiter.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const quoted = new RegExp(`[ \\u00A0]*"((?:[^"]|"")*)"[ \\u00A0]*(?=${sign}|\\n|$)`, 'y')
  const plain = new RegExp(`(?:(?!${sign})[^\\n])*`, 'y')
  const typical = count(text.split('\n').find((line) => line.includes(delimiter)) ?? '', delimiter)
  const matchAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  const rows: TableRow[] = []
  let at = 0
  while (at <= text.length) {
    const start = at
    const cells: string[] = []
    for (;;) {
      const [whole = '', inner] = matchAt(quoted, at) ?? []
      if (inner !== undefined && isOneCell(inner, delimiter, typical)) {
        cells.push(inner.replaceAll('""', '"'))
        at += whole.length
      } else {
        const [cell = ''] = matchAt(plain, at) ?? []
        cells.push(cell)
        at += cell.length
      }
      if (!text.startsWith(delimiter, at)) break
      at += delimiter.length
    }
    rows.push({ line: rows.length + 1, raw: text.slice(start, at), cells })
    at += 1
  }
  return rows
}

/**
 * False if the two quotation marks belong to different cells: a line between them then has the usual number
 * of cells.
 */
function isOneCell(inner: string, delimiter: string, typical: number): boolean {
  const [, ...further] = inner.split('\n')
  if (further.length === 0) return true
  return typical > 0 && further.every((line) => count(line, delimiter) < typical)
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}

/** Appends a list to the pasted text. Choosing the same file again replaces its earlier text. */
export function appendList(before: string, added: string, former?: string): string {
  return before.trim() === '' || before === former ? added : `${before.trimEnd()}\n${added}`
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  nbsp: '\u00A0',
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  AElig: 'Æ',
}

/** Combining marks by the suffix of an entity's name, as in `&eacute;`. */
const COMBINING_MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
  tilde: '\u0303',
}

/**
 * Decodes HTML entities, which Anki and school systems export: "l&#x27;&eacute;t&eacute;" -> "l'été". Unknown
 * entities stay.
 */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(acute|grave|circ|uml|cedil|tilde)|([a-z]+));/gi,
    (entity, decimal, hex, letter, mark, name) => {
      if (decimal || hex) return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? entity
      if (letter) return `${letter}${COMBINING_MARKS[mark.toLowerCase()]}`.normalize('NFC')
      return NAMED_ENTITIES[name] ?? entity
    },
  )
}

function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
