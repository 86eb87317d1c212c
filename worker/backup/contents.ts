import * as z from 'zod/mini'
import { type BackupContents, type BackupRow, backupContents } from '../../domain/api/backup.ts'
import type { Head } from './read-backup.ts'
import type { BackupStores } from './write-backup.ts'

interface Counter {
  name: Exclude<keyof BackupContents, 'created' | 'files'>
  table: string
  where: string
  /** Same condition as `where`, for a row of a backup, which may lack newer columns. */
  has(row: BackupRow): boolean
}

/** SQL condition. */
export const CAN_ADMINISTER = 'is_admin AND scope IS NULL AND is_enabled AND password_hash IS NOT NULL'

const counters: readonly Counter[] = [
  {
    name: 'pupils',
    table: 'users',
    where: 'NOT is_admin AND is_enabled',
    has: ({ is_admin, is_enabled }) => is_admin !== 1 && is_enabled !== 0,
  },
  {
    name: 'administrators',
    table: 'users',
    where: CAN_ADMINISTER,
    has: ({ is_admin, scope = null, is_enabled, password_hash = null }) =>
      is_admin === 1 && scope === null && is_enabled !== 0 && password_hash !== null,
  },
  { name: 'classes', table: 'classes', where: 'true', has: () => true },
  { name: 'activities', table: 'activities', where: 'true', has: () => true },
  {
    name: 'bravos',
    table: 'bravos',
    where: 'taken_back_at IS NULL',
    has: ({ taken_back_at = null }) => taken_back_at === null,
  },
]

export function contentsCounter() {
  const contents: BackupContents = {
    created: '',
    pupils: 0,
    administrators: 0,
    classes: 0,
    activities: 0,
    bravos: 0,
    files: 0,
  }
  return {
    begin({ created }: Head): void {
      contents.created = created
    },
    addRow(table: string, row: BackupRow): void {
      for (const each of counters) if (each.table === table && each.has(row)) contents[each.name] += 1
    },
    addFile(): void {
      contents.files += 1
    },
    total: () => contents,
  }
}

export async function contentsOf(database: BackupStores['database'], now: Date): Promise<BackupContents> {
  const counts = counters.map(
    ({ name, table, where }) => `(SELECT count(*) FROM ${table} WHERE ${where}) AS ${name}`,
  )
  const { results } = await database
    .prepare(`SELECT ${counts.join(', ')}, (SELECT count(*) FROM media) AS files`)
    .all()
  return z.parse(backupContents, { created: now.toISOString(), ...results[0] })
}
