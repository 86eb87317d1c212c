import { fold } from '../../../../lib/text/fold.ts'
import { commonDelimiter, readTable, type TableRow, type UnreadLine } from '../../lists/read-table.ts'
import { isStaffWord, type PupilColumn, readTitle } from '../pupil-columns.ts'
import { isCommonFirstName } from './first-names.ts'
import {
  areCapitals,
  cleanName,
  hasHonorific,
  inSentenceCase,
  isName,
  type Name,
  NO_NAME,
  nameBefore,
  nameParts,
  splitName,
} from './name-parts.ts'

/** A pupil of a class list. */
export interface ListedName {
  /** Stays the same while other lines are changed: what the line says, and how many said it before. */
  key: string
  /** From 1, as it stands in the list. */
  line: number
  /** The line as it was pasted. */
  raw: string
  /** Empty where the line is no name. */
  given: string
  family: string
  /** The first name that the pupil goes by, where the list has a column for it; else empty. */
  usual: string
  /** The user name that the list gives; else empty. */
  userName: string
  /** The list says that it is a teacher or a parent. */
  isStaff: boolean
  /** The name, or what the line says where it is none. */
  text: string
}

/** A column of the list, as the teacher sees it and may change it. */
export interface ListColumn {
  index: number
  title: string
  sample: string
  column: PupilColumn
}

interface ReadList {
  names: ListedName[]
  /** Titles, settings and the lines above the titles. */
  unread: UnreadLine[]
  columns: ListColumn[]
}

/** Roles that the teacher gave to columns, by index; the others are guessed. */
export type ChosenColumns = Readonly<Record<number, PupilColumn>>

const SIGNS = ['\t', ';', '|']

/** Rows that stand under the same titles. */
interface Block {
  titles: readonly string[]
  rows: TableRow[]
}

/** Reads the names alone. */
export function readNames(source: string | ArrayBuffer, chosen: ChosenColumns = {}): ListedName[] {
  return readClassList(source, chosen).names
}

/**
 * Reads a class list as a teacher has it: names one a line, or the table of a school's program. Every line is among `names` or `unread`.
 */
export function readClassList(source: string | ArrayBuffer, chosen: ChosenColumns = {}): ReadList {
  const table = readTable(source, (lines) => commonDelimiter(lines, [...SIGNS, ',']), SIGNS)
  const rows = oneNameEach(table.rows)
  const unread = [...table.unread]
  const setAside = (reason: string) => (row: TableRow) => {
    unread.push({ line: row.line, raw: row.raw, reason })
  }
  const blocks = blocksOf(rows, setAside('Ce sont les titres des colonnes.'))
  const [above, titled] = blocks
  if (above && titled && above.titles.length === 0) {
    const isPupil = ({ cells }: TableRow) => isPairOfNames(cells)
    above.rows.filter((row) => !isPupil(row)).forEach(setAside('La ligne est au-dessus des titres.'))
    above.rows = above.rows.filter(isPupil)
  }
  const read = blocks.map((block) => ({ ...block, guess: guessColumns(block) }))
  const seen = new Map<string, number>()
  const names = read.flatMap(({ rows, titles, guess }) => {
    const columns = { ...guess, ...chosen }
    const isSure = titles.length > 0 || Object.keys(chosen).length > 0
    return rows.map((row) => listedName(row, nameIn(row.cells, columns, isSure), columns, seen))
  })
  const main = read.toSorted((one, other) => other.rows.length - one.rows.length)[0]
  return {
    names,
    unread: unread.toSorted((one, other) => one.line - other.line),
    columns: main ? columnsOf(main, { ...main.guess, ...chosen }) : [],
  }
}

function columnsOf({ titles, rows }: Block, columns: ChosenColumns): ListColumn[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_none, index) => ({
    index,
    title: titles[index]?.trim() ?? '',
    sample: rows.map(({ cells }) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '',
    column: columnShown(columns[index]),
  })).filter(({ title, sample }) => title !== '' || sample !== '')
}

/** A class list has no use for PINs and for the numbers of another list. */
function columnShown(column: PupilColumn = 'ignore'): PupilColumn {
  return column === 'pin' || column === 'line' ? 'ignore' : column
}

