import type * as z from 'zod/mini'
import { BACKUP_FORMAT, type BackupLine, type backupHead } from '../../domain/api/backup.ts'
import { type TableOfBackup, tables } from './tables.ts'

interface Statement {
  bind(...values: unknown[]): Statement
  all(): Promise<Result>
}
type Row = Record<string, unknown>
interface Result {
  results: Row[]
}

/** What a backup is made of: the part of D1 and R2 that the Worker and the scripts both have. */
export interface Stores {
  database: { prepare(query: string): Statement; batch(statements: Statement[]): Promise<Result[]> }
  files: {
    get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
    put(key: string, value: Uint8Array): Promise<unknown>
    list(options: { prefix: string; include?: ['customMetadata'] }): Promise<{ objects: StoredFile[] }>
    delete(keys: string[]): Promise<void>
    createMultipartUpload(
      key: string,
      options: { customMetadata: Record<string, string> },
    ): Promise<{
      uploadPart(number: number, bytes: Uint8Array): Promise<UploadedPart>
      complete(parts: UploadedPart[]): Promise<unknown>
    }>
  }
}

interface StoredFile {
  key: string
  size: number
  customMetadata?: Record<string, string>
}
interface UploadedPart {
  partNumber: number
  etag: string
}

/**
 * Rows are read in pages of about so many characters, since a row of a page's content is a thousand times as long as one of an
 * activity: few queries for many rows, and little memory for long ones.
 */
export const PAGE_CHARACTERS = 1_000_000
const FIRST_PAGE_ROWS = 10
const MOST_PAGE_ROWS = 10_000
/** The next page has at most so many times the rows of the one before, which may have been shorter ones. */
const PAGE_GROWTH = 8

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
 * Of the users that there are when it begins, every row: who comes later is in no row of the backup, so that none names a
 * user that it has not. A row that is added or changes meanwhile is there, as it then is, where its part is read after: what
 * must agree with other rows, the counts of Bravos, a restore counts again.
 */
async function* backupLines({ database, files }: Stores, now: Date): AsyncGenerator<string, void, void> {
  const { results } = await database
    .prepare("SELECT seq AS last FROM sqlite_sequence WHERE name = 'users'")
    .all()
  const lastUserID = Number(results[0]?.last ?? 0)
  yield JSON.stringify({
    format: BACKUP_FORMAT,
    version: 1,
    created: now.toISOString(),
    lastUserID,
  } satisfies z.infer<typeof backupHead>)

  let rows = 0
  for (const table of tables) {
    for await (const page of pagesOf(database, table, lastUserID)) {
      rows += page.length
      yield page.join('\n')
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

/** The lines of a table's rows in the order of the key: the next page begins after the last row of the one before. */
async function* pagesOf(
  database: Stores['database'],
  { name, key, userID }: TableOfBackup,
  lastUserID: number,
): AsyncGenerator<string[], void, void> {
  const columns = key.join(', ')
  const known = userID === undefined ? 'true' : `${userID} <= ${lastUserID}`
  const pageAfter = (after: unknown[], limit: number) => {
    const further = after.length === 0 ? 'true' : `(${columns}) > (${after.map(() => '?').join(', ')})`
    return database
      .prepare(`SELECT * FROM ${name} WHERE ${known} AND ${further} ORDER BY ${columns} LIMIT ${limit}`)
      .bind(...after)
  }
  let after: unknown[] = []
  let limit = FIRST_PAGE_ROWS
  while (true) {
    const { results } = await pageAfter(after, limit).all()
    const last = results.at(-1)
    if (last === undefined) return
    const page = results.map((row) => JSON.stringify({ table: name, row }))
    yield page
    if (results.length < limit) return
    after = key.map((column) => last[column])
    limit = nextLimit(page)
  }
}

function nextLimit(page: readonly string[]): number {
  const longest = Math.max(...page.map((row) => row.length))
  const most = Math.min(MOST_PAGE_ROWS, page.length * PAGE_GROWTH, Math.floor(PAGE_CHARACTERS / longest))
  return Math.max(1, most)
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
