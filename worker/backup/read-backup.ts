import * as z from 'zod/mini'
import { type BackupLine, backupHead, backupLine } from '../../domain/api/backup.ts'
import { MEDIA_BYTES } from '../../domain/api/media.ts'
import { Refusal } from '../http/refusal.ts'
import { type TableOfBackup, tables } from './tables.ts'

/** Tables that backups once had. Locks are no part of what is put back. */
const READ_OVER: ReadonlySet<string> = new Set(['attempts'])

/** How large a backup may be once it is unpacked. */
export interface BackupLimits {
  bytes: number
  rows: number
}

const MIB = 1024 * 1024
/** Twice what a year of 450 pupils makes, and all files of the largest backup that a call takes. */
export const UPLOAD_LIMITS: BackupLimits = { bytes: 256 * MIB, rows: 1_000_000 }
const NO_LIMITS: BackupLimits = { bytes: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY }

/** Longer than the line of the largest file that can be stored, in base64. */
const LONGEST_LINE = Math.ceil((MEDIA_BYTES * 4) / 3) + 1000
/** Longer than the line of the largest row that a call writes. */
const LONGEST_ROW = MIB / 2
/** So many bytes are unpacked at a time, into at most a thousand times as many. */
const UNPACKED_AT_A_TIME = 4096

export type Head = z.infer<typeof backupHead>
type Content = Exclude<BackupLine, { end: unknown }>
/** `line` counts from 1, the head's. */
export type ReadLine =
  | { line: number; head: Head }
  | { line: number; file: string; bytes: string }
  | { line: number; table: TableOfBackup; row: Extract<Content, { row: unknown }>['row'] }

/**
 * The head and then the lines of a backup, each as a backup has them; what their rows hold is `checkBackup`'s to say.
 * @throws {Refusal} 400 where the file is none, is not whole, is beyond its limits, or has what this school does not know
 */
export async function* readBackup(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
  limits = NO_LIMITS,
): AsyncGenerator<ReadLine, void, void> {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const counted = { rows: 0, files: 0 }
  let line = 0
  let isWhole = false
  for await (const text of linesOf(file, limits)) {
    line += 1
    if (isWhole) throw new Refusal('backupGoesOn')
    if (line === 1) {
      yield { line, head: read(backupHead, text, new Refusal('backupOfOther')) }
      continue
    }
    const content = read(backupLine, text, new Refusal('backupLineUnreadable', { line }))
    if ('end' in content) {
      if (content.end.rows !== counted.rows || content.end.files !== counted.files) break
      isWhole = true
      continue
    }
    // Zod passes it over.
    if ('table' in content && hasPrototype(text)) throw new Refusal('backupNewer', { unknown: '__proto__' })
    counted['table' in content ? 'rows' : 'files'] += 1
    if (counted.rows + counted.files > limits.rows) throw tooLarge(limits)
    if ('file' in content) {
      yield { line, ...content }
      continue
    }
    if (READ_OVER.has(content.table)) continue
    if (text.length > LONGEST_ROW) throw new Refusal('backupLineTooLong', { line })
    const table = byName.get(content.table)
    if (!table) throw new Refusal('backupNewer', { unknown: content.table })
    yield { line, table, row: content.row }
  }
  if (!isWhole) throw new Refusal('backupCut')
}

function read<Schema extends z.ZodMiniType>(schema: Schema, text: string, fault: Refusal): z.infer<Schema> {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    throw fault
  }
}

/** Whether a row has a column of this name, and not only a value. */
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
  /** The beginning of a line whose end has not come yet. */
  let begun: string[] = []
  let length = 0
  try {
    for await (const bytes of inSmallParts(file).pipeThrough(new DecompressionStream('gzip'))) {
      size += bytes.length
      if (size > limits.bytes) throw tooLarge(limits)
      const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n')
      begun.push(first)
      length += first.length
      for (const next of others) {
        yield begun.join('')
        line += 1
        begun = [next]
        length = next.length
      }
      if (length > LONGEST_LINE) throw new Refusal('backupLineTooLong', { line })
    }
    begun.push(decoder.decode())
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('backupPacked')
  }
  const rest = begun.join('')
  if (rest !== '') yield rest
}

/** What one part unpacks to is held at once: no part is large. */
function inSmallParts(file: ReadableStream<Uint8Array<ArrayBuffer>>) {
  return file.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        for (let at = 0; at < bytes.length; at += UNPACKED_AT_A_TIME)
          controller.enqueue(bytes.subarray(at, at + UNPACKED_AT_A_TIME))
      },
    }),
  )
}

function tooLarge({ bytes, rows }: BackupLimits): Refusal {
  return new Refusal('backupTooLarge', { mebibytes: bytes / MIB, rows })
}