function listedName(
  { line, raw, cells }: TableRow,
  name: Name,
  columns: ChosenColumns,
  seen: Map<string, number>,
): ListedName {
  const text = [name.family, name.given].filter((part) => part !== '').join(', ') || textOf(cells)
  const before = seen.get(fold(text)) ?? 0
  seen.set(fold(text), before + 1)
  const usual = cleanName(cellIn(cells, columns, 'usual'))
  const userName = cellIn(cells, columns, 'userName').trim().replace(/@.*$/, '')
  return {
    key: `${fold(text)} ${before}`,
    line,
    raw,
    given: inSentenceCase(name.given),
    family: inSentenceCase(name.family),
    usual: isName(usual) ? inSentenceCase(usual) : '',
    userName: /\p{L}/u.test(userName) ? userName : '',
    isStaff: cells.some(isStaffWord) || hasHonorific(name),
    text,
  }
}

/** Joins the cells of a line without a name: those with letters, if there are any. */
function textOf(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const words = filled.filter((cell) => /\p{L}/u.test(cell))
  return (words.length > 0 ? words : filled).join(' ')
}

function cellIn(cells: readonly string[], columns: ChosenColumns, wanted: PupilColumn): string {
  const index = Object.keys(columns).find((key) => columns[Number(key)] === wanted)
  return index === undefined ? '' : (cells[Number(index)] ?? '')
}

/** @param isSure the columns are named or chosen: no other cell can be the name */
function nameIn(cells: readonly string[], columns: ChosenColumns, isSure: boolean): Name {
  const [given, family] = nameParts([cellIn(cells, columns, 'given'), cellIn(cells, columns, 'family')])
  if (given && family && !isSure && areCapitals(given) && !areCapitals(family)) {
    return { given: family, family: given }
  }
  if (given) return { given, family }
  for (const column of ['whole', 'familyFirst'] as const) {
    const name = splitName(cellIn(cells, columns, column), column === 'familyFirst')
    if (name.given !== '') return name
  }
  if (family) return splitName(family, false)
  return isSure ? NO_NAME : nameOfCells(cells)
}

/** Parses a line in a different format than the rest of its list. */
function nameOfCells(cells: readonly string[]): Name {
  const [first, second] = cells.map(cleanName).filter(isName)
  if (first === undefined) return cells.map((cell) => splitName(cell, false)).find(isThere) ?? NO_NAME
  return second === undefined ? splitName(first, false) : { family: first, given: second }
}

function isThere({ given }: Name): boolean {
  return given !== ''
}

function isPairOfNames(cells: readonly string[]): boolean {
  return (
    cells
      .flatMap((cell) => cell.split(','))
      .map(cleanName)
      .filter(isName).length > 1
  )
}

/** Splits one-line lists at their separator, and each line of mail recipients. */
function oneNameEach(rows: readonly TableRow[]): TableRow[] {
  const [only] = rows
  if (isGrid(rows)) return rows.flatMap(namesInCells)
  if (!only || rows.length > 1 || only.raw.includes('\t')) return [...rows]
  const parts = namesOnLine(only.raw)
  if (parts.length < 2) return [only]
  return parts.map((raw, index) => ({
    line: index + 1,
    raw,
    cells: raw.split(',').length === 2 ? raw.split(',') : [raw],
  }))
}

/** Whole names side by side: on the only line, or in three columns and more. */
function isGrid(rows: readonly TableRow[]): boolean {
  const cells = rows.flatMap(namesInCells)
  const isWide = rows.every(({ cells }) => cells.length > 2) || (rows.length === 1 && cells.length > 1)
  return rows.length > 0 && isWide && cells.every(({ cells: [cell = ''] }) => isWholeName(cell))
}

function isWholeName(cell: string): boolean {
  const parts = cell.split(',').map(cleanName)
  if (parts.length === 2) return parts.every(isName)
  const [first = '', second] = (parts[0] ?? '').split(' ')
  return parts.length === 1 && second !== undefined && isCommonFirstName(fold(first))
}

function namesInCells({ line, cells }: TableRow): TableRow[] {
  return cells.filter((cell) => cell.trim() !== '').map((cell) => ({ line, raw: cell, cells: [cell] }))
}

