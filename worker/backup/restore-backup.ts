import { readBackup } from './read-backup.ts'
import { tables } from './tables.ts'
import type { Stores } from './write-backup.ts'

export interface Restored {
  rows: number
  files: number
}

/** A statement takes a list as one bound text, at most 2 MB. */
const CHARACTERS_A_STATEMENT = 400_000

/**
 * Puts what a backup holds in the place of all that the school keeps. The file is read twice: first to the end
 * without a change, so that a file which is none or not whole changes nothing. The menu's stamp alone is raised,
 * since browsers take only a newer menu.
 * @param open gives the file from its beginning, each time
 * @throws {BackupFault} where the file is not taken: nothing is changed then
 */
export async function restoreBackup(
  { database, files }: Stores,
  open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>,
  now: Date,
): Promise<Restored> {
  for await (const _line of readBackup(await open()));
  const versions = await readVersions(database)
  await database.batch([
    database.prepare('PRAGMA defer_foreign_keys = ON'),
    ...tables.toReversed().map(({ name }) => database.prepare(`DELETE FROM ${name}`)),
  ])

  const restored: Restored = { rows: 0, files: 0 }
  let waiting = nothing()
  const insertWaiting = async () => {
    if (waiting.rows.length > 0) await database.batch([insertion(database, waiting)])
    waiting = nothing()
  }
  let lastUserID = 0
  for await (const line of readBackup(await open())) {
    if ('head' in line) {
      lastUserID = line.head.lastUserID
    } else if ('file' in line) {
      const bytes = Uint8Array.from(atob(line.bytes), (character) => character.charCodeAt(0))
      await files.put(line.file, bytes)
      restored.files += 1
    } else {
      const columns = Object.keys(line.row)
      if (waiting.table !== line.table || waiting.columns.join() !== columns.join()) await insertWaiting()
      const row = JSON.stringify(line.row)
      waiting = {
        table: line.table,
        columns,
        rows: waiting.rows,
        characters: waiting.characters + row.length,
      }
      waiting.rows.push(row)
      if (waiting.characters > CHARACTERS_A_STATEMENT) await insertWaiting()
      restored.rows += 1
    }
  }
  await insertWaiting()
  await database.batch([
    ...raiseUserIDs(database, lastUserID, now),
    keepVersions(database, versions),
    database.prepare('UPDATE menu_stamp SET stamp = max(stamp + 1, ?)').bind(now.getTime()),
  ])
  return restored
}

/** Rows of one table with the same columns, each as JSON. */
interface Rows {
  table: string
  columns: string[]
  rows: string[]
  characters: number
}

function nothing(): Rows {
  return { table: '', columns: [], rows: [], characters: 0 }
}

/** Names of tables and columns are those of the schema: `readBackup` lets no other pass. */
function insertion(
  database: Stores['database'],
  { table, columns, rows }: Rows,
): ReturnType<Stores['database']['prepare']> {
  const values = columns.map((name) => `value ->> '$.${name}'`)
  return database
    .prepare(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?)`)
    .bind(`[${rows.join()}]`)
}

/** The versions of each user's tokens and card, as JSON. */
async function readVersions(database: Stores['database']): Promise<string> {
  const { results } = await database
    .prepare('SELECT id, token_version AS token, card_version AS card FROM users')
    .all()
  return JSON.stringify(results)
}

/** What was revoked since the backup stays revoked: no version falls. */
function keepVersions(database: Stores['database'], versions: string) {
  return database
    .prepare(
      `UPDATE users SET token_version = max(token_version, former.value ->> '$.token'),
         card_version = max(card_version, former.value ->> '$.card')
       FROM json_each(?) AS former WHERE users.id = former.value ->> '$.id'`,
    )
    .bind(versions)
}

/** A number that a user once had is given to nobody else. */
function raiseUserIDs(database: Stores['database'], lastUserID: number, now: Date) {
  const name = `restored ${crypto.randomUUID()}`
  return [
    database
      .prepare(
        `INSERT INTO users (id, user_name, user_name_key, display_name, avatar_url, is_enabled, created_at)
         SELECT ?1, ?2, ?2, ?2, '', 0, ?3 WHERE NOT EXISTS (SELECT 1 FROM users WHERE id >= ?1)`,
      )
      .bind(lastUserID, name, now.toISOString()),
    database.prepare('DELETE FROM users WHERE user_name = ?').bind(name),
  ]
}
