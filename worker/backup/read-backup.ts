import * as z from 'zod/mini'
import { type BackupLine, backupHead, backupLine } from '../../domain/api/backup.ts'
import { tables } from './tables.ts'

/** Why a file is not taken for a backup, in a sentence. */
export class BackupFault extends Error {
  override name = 'BackupFault'
}

/** Longer than the line of the largest file that can be stored. */
const LONGEST_LINE = 4 * 1024 * 1024

export type Head = z.infer<typeof backupHead>

/**
 * The head and then the lines of a backup, each checked.
 * @throws {BackupFault} where the file is none, is not whole, or has what this school does not know
 */
export async function* readBackup(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ head: Head } | Exclude<BackupLine, { end: unknown }>, void, void> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
  const counted = { rows: 0, files: 0 }
  let hasHead = false
  let isWhole = false
  for await (const text of linesOf(file)) {
    if (isWhole) throw new BackupFault('The backup goes on after its end.')
    if (!hasHead) {
      yield { head: checked(backupHead, text, 'The file is no backup of this kind of school.') }
      hasHead = true
      continue
    }
    const line = checked(backupLine, text, 'The backup has a line that cannot be read.')
    if ('end' in line) {
      if (line.end.rows !== counted.rows || line.end.files !== counted.files) break
      isWhole = true
      continue
    }
    if ('table' in line) {
      const columns = columnsOf.get(line.table)
      const unknown = columns ? Object.keys(line.row).find((name) => !columns.has(name)) : line.table
      if (unknown !== undefined)
        throw new BackupFault(`The backup is of a newer version: "${unknown}" is not known here.`)
    }
    counted['table' in line ? 'rows' : 'files'] += 1
    yield line
  }
  if (!isWhole) throw new BackupFault('The backup is not whole: its end is missing.')
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, text: string, fault: string): z.infer<Schema> {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    throw new BackupFault(fault)
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
      if (rest.length > LONGEST_LINE) throw new BackupFault('The backup has a line that is too long.')
      yield* lines
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error
    throw new BackupFault('The file is no backup: it cannot be decompressed.')
  }
  if (rest !== '') yield rest
}
