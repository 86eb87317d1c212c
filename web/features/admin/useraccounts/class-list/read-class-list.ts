import { normalizeForSearch } from '../../../../lib/text/normalize-for-search.ts'
import { commonDelimiter, readTable, type TableRow, type UnreadLine } from '../../lists/read-table.ts'
import { isStaffWord, type PupilColumn, readGrade } from '../pupil-columns.ts'
import { type ChosenColumns, guessColumns } from './guess-columns.ts'
import {
  areCapitals,
  capitalizeName,
  cleanName,
  hasHonorific,
  isName,
  isNameCell,
  type Name,
  NO_NAME,
  nameParts,
  splitName,
} from './name-parts.ts'
import { oneNamePerRow } from './one-name-per-row.ts'
import { type Block, splitAtTitles } from './split-at-titles.ts'

/** A pupil of a class list. */
export interface ListedName {
  /**
   * The text of the line and how often it occurred before, so that changes of other lines do not affect the
   * key.
   */
  key: string
  /** Line number, from 1. */
  line: number
  /** The line as it was pasted. */
  raw: string
  /** Empty if the line is not a name. */
  given: string
  family: string
  /** Preferred first name, if the list has a column for it; else empty. */
  usual: string
  /** User name from the list; else empty. */
  userName: string
  /** Grade from the list, else null. */
  grade: number | null
  /** The grade's cell if it cannot be read as a grade; else empty. */
  unreadGrade: string
  /** True for a teacher or parent. */
  isStaff: boolean
  /** The name, or the text of a line without a name. */
  text: string
}

/** A column of the list, for the teacher to check. */
export interface ListColumn {
  index: number
  title: string
  sample: string
  column: PupilColumn
}

interface ReadList {
  names: ListedName[]
  /** Title rows, file settings and lines above the titles. */
  unread: UnreadLine[]
  columns: ListColumn[]
}

const DELIMITERS = ['\t', ';', '|']

export function readNames(source: string | ArrayBuffer, chosen: ChosenColumns = {}): ListedName[] {
  return readClassList(source, chosen).names
}

/**
 * Reads names, one per line, or a table exported from a school's program. Every line is in `names` or `unread`.
 * @param chosen columns assigned by the teacher; the others are guessed
 */
export function readClassList(source: string | ArrayBuffer, chosen: ChosenColumns = {}): ReadList {
  const table = readTable(source, (lines) => commonDelimiter(lines, [...DELIMITERS, ',']), DELIMITERS)
  const rows = oneNamePerRow(table.rows)
  const unread = [...table.unread]
  const setAside = (reason: string) => (row: TableRow) => {
    unread.push({ line: row.line, raw: row.raw, reason })
  }
  const blocks = splitAtTitles(rows, setAside('Ce sont les titres des colonnes.'))
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
    columns: main ? listColumns(main, { ...main.guess, ...chosen }) : [],
  }
}

function listColumns({ titles, rows }: Block, columns: ChosenColumns): ListColumn[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_none, index) => ({
    index,
    title: titles[index]?.trim() ?? '',
    sample: rows.map(({ cells }) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '',
    column: columnShown(columns[index]),
  })).filter(({ title, sample }) => title !== '' || sample !== '')
}

/** PINs and line numbers are not used for a class list. */
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
  const before = seen.get(normalizeForSearch(text)) ?? 0
  seen.set(normalizeForSearch(text), before + 1)
  const usual = cleanName(cellIn(cells, columns, 'usual'))
  const userName = cellIn(cells, columns, 'userName').trim().replace(/@.*$/, '')
  const gradeCell = cellIn(cells, columns, 'grade').trim()
  const grade = readGrade(gradeCell)
  return {
    key: `${normalizeForSearch(text)} ${before}`,
    line,
    raw,
    given: capitalizeName(name.given),
    family: capitalizeName(name.family),
    usual: isName(usual) ? capitalizeName(usual) : '',
    userName: /\p{L}/u.test(userName) ? userName : '',
    grade,
    unreadGrade: grade === null ? gradeCell : '',
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

function cellIn(cells: readonly string[], columns: ChosenColumns, column: PupilColumn): string {
  const index = Object.keys(columns).find((key) => columns[Number(key)] === column)
  return index === undefined ? '' : (cells[Number(index)] ?? '')
}

/** @param isSure true if the columns are titled or chosen, so that no other cell can be the name */
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

/** Parses a line whose format differs from the rest of the list. */
function nameOfCells(cells: readonly string[]): Name {
  const [first, second] = cells.map(cleanName).filter(isName)
  if (first === undefined) return splitName(cells.find(isNameCell) ?? '', false)
  return second === undefined ? splitName(first, false) : { family: first, given: second }
}

function isPairOfNames(cells: readonly string[]): boolean {
  return (
    cells
      .flatMap((cell) => cell.split(','))
      .map(cleanName)
      .filter(isName).length > 1
  )
}
