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

/** Puts a backup's rows beside those of the school, and its files, whose names are their hashes, to the others. */
export async function stageBackup(
  { database, files }: Stores,
  backup: ReadableStream<Uint8Array<ArrayBuffer>>,
  restore: string,
  now: Date,
): Promise<Staged> {
  const staged: Staged = { parts: [], rows: 0, files: 0, lastUserID: 0 }
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
  for await (const line of readBackup(backup)) {
    if ('head' in line) {
      staged.lastUserID = line.head.lastUserID
    } else if ('file' in line) {
      await files.put(
        line.file,
        Uint8Array.from(atob(line.bytes), (character) => character.charCodeAt(0)),
      )
      staged.files += 1
    } else {
      const columns = Object.keys(line.row)
      if (waiting.table !== line.table || waiting.columns.join() !== columns.join()) await keepWaiting()
      const row = JSON.stringify(line.row)
      waiting = {
        table: line.table,
        columns,
        rows: waiting.rows,
        characters: waiting.characters + row.length,
      }
      waiting.rows.push(row)
      if (waiting.characters > CHARACTERS_A_PART) await keepWaiting()
      staged.rows += 1
    }
  }
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
