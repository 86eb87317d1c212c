import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a version of the school is made of, beside what its browsers load. */
const SOURCES = ['content', 'domain', 'migrations', 'party', 'scripts/build', 'worker']

/**
 * What a version of the school is known by, site, API and room: the same sources make the same.
 * @param manifest Vite's, which names all that browsers load by its hash
 */
export async function releaseOf(root: string, manifest: string): Promise<string> {
  const hash = createHash('sha256').update(manifest)
  for (const folder of SOURCES)
    for (const file of await filesIn(join(root, folder))) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 8)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** The files that only this version, or one with the same among them, can be open with: `assets/index-Ab12.js`. */
export async function releaseFiles(dist: string): Promise<string[]> {
  return (await readdir(join(dist, 'assets'))).map((name) => `assets/${name}`).toSorted()
}
