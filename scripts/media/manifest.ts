import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const file = join(import.meta.dirname, 'sounds.json')
const rows = z.record(z.string(), z.string())

/** What is known of a committed sound: its proof. */
export interface Made {
  /** Of the text, its right sounds and the voice (`speechHash`). */
  hash: string
  /** Of the MP3 file. */
  file: string
  /** What the voice said in it, in X-SAMPA. */
  phones: string
  /** Which words were given to the voice as phonemes. */
  byPhonemes: readonly number[]
}

/** Path of a sound under the media base -> its proof. */
export type Manifest = ReadonlyMap<string, Made>

/** A row of the file is "hash file phones", and the numbers of the words behind them where there are any. */
export async function readManifest(): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return new Map(
    Object.entries(rows.parse(JSON.parse(text))).map(([path, row]) => {
      const [hash = '', mp3 = '', phones = '', numbers] = row.split(' ')
      return [path, { hash, file: mp3, phones, byPhonemes: numbers?.split(',').map(Number) ?? [] }]
    }),
  )
}

export async function writeManifest(sounds: Manifest): Promise<void> {
  const sorted = [...sounds].sort(([a], [b]) => (a < b ? -1 : 1))
  const text = sorted.map(([path, made]) => [path, rowOf(made)])
  await writeFile(file, `${JSON.stringify(Object.fromEntries(text), null, 2)}\n`)
}

function rowOf({ hash, file: mp3, phones, byPhonemes }: Made): string {
  return [hash, mp3, phones, ...(byPhonemes.length > 0 ? [byPhonemes.join(',')] : [])].join(' ')
}
