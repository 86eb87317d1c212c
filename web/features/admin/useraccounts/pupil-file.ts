import Papa from 'papaparse'
import {
  GRADE_COLUMN,
  type ImportAnswer,
  PUPIL_COLUMNS,
  SAME_AS_COLUMN,
  SUPPORTS_COLUMN,
} from '../../../../domain/api/import.ts'
import { call } from '../../../lib/api/api.ts'
import { commonDelimiter, readTable, type TableRow, type UnreadLine } from '../lists/read-table.ts'
import { type PupilColumn, readGrade, readTitle } from './pupil-columns.ts'

/** A line of a list of pupils. */
export interface PupilLine {
  /** Line number in the spreadsheet. */
  line: number
  /** In the order of `PUPIL_COLUMNS`, then `OPTIONAL_COLUMNS` up to the last that the list has. */
  cells: string[]
}

interface PupilList {
  lines: PupilLine[]
  /** Title rows, file settings and lines above the titles. */
  unread: UnreadLine[]
}

/**
 * Reads pasted text or the bytes of a file. The titles name the columns of the rows below them; without
 * titles, the columns are in the API's order. If one of user name and displayed name is missing, it is copied
 * from the other.
 */
export function readPupilList(source: string | ArrayBuffer): PupilList {
  const table = readTable(source, (lines) => commonDelimiter(lines, DELIMITERS), DELIMITERS)
  const titleIndex = table.rows.findIndex(isTitleRow)
  const unread = [...table.unread]
  const pupils: { row: TableRow; columns: readonly PupilColumn[] }[] = []
  let columns = API_COLUMNS
  table.rows.forEach((row, index) => {
    const setAside = (reason: string) => unread.push({ line: row.line, raw: row.raw, reason })
    if (isTitleRow(row)) {
      columns = columnsOf(row.cells)
      setAside('Ce sont les titres des colonnes.')
    } else if (index < titleIndex) setAside('La ligne est au-dessus des titres.')
    else {
      const rowColumns = isAppended(row, columns) ? API_COLUMNS : columns
      if (isFilled(row, rowColumns)) pupils.push({ row, columns: rowColumns })
      else setAside('La ligne est vide.')
    }
  })
  // A column such as "Année: 2026-2027" states no grades. Numbered lines are those that an import refused.
  const statesGrades = ({ row, columns }: (typeof pupils)[number]) =>
    columns.includes('line') || readGrade(cellAt(row, columns.indexOf('grade'))) !== null
  if (!pupils.some(statesGrades))
    for (const pupil of pupils)
      pupil.columns = pupil.columns.map((each) => (each === 'grade' ? 'ignore' : each))
  const lineOf = lineNumbers(pupils)
  const used = new Set(pupils.flatMap((pupil) => pupil.columns))
  const optional = OPTIONAL_COLUMNS.slice(0, OPTIONAL_COLUMNS.findLastIndex((column) => used.has(column)) + 1)
  return {
    lines: pupils.map(({ row, columns }) => pupilLine(row, columns, optional, lineOf(row, columns))),
    unread,
  }
}

/** False for a row that has only a number or other cells that accounts do not need. */
function isFilled(row: TableRow, columns: readonly PupilColumn[]): boolean {
  return columns.some(
    (column, index) => column !== 'line' && column !== 'ignore' && cellAt(row, index) !== '',
  )
}

/** True for a row without a line number, added below the lines that an import left in the list. */
function isAppended({ cells }: TableRow, columns: readonly PupilColumn[]): boolean {
  const isNumbered = !/\D/.test(cells[0]?.trim() ?? '')
  // The first cell may be a user name that is a number. Such a row ends with a PIN, whereas a numbered row
  // that lacks its PIN ends with the class.
  const endsWithPIN = cells.length === API_COLUMNS.length && /^\d{4}$/.test(cells.at(-1)?.trim() ?? '')
  return columns[0] === 'line' && (!isNumbered || (cells.length < columns.length && endsWithPIN))
}

