import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const file = join(import.meta.dirname, 'sounds.json')
const manifest = z.record(z.string(), z.string())

/** Path of a sound under the media base -> hash of the text and voice that it was made from. */
export type Manifest = z.infer<typeof manifest>

export async function readManifest(): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return manifest.parse(JSON.parse(text))
}

export async function writeManifest(sounds: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(sounds).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
