import * as z from 'zod/mini'
import { supportNames } from '../../content/support-names.ts'
import type { SchoolClass } from '../../domain/api/class.ts'
import {
  GRADE_COLUMN,
  MAX_PUPIL_LINES,
  PUPIL_COLUMNS,
  type PupilRow,
  pupilRow,
  type RejectedLine,
  SAME_AS_COLUMN,
  SUPPORTS_COLUMN,
} from '../../domain/api/import.ts'
import { userNameKey } from '../../domain/api/user.ts'
import { gradesOfClass } from '../../domain/class-grades.ts'
import { supportBits, supports } from '../../domain/supports.ts'
import { Refusal } from '../http/refusal.ts'
import { invalid } from '../http/validate.ts'

export interface PupilLine {
  /** Line number. The header is line 1. */
  line: number
  row: PupilRow
}

export interface PupilList {
  good: PupilLine[]
  rejected: RejectedLine[]
}

/**
 * Parses a pupil list: CSV in UTF-8 with a header, separated by `,` or `;`. The first valid line of a
 * repeated name wins.
 * @throws {Refusal} 400 if the file is not a pupil list
 */
export async function readPupilList(bytes: Uint8Array, classes: readonly SchoolClass[]): Promise<PupilList> {
  const [header, ...records] = await parse(decode(bytes))
  const positions = columnPositions(header?.fields ?? [])
  if (records.length > MAX_PUPIL_LINES) {
    throw new Refusal('listTooLong', { most: MAX_PUPIL_LINES })
  }
  const list: PupilList = { good: [], rejected: [] }
  const names = new Set<string>()
  for (const record of records) {
    const { line } = record
    const read = readRow(record, positions, classes)
    if (read instanceof Refusal) {
      list.rejected.push(rejectedLine(line, read))
      continue
    }
    const { userName } = read
    const key = userNameKey(userName)
    if (names.has(key)) list.rejected.push(rejectedLine(line, new Refusal('lineTwice', { userName })))
    else {
      names.add(key)
      list.good.push({ line, row: read })
    }
  }
  return list
}

/** A rejected line as the API returns it. */
export function rejectedLine(line: number, { code, message }: Refusal): RejectedLine {
  return { line, code, message }
}

interface CSVRecord {
  line: number
  fields: string[]
  isBroken: boolean
}

/**
 * Parses every line that is not blank. Lines are parsed one by one, so that an unclosed quotation mark spoils
 * only its own line.
 */
async function parse(text: string): Promise<CSVRecord[]> {
  // Loaded on demand to keep cold starts fast.
  const { default: Papa } = await import('papaparse')
  const [firstLine = ''] = text.trimStart().split('\n', 1)
  const delimiter = firstLine.includes(';') ? ';' : ','
  const records = text.split('\n').map((line, index) => {
    const { data, errors } = Papa.parse<string[]>(line, { delimiter, newline: '\n' })
    const fields = (data[0] ?? []).map((field) => field.trim())
    return { line: index + 1, fields, isBroken: errors.length > 0 }
  })
  return records.filter(({ fields }) => fields.some((field) => field !== ''))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
      .decode(bytes)
      .replaceAll(/\r\n?/g, '\n')
  } catch {
    throw new Refusal('listNotUTF8')
  }
}

const COLUMNS = [...PUPIL_COLUMNS, SUPPORTS_COLUMN, GRADE_COLUMN, SAME_AS_COLUMN]

/** Indexes of the columns, in any order and case. */
function columnPositions(header: string[]): number[] {
  const names = header.map((name) => name.toLowerCase())
  const positions = COLUMNS.map((column) => names.indexOf(column.toLowerCase()))
  const missing = PUPIL_COLUMNS.filter((_column, index) => positions[index] === -1)
  if (missing.length === 0) return positions
  throw new Refusal('listLacksColumns', {
    columns: PUPIL_COLUMNS.join(', '),
    missing: missing.join(', '),
  })
}

/** Returns the row or why it is invalid. */
function readRow(
  { fields, isBroken }: CSVRecord,
  positions: number[],
  classes: readonly SchoolClass[],
): PupilRow | Refusal {
  if (isBroken) return new Refusal('lineBroken')
  const values = COLUMNS.map((column, index) => [column, fields[positions[index] ?? -1] ?? ''])
  const row = z.safeParse(pupilRow, Object.fromEntries(values))
  if (!row.success) return invalid(row.error.issues, 'La ligne')
  const { classCode, soutiens, annee } = row.data
  const ofClass = classes.find((each) => each.classCode === classCode)
  if (!ofClass) {
    return new Refusal(SPREADSHEET_DATE.test(classCode) ? 'lineOfDate' : 'lineOfUnknownClass', { classCode })
  }
  const grade = annee === '' ? null : Number(annee)
  const grades = gradesOfClass(ofClass)
  if (grade !== null && !grades.includes(grade)) {
    return new Refusal('gradeOfOtherClass', { classCode, grade, grades: grades.join(', ') })
  }
  const supports = readSupports(soutiens)
  return supports instanceof Refusal ? supports : { ...row.data, supports, grade }
}

/** Names in any case and accents, e.g. "Calme + sans epeler". Null for an empty cell. */
function readSupports(cell: string): number | null | Refusal {
  if (cell === '') return null
  const named = cell.split('+').map((name) => ({
    name: name.trim(),
    support: supports.find((each) => userNameKey(supportNames[each].name) === userNameKey(name)),
  }))
  const unknown = named.find(({ support }) => support === undefined)
  if (unknown) {
    const known = supports.map((each) => supportNames[each].name).join(', ')
    return new Refusal('lineOfUnknownSupport', { name: unknown.name, known })
  }
  return supportBits(named.flatMap(({ support = [] }) => support))
}

/** Spreadsheets turn the class code 4-1 into "04-janv.", "1-Apr" or "2026-01-04". */
const SPREADSHEET_DATE = /^(\d{1,2}[- ]\p{L}{3,}\.?|\d{4}-\d{2}-\d{2})$/u