function namesOnLine(line: string): string[] {
  const recipients = line.split(/(?<=<[^<>]*@[^<>]*>)\s*[;,]\s*/)
  if (recipients.length > 1)
    return recipients.map((each) => cleanName(each.replaceAll('"', ''))).filter(Boolean)
  const bySemicolon = line
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  if (bySemicolon.length > 1) {
    const areWhole = bySemicolon.every((part) => splitName(part, false).family !== '')
    const areNames = bySemicolon.every((part) => isName(cleanName(part)))
    return areWhole || (areNames && bySemicolon.length > 2) ? bySemicolon : []
  }
  const byComma = line.split(',').flatMap((part, index, all) =>
    // « Anna et Zoé » ends a list.
    index === all.length - 1 && index > 0 ? part.split(/ (?:et|and|&) /) : [part],
  )
  const names = byComma.map(cleanName)
  if (!names.every(isName)) return []
  const areWhole = names.every((name) => name.includes(' ') && isCommonFirstName(fold(name)))
  return names.length > 2 || areWhole ? names : []
}

/** The rows under each row of titles. */
function blocksOf(rows: readonly TableRow[], onTitles: (row: TableRow) => void): Block[] {
  const blocks: Block[] = [{ titles: [], rows: [] }]
  rows.forEach((row, index) => {
    const last = blocks.at(-1)
    if (!isRowOfTitles(row, rows.slice(index + 1))) {
      last?.rows.push({ ...row, cells: asManyAs(last.titles.length, row.cells) })
      return
    }
    onTitles(row)
    // Merged cells above the titles say whose they are.
    const isBelowTitles = last !== undefined && last.rows.length === 0 && last.titles.length > 0
    const titles = isBelowTitles ? joinTitles(last.titles, row.cells) : row.cells
    if (last?.rows.length === 0) blocks.pop()
    blocks.push({ titles, rows: [] })
  })
  return blocks
}

/** Below the one title "Nom et prénom" the comma of "Gagnon, Léo" divides no columns. */
function asManyAs(titles: number, cells: readonly string[]): string[] {
  if (titles === 0 || cells.length <= titles) return [...cells]
  return [...cells.slice(0, titles - 1), cells.slice(titles - 1).join(',')]
}

function joinTitles(above: readonly string[], titles: readonly string[]): string[] {
  let group = ''
  return titles.map((title, index) => {
    group = above[index]?.trim() || group
    return `${title} ${group}`.trim()
  })
}

