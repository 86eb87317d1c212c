import * as z from 'zod/mini'
import { type BackupLine, backupHead, backupLine } from '../../domain/api/backup.ts'
import { Refusal } from '../refusal.ts'
import { tables } from './tables.ts'

/** Longer than the line of the largest file that can be stored. */
const LONGEST_LINE = 4 * 1024 * 1024

export type Head = z.infer<typeof backupHead>

/**
 * The head and then the lines of a backup, each checked.
 * @throws {Refusal} 400 where the file is none, is not whole, or has what this school does not know
 */
export async function* readBackup(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ head: Head } | Exclude<BackupLine, { end: unknown }>, void, void> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
  const counted = { rows: 0, files: 0 }
  let hasHead = false
  let isWhole = false
  for await (const text of linesOf(file)) {
    if (isWhole) throw new Refusal('backupGoesOn')
    if (!hasHead) {
      yield { head: checked(backupHead, text, 'backupOfOther') }
      hasHead = true
      continue
    }
    const line = checked(backupLine, text, 'backupLineUnreadable')
    if ('end' in line) {
      if (line.end.rows !== counted.rows || line.end.files !== counted.files) break
      isWhole = true
      continue
    }
    if ('table' in line) {
      const columns = columnsOf.get(line.table)
      const unknown = columns ? Object.keys(line.row).find((name) => !columns.has(name)) : line.table
      if (unknown !== undefined) throw new Refusal('backupNewer', { unknown })
    }
    counted['table' in line ? 'rows' : 'files'] += 1
    yield line
  }
  if (!isWhole) throw new Refusal('backupCut')
}

function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
  fault: 'backupOfOther' | 'backupLineUnreadable',
): z.infer<Schema> {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    throw new Refusal(fault)
  }
}

async function* linesOf(file: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string, void, void> {
  const text = file
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
  let rest = ''
  try {
    for await (const part of text) {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > LONGEST_LINE) throw new Refusal('backupLineTooLong')
      yield* lines
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('backupPacked')
  }
  if (rest !== '') yield rest
}
