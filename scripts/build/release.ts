import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders that determine a release, in addition to the browser files. */
const SOURCES = ['content', 'domain', 'migrations', 'party', 'scripts/build', 'worker']

/**
 * Hash that identifies a release of site, API and room. The same sources give the same hash.
 * @param manifest Vite's manifest, which contains the content hashes of all browser files
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

/** The content-hashed files of a release: `assets/index-Ab12.js`. */
export async function releaseFiles(dist: string): Promise<string[]> {
  return (await readdir(join(dist, 'assets'))).map((name) => `assets/${name}`).toSorted()
}
