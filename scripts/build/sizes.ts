import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ENTRY, type Manifest, staticChunks } from './document.ts'

/** What the first page may ask of a school's network before it can be used, in bytes of gzip. */
const FIRST_VIEW = 'routes/home.tsx'
const SCRIPT_BUDGET = 130_000

/** Prints what each view loads. @throws {Error} where the first page's scripts are over the budget. */
export function printSizes(dist: string, manifest: Manifest, views: readonly string[]): void {
  for (const view of views) {
    const chunks = new Set([...staticChunks(manifest, ENTRY), ...staticChunks(manifest, view)])
    const scripts = total(
      dist,
      [...chunks].map((chunk) => chunk.file),
    )
    const styles = total(dist, [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))])
    console.log(`${view.padEnd(24)} scripts ${inKB(scripts)}, styles ${inKB(styles)}`)
    if (view === FIRST_VIEW && scripts > SCRIPT_BUDGET)
      throw new Error(`${view} loads more than ${inKB(SCRIPT_BUDGET)} of scripts.`)
  }
}

function total(dist: string, files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
}

function inKB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB gzip`
}
