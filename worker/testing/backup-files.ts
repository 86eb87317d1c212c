import { BACKUP_TYPE } from '../../domain/api/backup.ts'
import type { School } from './school.ts'

/** Helpers to read, change and send backups. */

type Line = Record<string, unknown>
export type Lines = { head: Line; content: Line[] }

export async function download(school: School): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await school.send('GET /backup', { as: 'madame' })
  if (answer.status !== 200) throw new Error(`The backup was refused: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

export function sendBackup(
  school: School,
  file: Uint8Array<ArrayBuffer>,
  call: 'preview' | 'restore' = 'restore',
) {
  return school.call(`POST /backup/${call}`, { as: 'madame', file, headers: { 'content-type': BACKUP_TYPE } })
}

export async function packBackup(
  text: string | ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = typeof text === 'string' ? new Blob([text]).stream() : text
  return new Uint8Array(await new Response(stream.pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
}

export async function unpackBackup(file: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Response(new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

/** Changes the lines of a backup and corrects the counts in its last line. */
export async function changeBackup(
  file: Uint8Array<ArrayBuffer>,
  change: (lines: Lines) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const [head = {}, ...rest] = (await unpackBackup(file))
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line))
  const lines = { head, content: rest.filter((line) => !('end' in line)) }
  change(lines)
  const rows = lines.content.filter((line) => 'row' in line).length
  const all = [lines.head, ...lines.content, { end: { rows, files: lines.content.length - rows } }]
  return packBackup(all.map((line) => `${JSON.stringify(line)}\n`).join(''))
}
