import * as z from 'zod/mini'
import type { BackupContents, BackupRow } from '../../domain/api/backup.ts'
import { isTooLarge, pictureSize, RESTORED_SIDE } from '../../domain/metadata/picture-size.ts'
import { hashOf } from '../hash-of.ts'
import { faultsOf, type Issue } from '../http/faults-of.ts'
import { Refusal } from '../http/refusal.ts'
import { contentsCounter } from './contents.ts'
import { fileBytes } from './file-bytes.ts'
import { futureColumn } from './future-fault.ts'
import { keySet } from './key-set.ts'
import { type BackupLimits, readBackup } from './read-backup.ts'
import { type TableOfBackup, tables } from './tables.ts'

/**
 * Reads a backup to its end. Every row must be as the database and the code that reads it need it, be there once, name rows that are
 * there and no date to come; the menu must be a tree; every file must be the one that its name says. Nothing is changed.
 * @returns what it holds
 * @throws {Refusal} 400, naming the first row that is not so
 */
export async function checkBackup(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
  now: Date,
  limits?: BackupLimits,
): Promise<BackupContents> {
  const contents = contentsCounter()
  const keys = keysSeen()
  const references = referencesSeen()
  const menu = menuSeen()
  const found = new Set<TableOfBackup>()
  for await (const read of readBackup(file, limits)) {
    if ('head' in read) contents.begin(read.head)
    else if ('file' in read) {
      const bytes = fileBytes(read)
      if ((await hashOf(bytes)) !== read.file) throw new Refusal('backupFileBroken', read)
      mustHaveFewPixels(bytes, read.line)
      contents.addFile()
    } else {
      mustBeRow(read, now)
      found.add(read.table)
      keys.add(read)
      references.add(read)
      if (read.table.name === 'menu_links') menu.add(read)
      contents.addRow(read.table.name, read.row)
    }
  }
  references.end()
  menu.end()
  const lacking = tables.find((table) => table.isOneRow && !found.has(table))
  if (lacking) throw new Refusal('backupLacksRow', { table: lacking.name })
  return contents.total()
}

interface Row {
  line: number
  table: TableOfBackup
  row: BackupRow
}

function mustBeRow(read: Row, now: Date): void {
  const { table, row } = read
  const unknown = Object.keys(row).find((column) => !table.columns.has(column))
  if (unknown !== undefined) throw new Refusal('backupNewer', { unknown })
  const { error } = z.safeParse(table.row, row)
  if (error) throw rowFault(read, error.issues)
  const future = futureColumn(table, row, now)
  if (future !== undefined) throw rowFault(read, [{ message: 'ne doit pas être à venir', path: [future] }])
}

function rowFault({ line, table }: Row, issues: readonly Issue[]): Refusal {
  const faults = faultsOf(issues, 'La ligne', (column) => column)
  return new Refusal('backupRowInvalid', { line, table: table.name, faults })
}

/** Sees to it that no row of the menu hangs under itself. */
function menuSeen() {
  const rows = new Map<BackupRow[string], Row>()
  return {
    add(read: Row): void {
      rows.set(read.row.group_id ?? null, read)
    },
    end(): void {
      const leadUp = new Set<Row>()
      for (const first of rows.values()) {
        const path = new Set<Row>()
        for (
          let next: Row | undefined = first;
          next && !leadUp.has(next);
          next = rows.get(next.row.parent_group_id ?? null)
        ) {
          if (path.has(next))
            throw rowFault(next, [{ message: 'mène à la ligne elle-même', path: ['parent_group_id'] }])
          path.add(next)
        }
        for (const each of path) leadUp.add(each)
      }
    },
  }
}

function mustHaveFewPixels(bytes: Uint8Array<ArrayBuffer>, line: number): void {
  const size = pictureSize(bytes)
  if (!size || !isTooLarge(size, RESTORED_SIDE)) return
  const { width, height } = size
  throw new Refusal('backupPictureTooLarge', { line, width, height, most: RESTORED_SIDE })
}

/** Sees to it that no two rows have the same key. */
function keysSeen() {
  const seen = new Map<string, ReturnType<typeof keySet>>()
  return {
    add({ line, table, row }: Row): void {
      for (const { columns, leavesOutEmpty } of table.unique) {
        const values = columns.map((column) => row[column])
        if (leavesOutEmpty && values.every((value) => value === '')) continue
        const name = `${table.name} ${columns.join()}`
        const known = seen.get(name) ?? keySet()
        seen.set(name, known)
        if (!known.add(JSON.stringify(values)))
          throw new Refusal('backupRowTwice', { line, table: table.name, columns: columns.join(', ') })
      }
    },
  }
}

/** Sees to it that the rows are there that others must name, before them or after. */
function referencesSeen() {
  /** Key of the named table -> the values that are there. */
  const there = new Map(
    tables.flatMap(({ mustName }) => mustName.map(({ table, key }) => [`${table}.${key}`, new Set()])),
  )
  const named = new Map(
    tables.map((table) => [
      table,
      [...table.columns].filter((column) => there.has(`${table.name}.${column}`)),
    ]),
  )
  /** The first row that names one which was not there yet. */
  const missing = new Map<string, { values: Set<unknown>; value: BackupRow[string]; fault: Refusal }>()
  return {
    add({ line, table, row }: Row): void {
      for (const column of named.get(table) ?? []) there.get(`${table.name}.${column}`)?.add(row[column])
      for (const { column, table: other, key } of table.mustName) {
        const values = there.get(`${other}.${key}`) ?? new Set()
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
