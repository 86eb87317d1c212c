import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What a version of the site is known by: the same sources make the same. */
export function releaseOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 8)
}

/** The files that only this version, or one with the same among them, can be open with: `assets/index-Ab12.js`. */
export async function releaseFiles(dist: string): Promise<string[]> {
  return (await readdir(join(dist, 'assets'))).map((name) => `assets/${name}`).toSorted()
}
