import type { BackupRow } from '../../domain/api/backup.ts'
import { countBravos } from './count-bravos.ts'
import { fileBytes } from './file-bytes.ts'
import { newestOpenChecks } from './newest-open-checks.ts'
import { readBackup } from './read-backup.ts'
import type { Stores } from './write-backup.ts'

/** Rows of one table, kept in `restore_parts` under their number, from 1. */
export interface Part {
  part: number
  table: string
}

export interface Staged {
  parts: Part[]
  rows: number
  files: number
  lastUserID: number
}

/** A statement takes a list as one bound text, at most 2 MB, and so does a row. */
const CHARACTERS_A_PART = 400_000

/**
 * Puts a backup's rows beside those of the school, and its files, whose names are their hashes, to the others. How many
 * Bravos a pupil got in a month is counted again: the file's own count may know of one that came too late for the file.
 */
export async function stageBackup(
  { database, files }: Stores,
  backup: ReadableStream<Uint8Array<ArrayBuffer>>,
  restore: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Staged> {
  const staged: Staged = { parts: [], rows: 0, files: 0, lastUserID: 0 }
  const bravos = countBravos(timeZone)
  const openChecks = newestOpenChecks()
  // A file may have its rows in any order: those of a table wait for each other.
  const waiting = new Map<string, Rows>()
  const store = async (table: string, { rows }: Rows) => {
    const part = staged.parts.push({ part: staged.parts.length + 1, table })
    await database
      .prepare('INSERT INTO restore_parts (restore, part, created_at, content) VALUES (?, ?, ?, ?)')
      .bind(restore, part, now.toISOString(), `[${rows.join()}]`)
      .all()
  }
  const keep = async (table: string, row: BackupRow) => {
    const its = waiting.get(table) ?? { rows: [], characters: 0 }
    waiting.set(table, its)
    const text = JSON.stringify(row)
    its.rows.push(text)
    its.characters += text.length
    if (its.characters <= CHARACTERS_A_PART) return
    waiting.delete(table)
    await store(table, its)
  }
  for await (const line of readBackup(backup)) {
    if ('head' in line) {
      staged.lastUserID = line.head.lastUserID
    } else if ('file' in line) {
      await files.put(line.file, fileBytes(line))
      staged.files += 1
    } else {
      const { table, row } = line
      staged.rows += 1
      if (table.name === 'bravos') bravos.add(row)
      const kept = table.name === 'checks' ? openChecks.add(row) : row
      if (kept && table.name !== 'bravo_counts') await keep(table.name, kept)
    }
  }
  for (const row of bravos.rows()) await keep('bravo_counts', row)
  for (const row of openChecks.rows()) await keep('checks', row)
  for (const [table, rows] of waiting) await store(table, rows)
  return staged
}

interface Rows {
  /** Each as JSON. */
  rows: string[]
  characters: number
}
