import type { BackupRow } from '../../domain/api/backup.ts'
import { monthKey, schoolMonth } from '../../domain/school-months.ts'
import { isSkipped } from './check-backup.ts'
import { fileBytes, readBackup } from './read-backup.ts'
import type { BackupStores } from './write-backup.ts'

/** A chunk of rows of one table, stored in `restore_parts` under its number, from 1. */
export interface Part {
  part: number
  table: string
}

export interface StagedBackup {
  parts: Part[]
  rows: number
  files: number
  lastUserID: number
}

/** A D1 parameter and a row are limited to 2 MB. */
const MAX_PART_CHARACTERS = 400_000

/**
 * Stores a backup's rows in `restore_parts` and its files, whose names are hashes, in R2. Monthly Bravo
 * counts are computed from the Bravos, because the backup's counts may include one added after the Bravos
 * were read.
 */
export async function stageBackup(
  { database, files }: BackupStores,
  backup: ReadableStream<Uint8Array<ArrayBuffer>>,
  restore: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<StagedBackup> {
  const staged: StagedBackup = { parts: [], rows: 0, files: 0, lastUserID: 0 }
  const bravos = countBravos(timeZone)
  const openChecks = newestOpenChecks()
  // A backup may have its rows in any order, so rows are collected per table.
  const pending = new Map<string, PendingRows>()
  const store = async (table: string, { rows }: PendingRows) => {
    const part = staged.parts.push({ part: staged.parts.length + 1, table })
    await database
      .prepare('INSERT INTO restore_parts (restore, part, created_at, content) VALUES (?, ?, ?, ?)')
      .bind(restore, part, now.toISOString(), `[${rows.join()}]`)
      .all()
  }
  const stage = async (table: string, row: BackupRow) => {
    const chunk = pending.get(table) ?? { rows: [], characters: 0 }
    pending.set(table, chunk)
    const text = JSON.stringify(row)
    chunk.rows.push(text)
    chunk.characters += text.length
    if (chunk.characters <= MAX_PART_CHARACTERS) return
    pending.delete(table)
    await store(table, chunk)
  }
  for await (const line of readBackup(backup)) {
    if ('head' in line) {
      staged.lastUserID = line.head.lastUserID
    } else if ('file' in line) {
      await files.put(line.file, fileBytes(line))
      staged.files += 1
    } else {
      if (isSkipped(line, now)) continue
      const { table, row } = line
      staged.rows += 1
      if (table.name === 'bravos') bravos.add(row)
      const staging = table.name === 'checks' ? openChecks.add(row) : row
      if (staging && table.name !== 'bravo_counts') await stage(table.name, staging)
    }
  }
  for (const row of bravos.rows()) await stage('bravo_counts', row)
  for (const row of openChecks.rows()) await stage('checks', row)
  for (const [table, rows] of pending) await store(table, rows)
  return staged
}

interface PendingRows {
  /** Rows as JSON. */
  rows: string[]
  characters: number
}

/** Computes the rows of `bravo_counts` from those of `bravos`: by school month, without those taken back. */
function countBravos(timeZone: string): { add(bravo: BackupRow): void; rows(): Iterable<BackupRow> } {
  const counts = new Map<string, { month: string; user_id: BackupRow[string]; count: number }>()
  return {
    add({ user_id = null, date_created, taken_back_at = null }) {
      if (taken_back_at !== null) return
      const month = monthKey(schoolMonth(new Date(String(date_created)), timeZone))
      const key = `${month} ${user_id}`
      counts.set(key, { month, user_id, count: (counts.get(key)?.count ?? 0) + 1 })
    },
    rows: () => counts.values(),
  }
}

/** Leaves only the newest check of each class open. Early versions allowed several. */
function newestOpenChecks(): {
  /** @returns the row to stage now; undefined if it may be staged later as one of `rows` */
  add(check: BackupRow): BackupRow | undefined
  rows(): Iterable<BackupRow>
} {
  const byClass = new Map<BackupRow[string], BackupRow>()
  return {
    add(check) {
      if (check.open == null) return check
      const classCode = check.class_code ?? null
      const other = byClass.get(classCode)
      const isNewest = Number(check.check_id) > Number(other?.check_id ?? 0)
      if (isNewest) byClass.set(classCode, check)
      const older = isNewest ? other : check
      return older && { ...older, open: null }
    },
    rows: () => byClass.values(),
  }
}
