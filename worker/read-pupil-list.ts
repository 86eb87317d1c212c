import Papa from 'papaparse'
import * as z from 'zod/mini'
import {
  PUPIL_COLUMNS,
  PUPIL_LINES,
  type PupilRow,
  pupilRow,
  type RejectedLine,
  SAME_AS,
} from '../domain/api/import.ts'
import { userNameKey } from '../domain/api/user.ts'
import { Refusal } from './refusal.ts'
import { invalid } from './validate.ts'

export interface PupilLine {
  /** From 1, the header's. */
  line: number
  row: PupilRow
}

export interface PupilList {
  good: PupilLine[]
  rejected: RejectedLine[]
}

/**
 * Reads a list of pupils: CSV in UTF-8, with `,` or `;`, after a header line. Of a name that comes twice
 * the first good line is taken.
 * @throws {Refusal} 400 where it is no such list
 */
export function readPupilList(bytes: ArrayBuffer, classCodes: readonly string[]): PupilList {
  const [header, ...records] = parse(decode(bytes))
  const positions = columnPositions(header?.fields ?? [])
  if (records.length > PUPIL_LINES) {
    throw new Refusal('invalid', `The file must have at most ${PUPIL_LINES} lines after its header.`)
  }
  const list: PupilList = { good: [], rejected: [] }
  const names = new Set<string>()
  for (const record of records) {
    const { line } = record
    const read = readRow(record, positions, classCodes)
    const key = typeof read === 'string' ? '' : userNameKey(read.userName)
    if (typeof read === 'string') list.rejected.push({ line, message: read })
    else if (names.has(key)) list.rejected.push({ line, message: twice(read) })
    else {
      names.add(key)
      list.good.push({ line, row: read })
    }
  }
  return list
}

/** Without a number: who shows the list may count its lines from elsewhere. */
function twice({ userName }: PupilRow): string {
  return `userName "${userName}" stands on an earlier line already.`
}

interface CSVRecord {
  line: number
  fields: string[]
  isBroken: boolean
}

/**
 * The fields of each line that is not blank. Each line is read alone, since no field has two: so a quotation
 * mark that is not closed spoils its own line and not all that follow.
 */
function parse(text: string): CSVRecord[] {
  const [firstLine = ''] = text.trimStart().split('\n', 1)
  const delimiter = firstLine.includes(';') ? ';' : ','
  const records = text.split('\n').map((line, index) => {
    const { data, errors } = Papa.parse<string[]>(line, { delimiter, newline: '\n' })
    const fields = (data[0] ?? []).map((field) => field.trim())
    return { line: index + 1, fields, isBroken: errors.length > 0 }
  })
  return records.filter(({ fields }) => fields.some((field) => field !== ''))
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
      .decode(bytes)
      .replaceAll(/\r\n?/g, '\n')
  } catch {
    throw new Refusal('invalid', 'The file is not in UTF-8: please save it as "CSV UTF-8" and try again.')
  }
}

const COLUMNS = [...PUPIL_COLUMNS, SAME_AS]

/** Where each column stands, whatever their order and case. */
function columnPositions(header: string[]): number[] {
  const names = header.map((name) => name.toLowerCase())
  const positions = COLUMNS.map((column) => names.indexOf(column.toLowerCase()))
  const missing = PUPIL_COLUMNS.filter((_column, index) => positions[index] === -1)
  if (missing.length === 0) return positions
  throw new Refusal(
    'invalid',
    `The first line must name the columns ${PUPIL_COLUMNS.join(', ')}. It lacks ${missing.join(', ')}.`,
  )
}

/** The row, or the sentence that says what is wrong with it. */
function readRow(
  { fields, isBroken }: CSVRecord,
  positions: number[],
  classCodes: readonly string[],
): PupilRow | string {
  if (isBroken) return 'A quotation mark of the line is not closed or stands in the middle of a field.'
  const values = COLUMNS.map((column, index) => [column, fields[positions[index] ?? -1] ?? ''])
  const row = z.safeParse(pupilRow, Object.fromEntries(values))
  if (!row.success) return invalid(row.error.issues, 'The line').message
  const { classCode } = row.data
  return classCodes.includes(classCode) ? row.data : `classCode "${classCode}" is no class of the school.`
}
