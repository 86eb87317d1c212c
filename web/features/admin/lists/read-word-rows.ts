import { withoutArticle } from '../../../../domain/french.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'
import { NO_DELIMITER, readTable, type TableRow, type UnreadLine } from './read-table.ts'

/** The rows of a word list. The cells are the word and, if the list has it, its translation. */
interface WordRows {
  rows: TableRow[]
  /** Column titles. Empty if the list has none. */
  titles: readonly string[]
  unread: UnreadLine[]
  delimiter: string
}

/**
 * Reads the rows of a word list, whatever its layout.
 * @param translate the word bank's English for a French word. Used to distinguish "word, translation" from a
 * phrase with a comma.
 */
export function readWordRows(
  source: string | ArrayBuffer,
  translate: (french: string) => string | undefined,
): WordRows {
  const table = readTable(source, (lines) => chooseDelimiter(lines, translate))
  const isHTML = table.unread.some(({ raw }) => /^\s*#html:\s*true/i.test(raw))
  const cleanedRows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => cleanCell(cell, isHTML)),
  }))
  const titlesAt = cleanedRows.length > 1 ? cleanedRows.findIndex(({ cells }) => isHeaderRow(cells)) : -1
  const titles = cleanedRows[titlesAt]?.cells ?? []
  const isTitled = titlesAt !== -1
  const list = { delimiter: table.delimiter, isNumbered: isNumbered(cleanedRows) }
  const contentRows = isTitled
    ? cleanedRows
    : cleanedRows.map((row) => ({ ...row, cells: withoutMarkers(row.cells, list) }))
  const isTitleAgain = ({ cells }: TableRow) => isTitled && cells.join('\n') === titles.join('\n')
  const isHeading = ({ raw, cells }: TableRow, index: number) =>
    (contentRows.length > 1 && /[^:]:\s*$/.test(raw)) ||
    (index < titlesAt && cells.filter((cell) => cell !== '').length === 1)
  const unread = [
    ...table.unread,
    ...contentRows.filter(isTitleAgain).map(toUnreadLine('Ce sont les titres des colonnes.')),
    ...contentRows.filter(isHeading).map(toUnreadLine("C'est un titre.")),
  ]
  const content = contentRows.filter((row, index) => !isTitleAgain(row) && !isHeading(row, index))
  const rows = isTitled ? content : (wordsOnOneLine(content) ?? content)
  return {
    rows: joinContinued(splitPairs(rows, table.delimiter), table.delimiter, translate),
    titles,
    unread,
    delimiter: table.delimiter,
  }
}

function toUnreadLine(reason: string) {
  return ({ line, raw }: TableRow): UnreadLine => ({ line, raw, reason })
}

