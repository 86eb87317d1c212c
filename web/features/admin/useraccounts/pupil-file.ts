import Papa from 'papaparse'
import { PUPIL_COLUMNS, SAME_AS } from '../../../../domain/api/import.ts'
import { commonDelimiter, readTable, type TableRow, type UnreadLine } from '../lists/read-table.ts'
import { type PupilColumn, readTitle } from './pupil-columns.ts'

/** A pupil of a list that a teacher has. */
export interface PupilLine {
  /** As her spreadsheet counts it. */
  line: number
  /** The columns in the order of `PUPIL_COLUMNS`. */
  cells: string[]
}

interface PupilList {
  lines: PupilLine[]
  /** Titles, settings and the lines above the titles. */
  unread: UnreadLine[]
}

/**
 * Reads a list of pupils that was pasted or the bytes of a file. Without titles the columns are taken in the API's order. A missing name is
 * copied from the other one.
 */
export function readPupilList(source: string | ArrayBuffer): PupilList {
  const table = readTable(source, (lines) => commonDelimiter(lines, SIGNS), SIGNS)
  const titlesAt = table.rows.findIndex(isRowOfTitles)
  const columns = titlesAt === -1 ? API_COLUMNS : columnsOf(table.rows[titlesAt]?.cells ?? [])
  const unread = table.rows.flatMap((row, index) => {
    const reason =
      index < titlesAt ? 'La ligne est au-dessus des titres.' : 'Ce sont les titres des colonnes.'
    return index < titlesAt || isRowOfTitles(row) ? [{ line: row.line, raw: row.raw, reason }] : []
  })
  const rows = table.rows.filter((row, index) => index > titlesAt && !isRowOfTitles(row))
  return { lines: rows.map((row) => pupilLine(row, columns)), unread: [...table.unread, ...unread] }
}

export function readPupils(source: string | ArrayBuffer): PupilLine[] {
  return readPupilList(source).lines
}

const SIGNS = ['\t', ';', '|', ',']
const API_COLUMNS: readonly PupilColumn[] = ['userName', 'whole', 'classCode', 'pin']
/** Columns for the displayed name, in order of preference. */
const SHOWN: readonly PupilColumn[] = ['given', 'whole', 'familyFirst', 'family']

function columnsOf(titles: readonly string[]): PupilColumn[] {
  return titles.map((title) => readTitle(title)?.column ?? 'ignore')
}

function isRowOfTitles({ cells }: TableRow): boolean {
  const known = columnsOf(cells).filter((column) => column !== 'ignore' && column !== 'line')
  return known.includes('userName') || known.length > 1
}

function pupilLine(row: TableRow, columns: readonly PupilColumn[]): PupilLine {
  const cellOf = (column: PupilColumn) => cellAt(row, columns.indexOf(column))
  const userName = cellOf('userName')
  const displayName = SHOWN.map(cellOf).find((name) => name !== '') ?? ''
  return {
    line: Number(cellOf('line')) || row.line,
    cells: [
      userName || (columns.includes('userName') ? '' : displayName),
      displayName || userName,
      cellOf('classCode'),
      cellOf('pin'),
    ],
  }
}

/** What the teacher calls the columns, the line's number first. */
export const PUPIL_TITLES = ['Ligne', "Nom d'utilisateur", 'Nom affiché', 'Classe', 'NIP']

/** The lines as they are pasted; `readPupils` reads them again with their numbers. */
export function pupilText(lines: readonly PupilLine[]): string {
  if (lines.length === 0) return ''
  const data = lines.map(({ line, cells }) => [line, ...cells])
  return Papa.unparse({ fields: PUPIL_TITLES, data }, { delimiter: '\t', newline: '\n' })
}

/** The form that the API takes: CSV in UTF-8 with its header, then a line each, from 2 on. */
export function pupilCSV(lines: readonly (PupilLine & { sameAs?: number | undefined })[]): string {
  const data = lines.map(({ cells, sameAs = '' }) => [...cells, sameAs])
  return Papa.unparse({ fields: [...PUPIL_COLUMNS, SAME_AS], data }, { newline: '\n' })
}

/** A cell that is broken into lines would be several lines of the list. */
function cellAt({ cells }: TableRow, index: number): string {
  return (cells[index] ?? '').replace(/\s+/g, ' ').trim()
}