/** The line number of a row: from its cell, or its position in the text unless another row has that number. */
function lineNumbers(pupils: readonly { row: TableRow; columns: readonly PupilColumn[] }[]) {
  const written = (row: TableRow, columns: readonly PupilColumn[]) =>
    Number(cellAt(row, columns.indexOf('line')))
  const taken = new Set(pupils.map(({ row, columns }) => written(row, columns)))
  let next = Math.max(0, ...taken, ...pupils.map(({ row }) => row.line))
  return (row: TableRow, columns: readonly PupilColumn[]): number =>
    written(row, columns) || (taken.has(row.line) ? ++next : row.line)
}

export function readPupils(source: string | ArrayBuffer): PupilLine[] {
  return readPupilList(source).lines
}

const DELIMITERS = ['\t', ';', '|', ',']
const API_COLUMNS: readonly PupilColumn[] = ['userName', 'whole', 'classCode', 'pin']
const OPTIONAL_COLUMNS: readonly PupilColumn[] = ['supports', 'grade']
/** Columns for the displayed name, in order of preference. */
const DISPLAY_NAME_COLUMNS: readonly PupilColumn[] = ['given', 'whole', 'familyFirst', 'family']

function columnsOf(titles: readonly string[]): PupilColumn[] {
  return titles.map((title) => readTitle(title)?.column ?? 'ignore')
}

function isTitleRow({ cells }: TableRow): boolean {
  const known = columnsOf(cells).filter((column) => column !== 'ignore' && column !== 'line')
  return known.includes('userName') || known.length > 1
}

function pupilLine(
  row: TableRow,
  columns: readonly PupilColumn[],
  optional: readonly PupilColumn[],
  line: number,
): PupilLine {
  const cellOf = (column: PupilColumn) => cellAt(row, columns.indexOf(column))
  const userName = cellOf('userName')
  const displayName = DISPLAY_NAME_COLUMNS.map(cellOf).find((name) => name !== '') ?? ''
  return {
    line,
    cells: [
      userName || (columns.includes('userName') ? '' : displayName),
      displayName || userName,
      cellOf('classCode'),
      cellOf('pin'),
      // The API rejects an unreadable grade.
      ...optional.map((column) =>
        column === 'grade' ? String(readGrade(cellOf('grade')) ?? cellOf('grade')) : cellOf(column),
      ),
    ],
  }
}

const PUPIL_TITLES = ['Ligne', "Nom d'utilisateur", 'Nom affiché', 'Classe', 'NIP', 'Soutiens', 'Année']

/** French titles of the line number and the cells. */
export function pupilTitles([first]: readonly PupilLine[]): string[] {
  return PUPIL_TITLES.slice(0, 1 + (first?.cells.length ?? PUPIL_COLUMNS.length))
}

/** Formats lines as tab-separated text that `readPupils` can read back with the line numbers. */
export function pupilText(lines: readonly PupilLine[]): string {
  if (lines.length === 0) return ''
  const data = lines.map(({ line, cells }) => [line, ...cells])
  return Papa.unparse({ fields: pupilTitles(lines), data }, { delimiter: '\t', newline: '\n' })
}

/** A line to import. `sameAs` is the id of the account to change instead of creating one. */
type ImportLine = PupilLine & { sameAs?: number | undefined }

/** Sends lines to the import API. A dry run only checks them. */
export function sendPupils(lines: readonly ImportLine[], isDryRun = false): Promise<ImportAnswer> {
  return call('POST user/import', {
    query: { dryRun: isDryRun ? '1' : undefined },
    body: new Blob([pupilCSV(lines)], { type: 'text/csv' }),
  })
}

/** CSV for the import API; the first pupil is on line 2, below the header. */
export function pupilCSV(lines: readonly ImportLine[]): string {
  const columns = [...PUPIL_COLUMNS, SUPPORTS_COLUMN, GRADE_COLUMN].slice(0, lines[0]?.cells.length)
  const data = lines.map(({ cells, sameAs = '' }) => [...cells, sameAs])
  return Papa.unparse({ fields: [...columns, SAME_AS_COLUMN], data }, { newline: '\n' })
}

/** Returns a trimmed cell with line breaks replaced by spaces. */
function cellAt({ cells }: TableRow, index: number): string {
  return (cells[index] ?? '').replace(/\s+/g, ' ').trim()
}
