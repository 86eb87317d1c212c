import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const file = join(import.meta.dirname, 'sounds.json')
const rows = z.record(z.string(), z.string())

/** The proof of a committed sound. */
export interface SoundProof {
  /** Hash of the text, its expected phones and the voice (`speechHash`). */
  hash: string
  /** Hash of the MP3 file. */
  file: string
  /** The spoken phones in X-SAMPA. */
  phones: string
  /** Indexes of the words that were passed to the voice as phonemes. */
  byPhonemes: readonly number[]
}

/** Proofs by the sound's path under the media base. */
export type Manifest = ReadonlyMap<string, SoundProof>

/** A row of the file is "hash file phones", optionally followed by the comma-separated `byPhonemes`. */
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
  const text = sorted.map(([path, proof]) => [path, rowOf(proof)])
  await writeFile(file, `${JSON.stringify(Object.fromEntries(text), null, 2)}\n`)
}

function rowOf({ hash, file: mp3, phones, byPhonemes }: SoundProof): string {
  return [hash, mp3, phones, ...(byPhonemes.length > 0 ? [byPhonemes.join(',')] : [])].join(' ')
}
