import * as z from 'zod/mini'
import type { BackupContents, BackupRow } from '../../domain/api/backup.ts'
import { DAY, HOUR } from '../../domain/bounds.ts'
import { hashOf } from '../hash-of.ts'
import { describeFaults, type Issue } from '../http/describe-faults.ts'
import { Refusal } from '../http/refusal.ts'
import { contentsCounter } from './contents.ts'
import { keySet } from './key-set.ts'
import { type BackupLimits, fileBytes, readBackup } from './read-backup.ts'
import type { DateForm } from './row-rules.ts'
import { type TableOfBackup, tables } from './tables.ts'

/**
 * Reads and validates a whole backup without changing anything. Every row must be valid, unique, not dated in
 * the future and refer to existing rows; the menu must be a tree; every file must match its hash. Invalid rows
 * of skippable tables are skipped.
 * @returns the contents of the backup
 * @throws {Refusal} 400 naming the first invalid row
 */
export async function checkBackup(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
  now: Date,
  limits?: BackupLimits,
): Promise<BackupContents> {
  const contents = contentsCounter()
  const keys = uniqueKeyCheck()
  const references = referenceCheck()
  const menu = menuTreeCheck()
  const tablesSeen = new Set<TableOfBackup>()
  for await (const read of readBackup(file, limits)) {
    if ('head' in read) contents.begin(read.head)
    else if ('file' in read) {
      const bytes = fileBytes(read)
      if ((await hashOf(bytes)) !== read.file) throw new Refusal('backupFileBroken', read)
      await assertPictureSize(bytes, read.line)
      contents.addFile()
    } else {
      assertKnownColumns(read)
      const fault = faultOf(read, now)
      if (fault && SKIPPABLE_TABLES.has(read.table.name)) continue
      if (fault) throw fault
      tablesSeen.add(read.table)
      keys.add(read)
      references.add(read)
      if (read.table.name === 'menu_links') menu.add(read)
      contents.addRow(read.table.name, read.row)
    }
  }
  references.end()
  menu.end()
  const missing = tables.find((table) => table.isOneRow && !tablesSeen.has(table))
  if (missing) throw new Refusal('backupLacksRow', { table: missing.name })
  return contents.total()
}

interface Row {
  line: number
  table: TableOfBackup
  row: BackupRow
}

function assertKnownColumns({ table, row }: Row): void {
  const unknown = Object.keys(row).find((column) => !table.columns.has(column))
  if (unknown !== undefined) throw new Refusal('backupIncompatible', { unknown })
}

function faultOf(read: Row, now: Date): Refusal | undefined {
  const { table, row } = read
  const { error } = z.safeParse(table.row, row)
  if (error) return invalidRow(read, error.issues)
  const future = futureColumn(table, row, now)
  return future === undefined
    ? undefined
    : invalidRow(read, [{ message: 'ne doit pas être à venir', path: [future] }])
}

/**
 * Log tables, to whose rows no other row refers. Visitors and pupils can write them, so a bad row must not
 * prevent a restore.
 */
const SKIPPABLE_TABLES: ReadonlySet<string> = new Set(['logs', 'traces', 'answer_batches'])

/** True for an invalid row that a restore skips. */
export function isSkipped(read: Row, now: Date): boolean {
  return SKIPPABLE_TABLES.has(read.table.name) && faultOf(read, now) !== undefined
}

function invalidRow({ line, table }: Row, issues: readonly Issue[]): Refusal {
  const faults = describeFaults(issues, 'La ligne', (column) => column)
  return new Refusal('backupRowInvalid', { line, table: table.name, faults })
}

/** Refuses a menu row that is its own ancestor. */
function menuTreeCheck() {
  const rows = new Map<BackupRow[string], Row>()
  return {
    add(read: Row): void {
      rows.set(read.row.group_id ?? null, read)
    },
    end(): void {
      const checked = new Set<Row>()
      for (const first of rows.values()) {
        const path = new Set<Row>()
        for (
          let next: Row | undefined = first;
          next && !checked.has(next);
          next = rows.get(next.row.parent_group_id ?? null)
        ) {
          if (path.has(next))
            throw invalidRow(next, [{ message: 'mène à la ligne elle-même', path: ['parent_group_id'] }])
          path.add(next)
        }
        for (const each of path) checked.add(each)
      }
    },
  }
}

