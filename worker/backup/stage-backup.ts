import type { BackupRow } from '../../domain/api/backup.ts'
import { countBravos } from './count-bravos.ts'
import { fileBytes } from './file-bytes.ts'
import { readBackup } from './read-backup.ts'
import type { Stores } from './write-backup.ts'

/** Rows of one table with the same columns, kept in `restore_parts` under their number, from 1. */
export interface Part {
  part: number
  table: string
  columns: string[]
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
  let waiting = nothing()
  const keepWaiting = async () => {
    const { table, columns, rows } = waiting
    waiting = nothing()
    if (rows.length === 0) return
    const part = staged.parts.push({ part: staged.parts.length + 1, table, columns })
    await database
      .prepare('INSERT INTO restore_parts (restore, part, created_at, content) VALUES (?, ?, ?, ?)')
      .bind(restore, part, now.toISOString(), `[${rows.join()}]`)
      .all()
  }
  const keep = async (table: string, row: BackupRow) => {
    const columns = Object.keys(row)
    if (waiting.table !== table || waiting.columns.join() !== columns.join()) await keepWaiting()
    const text = JSON.stringify(row)
    waiting = { table, columns, rows: waiting.rows, characters: waiting.characters + text.length }
    waiting.rows.push(text)
    if (waiting.characters > CHARACTERS_A_PART) await keepWaiting()
  }
  for await (const line of readBackup(backup)) {
    if ('head' in line) {
      staged.lastUserID = line.head.lastUserID
    } else if ('file' in line) {
      await files.put(line.file, fileBytes(line))
      staged.files += 1
    } else {
      staged.rows += 1
      if (line.table.name === 'bravos') bravos.add(line.row)
      if (line.table.name !== 'bravo_counts') await keep(line.table.name, line.row)
    }
  }
  for (const row of bravos.rows()) await keep('bravo_counts', row)
  await keepWaiting()
  return staged
}

interface Rows {
  table: string
  columns: string[]
  /** Each as JSON. */
  rows: string[]
  characters: number
}

function nothing(): Rows {
  return { table: '', columns: [], rows: [], characters: 0 }
}
