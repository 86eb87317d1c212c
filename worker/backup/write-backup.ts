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

/** The parts of D1 and R2 that backups need, available to both the Worker and the scripts. */
export interface BackupStores {
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
 * Rows are read in pages of about this many characters, because a page's content is a thousand times longer
 * than an activity: few queries for short rows, little memory for long ones.
 */
export const PAGE_CHARACTERS = 1_000_000
const FIRST_PAGE_ROWS = 10
const MAX_PAGE_ROWS = 10_000
/**
 * The number of rows may grow by at most this factor from one page to the next, because the next rows may be
 * longer.
 */
const PAGE_GROWTH = 8

/** Streams all of the school's data as one compressed file. */
export function writeBackup(stores: BackupStores, now: Date): ReadableStream<Uint8Array> {
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
 * Yields the lines of a backup. Rows that refer to a row added too late for the backup are left out. Other
 * rows may change while the backup is read, so a restore computes dependent values (Bravo counts) again.
 */
async function* backupLines(
  { database, files }: BackupStores,
  now: Date,
): AsyncGenerator<string, void, void> {
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
  const hasWrittenTargets = createReferenceFilter()
  for (const table of tables) {
    for await (const page of pagesOf(database, table, lastUserID)) {
      const complete = page.filter(({ row }) => hasWrittenTargets(table, row))
      if (complete.length === 0) continue
      rows += complete.length
      yield complete.map(({ text }) => text).join('\n')
    }
  }

  let fileCount = 0
  const { results: media } = await database.prepare('SELECT hash FROM media').all()
  for (const { hash: key } of media) {
    const hash = String(key)
    const stored = await files.get(hash)
    if (!stored) continue
    fileCount += 1
    yield line({ file: hash, bytes: base64(new Uint8Array(await stored.arrayBuffer())) })
  }
  yield line({ end: { rows, files: fileCount } })
}

/**
 * Returns a predicate, to be called for every row in order. It is false if the row refers to a row that is
 * not in the backup, e.g. to a group created after the groups were read. References to users are filtered by
 * `lastUserID`.
 */
function createReferenceFilter(): (table: TableOfBackup, row: Row) => boolean {
  /** Referenced column -> the values in the backup. */
  const written = new Map(
    tables
      .flatMap(({ requiredReferences }) => requiredReferences)
      .filter(({ table }) => table !== 'users')
      .map(({ table, key }) => [`${table}.${key}`, new Set<unknown>()]),
  )
  return ({ name, key, requiredReferences }, row) => {
    for (const column of key) written.get(`${name}.${column}`)?.add(row[column])
    return requiredReferences.every(
      ({ column, table, key }) => written.get(`${table}.${key}`)?.has(row[column]) ?? true,
    )
  }
}

/** Yields a table's rows in key order, one page at a time. Each page starts after the last key of the previous one. */
async function* pagesOf(
  database: BackupStores['database'],
  { name, key, userID }: TableOfBackup,
  lastUserID: number,
): AsyncGenerator<{ row: Row; text: string }[], void, void> {
  const columns = key.join(', ')
  const hasKnownUser = userID === undefined ? 'true' : `${userID} <= ${lastUserID}`
  const pageAfter = (after: unknown[], limit: number) => {
    const further = after.length === 0 ? 'true' : `(${columns}) > (${after.map(() => '?').join(', ')})`
    return database
      .prepare(
        `SELECT * FROM ${name} WHERE ${hasKnownUser} AND ${further} ORDER BY ${columns} LIMIT ${limit}`,
      )
      .bind(...after)
  }
  let after: unknown[] = []
  let limit = FIRST_PAGE_ROWS
  while (true) {
    const { results } = await pageAfter(after, limit).all()
    const last = results.at(-1)
    if (last === undefined) return
    const page = results.map((row) => ({ row, text: JSON.stringify({ table: name, row }) }))
    yield page
    if (results.length < limit) return
    after = key.map((column) => last[column])
    limit = nextLimit(page)
  }
}

function nextLimit(page: readonly { text: string }[]): number {
  const longest = Math.max(...page.map(({ text }) => text.length))
  const most = Math.min(MAX_PAGE_ROWS, page.length * PAGE_GROWTH, Math.floor(PAGE_CHARACTERS / longest))
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