async function assertPictureSize(bytes: Uint8Array<ArrayBuffer>, line: number): Promise<void> {
  const { isTooLarge, MAX_RESTORED_SIDE, pictureSize } = await import('../../domain/metadata/picture-size.ts')
  const size = pictureSize(bytes)
  if (!size || !isTooLarge(size, MAX_RESTORED_SIDE)) return
  const { width, height } = size
  throw new Refusal('backupPictureTooLarge', { line, width, height, most: MAX_RESTORED_SIDE })
}

/** Refuses two rows with the same unique key. */
function uniqueKeyCheck() {
  const seen = new Map<string, ReturnType<typeof keySet>>()
  return {
    add({ line, table, row }: Row): void {
      for (const { columns, leavesOutEmpty } of table.unique) {
        const values = columns.map((column) => row[column])
        // SQLite's unique indexes leave out rows with NULL.
        if (values.some((value) => value == null)) continue
        if (leavesOutEmpty && values.every((value) => value === '')) continue
        const name = `${table.name} ${columns.join()}`
        const keys = seen.get(name) ?? keySet()
        seen.set(name, keys)
        if (!keys.add(JSON.stringify(values)))
          throw new Refusal('backupRowTwice', { line, table: table.name, columns: columns.join(', ') })
      }
    },
  }
}

/** Refuses a reference whose target is nowhere in the backup. */
function referenceCheck() {
  /** Referenced column -> the values found so far. */
  const found = new Map(
    tables.flatMap(({ requiredReferences }) =>
      requiredReferences.map(({ table, key }) => [`${table}.${key}`, new Set()]),
    ),
  )
  const referencedColumns = new Map(
    tables.map((table) => [
      table,
      [...table.columns].filter((column) => found.has(`${table.name}.${column}`)),
    ]),
  )
  /** For each reference whose target was not found so far: the refusal of the first row that contains it. */
  const missing = new Map<string, { values: Set<unknown>; value: BackupRow[string]; fault: Refusal }>()
  return {
    add({ line, table, row }: Row): void {
      for (const column of referencedColumns.get(table) ?? [])
        found.get(`${table.name}.${column}`)?.add(row[column])
      for (const { column, table: other, key } of table.requiredReferences) {
        const values = found.get(`${other}.${key}`) ?? new Set()
        const value = row[column] ?? null
        const name = `${other}.${key} ${value}`
        if (values.has(value) || missing.has(name)) continue
        const fields = { line, table: table.name, column, value: String(value) }
        missing.set(name, { values, value, fault: new Refusal('backupRowOfNobody', fields) })
      }
    },
    end(): void {
      for (const { values, value, fault } of missing.values()) if (!values.has(value)) throw fault
    },
  }
}

/** The clock of the machine that wrote the backup may be ahead. */
const MAX_CLOCK_SKEW_MS = HOUR
/** Words become due within 180 days. */
const MAX_DUE_MS = 200 * DAY
const DATE = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/

/**
 * The first column of a row that contains a future date. Such a date could lock a user, hide newer data or
 * outlive it. Undefined if there is none.
 */
export function futureColumn(table: TableOfBackup, row: BackupRow, now: Date): string | undefined {
  const found = table.dates.find(({ column, form }) => {
    const value = row[column]
    return value != null && isFuture[form](value, now.getTime())
  })
  return found?.column
}

const isFuture: Readonly<Record<DateForm, (value: string | number, now: number) => boolean>> = {
  instant: (value, now) => value > iso(now + MAX_CLOCK_SKEW_MS),
  // In some time zones it may already be tomorrow.
  day: (value, now) => value > iso(now + DAY).slice(0, 10),
  month: (value, now) => value > iso(now + DAY).slice(0, 7),
  milliseconds: (value, now) => Number(value) > now + MAX_CLOCK_SKEW_MS,
  within: (value, now) => {
    return datesWithin(String(value)).some(
      (date) => date > iso(now + (date.includes('T') ? MAX_CLOCK_SKEW_MS : MAX_DUE_MS)).slice(0, date.length),
    )
  },
}

/** Dates in JSON. Skips words and page keys, which may look like dates. */
function datesWithin(json: string): string[] {
  const dates: string[] = []
  JSON.parse(json, (name, value: unknown) => {
    if (typeof value === 'string' && !DATELESS_FIELDS.has(name) && DATE.test(value)) dates.push(value)
    return value
  })
  return dates
}

const DATELESS_FIELDS: ReadonlySet<string> = new Set(['word', 'game'])

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
