import type * as z from 'zod/mini'
import { BACKUP_FORMAT, type BackupLine, type backupHead } from '../../domain/api/backup.ts'
import { tables } from './tables.ts'

interface Statement {
  bind(...values: unknown[]): Statement
  all(): Promise<Result>
}
interface Result {
  results: Record<string, unknown>[]
}

/** What a backup is made of: the part of D1 and R2 that the Worker and the scripts both have. */
export interface Stores {
  database: { prepare(query: string): Statement; batch(statements: Statement[]): Promise<Result[]> }
  files: {
    get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
    put(key: string, value: Uint8Array): Promise<unknown>
  }
}

const ROWS_AT_A_TIME = 1000

/** Everything that the school keeps, as one compressed file; it is read as it is sent. */
export function writeBackup(stores: Stores, now: Date): ReadableStream<Uint8Array> {
  const lines = backupLines(stores, now)
  const text = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(`${value}\n`)
    },
    async cancel() {
      await lines.return()
    },
  })
  return text.pipeThrough(new TextEncoderStream()).pipeThrough(new CompressionStream('gzip'))
}

/**
 * The rows that there are at one moment: each table is read up to the last row that it had then, so that no row of
 * the backup names a user who came later. A row that changes in place is as it is when its part is read: what must agree
 * with other rows, the counts of Bravos, a restore counts anew.
 */
async function* backupLines({ database, files }: Stores, now: Date): AsyncGenerator<string, void, void> {
  const results = await database.batch([
    database.prepare("SELECT seq AS last FROM sqlite_sequence WHERE name = 'users'"),
    ...tables.map(({ name }) => database.prepare(`SELECT max(rowid) AS last FROM ${name}`)),
  ])
  const [lastUserID = 0, ...lasts] = results.map(({ results }) => Number(results[0]?.last ?? 0))
  yield JSON.stringify({
    format: BACKUP_FORMAT,
    version: 1,
    created: now.toISOString(),
    lastUserID,
  } satisfies z.infer<typeof backupHead>)

  let rows = 0
  for (const [index, { name }] of tables.entries()) {
    for await (const some of rowsUpTo(database, name, lasts[index] ?? 0)) {
      rows += some.length
      yield some.map((row) => JSON.stringify({ table: name, row })).join('\n')
    }
  }

  let kept = 0
  const { results: media } = await database.prepare('SELECT hash FROM media').all()
  for (const { hash: key } of media) {
    const hash = String(key)
    const stored = await files.get(hash)
    if (!stored) continue
    kept += 1
    yield line({ file: hash, bytes: base64(new Uint8Array(await stored.arrayBuffer())) })
  }
  yield line({ end: { rows, files: kept } })
}

async function* rowsUpTo(database: Stores['database'], table: string, last: number) {
  const next = database.prepare(
    `SELECT rowid AS "backup rowid", * FROM ${table} WHERE rowid > ? AND rowid <= ? ORDER BY rowid LIMIT ${ROWS_AT_A_TIME}`,
  )
  let after = 0
  while (after < last) {
    const { results } = await next.bind(after, last).all()
    if (results.length === 0) return
    after = Number(results.at(-1)?.['backup rowid'])
    yield results.map(({ 'backup rowid': _rowid, ...row }) => row)
  }
}

function line(content: BackupLine): string {
  return JSON.stringify(content)
}

function base64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8190) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 8190))))
  }
  return parts.join('')
}