function isRowOfTitles({ cells }: TableRow, below: readonly TableRow[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const titles = cells.map(readTitle)
  const known = titles.filter((title) => title !== null)
  const hasColumn = (wanted: PupilColumn) => known.some(({ column }) => column === wanted)
  if (hasColumn('given') && hasColumn('family')) return true
  const place = titles.findIndex((title) => title !== null && NAME_COLUMNS.has(title.column))
  if (place === -1) return false
  if (known.length * 2 > filled.length) return true
  const under = below.map(({ cells }) => cells[place] ?? '').filter((cell) => cell.trim() !== '')
  const isSure = known.length > 1 || titles[place]?.isRole === false
  return isSure && under.length > 0 && under.filter(isNameCell).length * 2 > under.length
}

const NAME_COLUMNS: ReadonlySet<PupilColumn> = new Set(['given', 'family', 'whole', 'familyFirst'])

function isNameCell(cell: string): boolean {
  return splitName(cell, false).given !== ''
}

function guessColumns(block: Block): ChosenColumns {
  const byTitles = columnsByTitles(block.titles)
  const has = (wanted: PupilColumn) => Object.values(byTitles).includes(wanted)
  const order = isFamilyFirst(block.rows, byTitles) ? 'familyFirst' : 'whole'
  if (has('given')) return byTitles
  if (has('familyFirst')) return byTitles
  const beside = has('whole') ? undefined : columnOfFirstNames(block.rows, byTitles)
  if (beside !== undefined) return { ...byTitles, [beside]: 'given' }
  const whole = (['whole', 'family'] as const).find(has)
  if (whole) return mapColumns(byTitles, (column) => (column === whole ? order : column))
  return { ...columnsByContent(block.rows, byTitles), ...byTitles }
}

/** Beside a column of family names alone the first names may stand under a title that no program uses. */
function columnOfFirstNames(rows: readonly TableRow[], known: ChosenColumns): number | undefined {
  const family = Number(Object.keys(known).find((index) => known[Number(index)] === 'family') ?? Number.NaN)
  const isAlone = rows.every(({ cells }) => !/[\s,]/.test((cells[family] ?? '').trim()))
  const isFree = !(family + 1 in known) && isColumnOfNames(rows, family + 1)
  return isAlone && isFree ? family + 1 : undefined
}

function mapColumns(
  columns: ChosenColumns,
  change: (column: PupilColumn, index: number) => PupilColumn,
): ChosenColumns {
  return Object.fromEntries(
    Object.entries(columns).map(([index, column]) => [index, change(column, Number(index))]),
  )
}

/** If two columns have the same title, uses the pupils' column, else the first. */
function columnsByTitles(titles: readonly string[]): ChosenColumns {
  const read = titles.map(readTitle)
  const best = (wanted: PupilColumn) => {
    const own = read.findIndex((title) => title?.column === wanted && title.isPupils)
    return own === -1 ? read.findIndex((title) => title?.column === wanted) : own
  }
  const columns = Object.fromEntries(
    read.flatMap((title, index) => {
      if (!title) return []
      const isTaken = title.column === 'ignore' || best(title.column) === index
      return [[index, isTaken ? title.column : ('ignore' as const)]]
    }),
  )
  // A name to go by is the first name where there is no other.
  const has = (wanted: PupilColumn) => Object.values(columns).includes(wanted)
  if (has('given') || has('whole') || has('familyFirst')) {
    return has('given') ? mapColumns(columns, (column) => (isWhole(column) ? 'ignore' : column)) : columns
  }
  return mapColumns(columns, (column) => (column === 'usual' ? 'given' : column))
}

function isWhole(column: PupilColumn): boolean {
  return column === 'whole' || column === 'familyFirst'
}

/** The first two columns of names, the family name first; or one, with both in it. */
function columnsByContent(rows: readonly TableRow[], known: ChosenColumns): ChosenColumns {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const indexes = Array.from({ length: width }, (_none, index) => index)
  const [first, second] = indexes.filter((index) => !(index in known) && isColumnOfNames(rows, index))
  if (first === undefined) return {}
  const cellsAt = (index: number) => rows.map(({ cells }) => cleanName(cells[index] ?? ''))
  const whole = { [first]: isFamilyFirst(rows, { [first]: 'whole' }) ? 'familyFirst' : 'whole' } as const
  const hasComma = rows.some(({ cells }) => (cells[first] ?? '').replace(/,\s*$/, '').includes(','))
  if (second === undefined || hasComma) return whole
  const firstNames = (texts: readonly string[]) =>
    texts.filter((text) => isCommonFirstName(fold(text))).length
  const one = cellsAt(first)
  const other = cellsAt(second)
  const areWhole = one.every((text) => text === '' || text.includes(' ')) && firstNames(one) * 2 > one.length
  if (areWhole && firstNames(other) * 2 < other.length) return whole
  const isGivenFirst =
    firstNames(one) > firstNames(other) ||
    (one.every((text) => !areCapitals(text)) && other.every(areCapitals))
  return isGivenFirst ? { [first]: 'given', [second]: 'family' } : { [first]: 'family', [second]: 'given' }
}

function isColumnOfNames(rows: readonly TableRow[], index: number): boolean {
  const filled = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter((cell) => cell !== '')
  const isConstant = filled.length > 3 && new Set(filled).size === 1
  return (
    !isConstant &&
    filled.filter((cell) => isNameCell(cell) || nameBefore(cell) !== '').length * 2 >=
      Math.max(filled.length, 1) &&
    filled.length > 0
  )
}

/** Whether the names of one column are written "Tremblay Éloïse": most of them end with a common first name. */
function isFamilyFirst(rows: readonly TableRow[], columns: ChosenColumns): boolean {
  const index = Object.keys(columns).find((key) => ['whole', 'family'].includes(columns[Number(key)] ?? ''))
  if (index === undefined) return false
  const words = rows
    .map(({ cells }) => cleanName(cells[Number(index)] ?? '').split(' '))
    .filter(({ length }) => length > 1)
  const isFirst = (word: string | undefined) => isCommonFirstName(fold(word ?? ''))
  const votes = words.filter((each) => isFirst(each.at(-1)) && !isFirst(each[0])).length
  const against = words.filter((each) => isFirst(each[0])).length
  return votes > against && votes * 2 > words.length
}