function cleanCell(cell: string, isHTML: boolean): string {
  return (isHTML ? cell.replace(/<[^<>]*>/g, ' ') : cell)
    .replace(/\[sound:[^\]]*\]/g, ' ')
    .normalize('NFC')
    .replace(/[\u00AD\u200B\u2060\p{Bidi_C}]/gu, '')
    .replace(/(?<=\p{L})[\u2010\u2011](?=\p{L})/gu, '-')
    .replace(/(?<=\p{L})[‘’ʼ´`′](?=\p{L})/gu, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEADING_MARKERS, '')
}

/** True if all rows with several cells begin with a number: they are numbered, or list number words ("10, dix"). */
function isNumbered(rows: readonly TableRow[]): boolean {
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell !== ''))
  const several = filled.filter(({ length }) => length > 1)
  return several.length > 1 && several.every(([first = '']) => NUMBER.test(first))
}

/** Removes bullets, numbers and empty cells before the word, and empty cells after its translation. */
function withoutMarkers(
  cells: readonly string[],
  { delimiter, isNumbered }: { delimiter: string; isNumbered: boolean },
): string[] {
  const { length } = cells.filter((cell) => cell !== '')
  const isMarker = (cell: string) =>
    MARKER_CELL.test(cell) || (length > (isNumbered ? 1 : 2) && NUMBER.test(cell))
  const isBefore = (cell: string) => (cell === '' ? delimiter === '\t' : isMarker(cell))
  const start = cells.findIndex((cell) => !isBefore(cell))
  const [first = '', ...others] = cells.slice(Math.max(start, 0))
  return [first, ...others.filter((cell) => cell !== '')]
}

const NUMBER = /^\d{1,3}$/
const BULLET = '[•◦▪▫■□☐☑☒✓✔●○‣⁃∙·➢❖\\p{Co}]'
const MARKER_CELL = new RegExp(`^(?:${BULLET}|[-–*+]|\\d{1,3} ?[.)°/]|[a-z]\\))$`, 'u')
const LEADING_MARKERS = new RegExp(
  `^(?:${BULLET} ?|[-–*+] |(?:\\d{1,3} ?[.)°/]|\\d{1,3} [-–]|[a-z]\\)) )+`,
  'u',
)

function chooseDelimiter(
  lines: readonly string[],
  translate: (french: string) => string | undefined,
): string {
  const countWith = (sign: string) => lines.filter((line) => line.includes(sign)).length
  const signs = ['\t', '=', ';', '|']
  const common = signs.find((sign) => countWith(sign) * 2 >= lines.length)
  if (common) return common
  if (pairPattern(lines)) return NO_DELIMITER
  if (isDividedByCommas(lines, translate)) return ','
  return signs.find((sign) => countWith(sign) > 0) ?? NO_DELIMITER
}

/**
 * A comma separates cells if the list has titles, no space follows, or the bank knows the second part as the
 * translation.
 */
function isDividedByCommas(
  lines: readonly string[],
  translate: (french: string) => string | undefined,
): boolean {
  if (lines.every((line) => /^\s*"[^"]+"\s*,\s*"/.test(line))) return true
  const rows = lines.map((line) => line.split(','))
  const [first = []] = rows
  if (rows.length < 2) return false
  if (isHeaderRow(first)) return true
  if (rows.some(({ length }) => length !== first.length || length === 1)) return false
  if (lines.every((line) => !/,\s/.test(line))) return true
  const translated = rows.filter(
    ([french = '', english = '']) =>
      normalizeForSearch(translate(french) ?? '') === normalizeForSearch(english),
  )
  return translated.length * 2 >= rows.length
}

/** Splits a list on a single line: "la vache, le cheval". Null for a sentence, or for both forms of an adjective. */
function wordsOnOneLine(rows: readonly TableRow[]): TableRow[] | null {
  const [only] = rows
  if (!only || rows.length > 1) return null
  const cells = only.cells.filter((cell) => cell !== '')
  const parts = cells.length > 1 ? cells : (cells[0] ?? '').split(/[,;]/).map((part) => part.trim())
  const pairs = only.raw.split(/[,;]/)
  if (pairs.length > 1 && pairs.every((pair) => pair.includes('='))) {
    return pairs.map((raw) => ({
      line: only.line,
      raw,
      cells: raw.split('=').map((cell) => cleanCell(cell, false)),
    }))
  }
  const isList = cells.length > 1 ? isListOfCells(only.raw, cells) : isListOfParts(parts)
  if (!isList) return null
  const words = parts.filter((part) => part !== '')
  return words.map((raw) => ({ line: only.line, raw, cells: [cleanCell(raw, false)] }))
}

function isListOfCells(raw: string, cells: readonly string[]): boolean {
  return cells.every(hasArticle) || (cells.length > 2 && !raw.includes('=') && !raw.includes('\t'))
}

function isListOfParts(parts: readonly string[]): boolean {
  if (parts.length < 2 || /[.!?…]["”»]?$/.test(parts.at(-1) ?? '')) return false
  return parts.length > 2 || parts.every(hasArticle)
}

function hasArticle(text: string): boolean {
  return withoutArticle(text) !== text
}

/** Patterns that separate a word from its translation on a line without columns. */
const EQUALS_PATTERN = /^(.+?) = (.+)$/
const PAIR_PATTERNS = [
  /^(.+?) (?:[-–—→]|->|=>) (.+)$/,
  /^([^:]+?) ?:(?!\/) ?(.+)$/,
  /^(.+?) \(([^()]{3,})\)$/,
]

/** The first pattern that matches at least half of the lines. */
function pairPattern(texts: readonly string[]): RegExp | undefined {
  return PAIR_PATTERNS.find((pair) => texts.filter((text) => pair.test(text)).length * 2 >= texts.length)
}

function splitPairs(rows: readonly TableRow[], delimiter: string): TableRow[] {
  const pattern =
    delimiter === NO_DELIMITER ? pairPattern(rows.map(({ cells }) => cells[0] ?? '')) : undefined
  return rows.map((row) => {
    const [text = '', other] = row.cells
    const [, french, english] =
      (other === undefined && (pattern?.exec(text) ?? EQUALS_PATTERN.exec(text))) || []
    return french && english ? { ...row, cells: [french, english] } : row
  })
}

/**
 * If other lines have a tab, a line without one continues the translation on the line above, unless it starts
 * like a French word.
 */
function joinContinued(
  rows: readonly TableRow[],
  delimiter: string,
  translate: (french: string) => string | undefined,
): TableRow[] {
  const isPair = ({ cells }: TableRow) => cells.length > 1
  if (delimiter !== '\t' || rows.filter(isPair).length < 2) return [...rows]
  const joined: TableRow[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const [text = ''] = row.cells
    const isWord = isPair(row) || hasArticle(text) || translate(text) !== undefined || /[à-ÿœ]/i.test(text)
    if (isWord || !above || !isPair(above)) joined.push(row)
    else {
      const cells = above.cells.with(-1, `${above.cells.at(-1)} ${text}`)
      joined.splice(-1, 1, { ...above, raw: `${above.raw}\n${row.raw}`, cells })
    }
  }
  return joined
}

const FRENCH_TITLES = new Set(
  'francais,french,fr,mot,mots,terme,termes,vocabulaire,vocabulary,word,words,term,front,recto,expression,question,en francais,mot francais,mots francais,french word,langue 1'.split(
    ',',
  ),
)
const ENGLISH_TITLES = new Set(
  'anglais,english,en,ang,eng,traduction,traductions,translation,definition,definitions,meaning,sens,back,verso,answer,reponse,en anglais,answer 1,reponse 1,mot anglais,mots anglais,english word,langue 2'.split(
    ',',
  ),
)

const NUMBER_TITLES = new Set(['n', 'no', '#', 'num', 'numero', 'number'])

/** The role that a column title names, if any. */
export function columnRoleOf(cell: string): 'french' | 'english' | 'number' | undefined {
  const title =
    normalizeForSearch(cell)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || cell
  if (FRENCH_TITLES.has(title)) return 'french'
  if (ENGLISH_TITLES.has(title)) return 'english'
  return NUMBER_TITLES.has(title) ? 'number' : undefined
}

/**
 * True if the cells name French and another role. A single title could be a word of the list, e.g.
 * "français".
 */
function isHeaderRow(cells: readonly string[]): boolean {
  const titles = cells.map(columnRoleOf)
  return titles.includes('french') && (titles.includes('english') || titles.includes('number'))
}
