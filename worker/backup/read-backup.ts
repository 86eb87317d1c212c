import * as z from 'zod/mini'
import { type BackupLine, backupHead, backupLine } from '../../domain/api/backup.ts'
import { MAX_MEDIA_BYTES } from '../../domain/api/media.ts'
import { Refusal } from '../http/refusal.ts'
import { type TableOfBackup, tables } from './tables.ts'

/** Tables in older backups that are skipped. Locks are not restored. */
const SKIPPED_TABLES: ReadonlySet<string> = new Set(['attempts'])

/** Limits of the unpacked backup. */
export interface BackupLimits {
  bytes: number
  rows: number
}

const MIB = 1024 * 1024
/** Twice the size of a year with 450 pupils, including all files of the largest accepted upload. */
export const UPLOAD_LIMITS: BackupLimits = { bytes: 256 * MIB, rows: 1_000_000 }
const NO_LIMITS: BackupLimits = { bytes: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY }

/** Longer than the line of the largest possible file in base64. */
const MAX_LINE_LENGTH = Math.ceil((MAX_MEDIA_BYTES * 4) / 3) + 1000
/** Longer than the line of the largest row that a call writes. */
const MAX_ROW_LENGTH = MIB / 2
/** Compressed bytes unpacked at a time; they expand at most a thousandfold. */
const CHUNK_BYTES = 4096

export type Head = z.infer<typeof backupHead>
type Content = Exclude<BackupLine, { end: unknown }>
/** `line` counts from 1, which is the head. */
export type ReadLine =
  | { line: number; head: Head }
  | { line: number; file: string; bytes: string }
  | { line: number; table: TableOfBackup; row: Extract<Content, { row: unknown }>['row'] }

/**
 * Yields the head and then the lines of a backup. `checkBackup` validates the rows.
 * @throws {Refusal} 400 if the file is not a backup, incomplete, beyond its limits, or has unknown tables
 */
export async function* readBackup(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
  limits = NO_LIMITS,
): AsyncGenerator<ReadLine, void, void> {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const counts = { rows: 0, files: 0 }
  let line = 0
  let hasEnded = false
  for await (const text of linesOf(file, limits)) {
    line += 1
    if (hasEnded) throw new Refusal('backupGoesOn')
    if (line === 1) {
      yield { line, head: read(backupHead, text, new Refusal('backupOfOther')) }
      continue
    }
    const content = read(backupLine, text, new Refusal('backupLineUnreadable', { line }))
    if ('end' in content) {
      if (content.end.rows !== counts.rows || content.end.files !== counts.files) break
      hasEnded = true
      continue
    }
    // Zod ignores the key `__proto__`.
    if ('table' in content && hasPrototype(text))
      throw new Refusal('backupIncompatible', { unknown: '__proto__' })
    counts['table' in content ? 'rows' : 'files'] += 1
    if (counts.rows + counts.files > limits.rows) throw tooLarge(limits)
    if ('file' in content) {
      yield { line, ...content }
      continue
    }
    if (SKIPPED_TABLES.has(content.table)) continue
    if (text.length > MAX_ROW_LENGTH) throw new Refusal('backupLineTooLong', { line })
    const table = byName.get(content.table)
    if (!table) throw new Refusal('backupIncompatible', { unknown: content.table })
    yield { line, table, row: content.row }
  }
  if (!hasEnded) throw new Refusal('backupCut')
}

function read<Schema extends z.ZodMiniType>(schema: Schema, text: string, fault: Refusal): z.infer<Schema> {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    throw fault
  }
}

/** True if `__proto__` is the name of a column of the row, not only part of a value. */
function hasPrototype(text: string): boolean {
  return text.includes('"__proto__"') && Object.hasOwn(JSON.parse(text).row, '__proto__')
}

async function* linesOf(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
  limits: BackupLimits,
): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let size = 0
  let line = 1
  /** The parts of the current, unfinished line. */
  let parts: string[] = []
  let length = 0
  try {
    for await (const bytes of inSmallChunks(file).pipeThrough(new DecompressionStream('gzip'))) {
      size += bytes.length
      if (size > limits.bytes) throw tooLarge(limits)
      const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n')
      parts.push(first)
      length += first.length
      for (const next of others) {
        yield parts.join('')
        line += 1
        parts = [next]
        length = next.length
      }
      if (length > MAX_LINE_LENGTH) throw new Refusal('backupLineTooLong', { line })
    }
    parts.push(decoder.decode())
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('backupPacked')
  }
  const rest = parts.join('')
  if (rest !== '') yield rest
}

/** Splits the file, because the runtime unpacks each chunk as a whole. */
function inSmallChunks(file: ReadableStream<Uint8Array<ArrayBuffer>>) {
  return file.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
          controller.enqueue(bytes.subarray(at, at + CHUNK_BYTES))
      },
    }),
  )
}

function tooLarge({ bytes, rows }: BackupLimits): Refusal {
  return new Refusal('backupTooLarge', { mebibytes: bytes / MIB, rows })
}

/** Decodes a file of a backup. @throws {Refusal} 400 if it is not base64 */
export function fileBytes(read: { line: number; file: string; bytes: string }): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(read.bytes), (character) => character.charCodeAt(0))
  } catch {
    throw new Refusal('backupFileBroken', read)
  }
}
