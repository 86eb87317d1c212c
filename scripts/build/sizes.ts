import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ManifestChunk } from 'vite'
import { gameKinds } from '../../domain/games/kinds.ts'
import { ENTRY, type Manifest, staticChunks } from './document.ts'

/**
 * What a page may ask of a school's network before it can be used, in bytes of gzip; the libraries alone (React,
 * router, query) are 104,100.
 */
const SCRIPT_BUDGET = 123_000
/** What all games have in common behind the page that they begin on, what speaks among it, in bytes of gzip. */
const COMMON_BUDGET = 32_000
/** What a game may add to that. */
const GAME_BUDGET = 25_000
/** One game draws on a canvas, with a library for it. */
const CANVAS_GAME = 'games/drop/game.ts'
const CANVAS_BUDGET = 130_000
const GAME_ROUTE = 'routes/game.tsx'

/**
 * Prints what each kind of page loads at first, and each game.
 * @param views the files of each kind of page's view and of the parts that it needs besides
 * @throws {Error} where the scripts are over their budget
 */
export function printSizes(dist: string, manifest: Manifest, views: readonly (readonly string[])[]): void {
  const entry = staticChunks(manifest, ENTRY)
  for (const sources of views) {
    const chunks = sources.flatMap((source) => staticChunks(manifest, source))
    const title = sources.map((source) => basename(source)).join(' + ') || 'a page that is not there'
    printSize(dist, title, [...entry, ...chunks], SCRIPT_BUDGET)
  }
  const framed = new Set([...entry, ...staticChunks(manifest, GAME_ROUTE)])
  const games = Object.keys(manifest).filter((source) => /^games\/.*game\.tsx?$/.test(source))
  if (games.length !== gameKinds.length)
    throw new Error(`${games.length} games are built as files of their own.`)
  const behind = games.map((game) => staticChunks(manifest, game).filter((chunk) => !framed.has(chunk)))
  const common = (behind[0] ?? []).filter((chunk) => behind.every((each) => each.includes(chunk)))
  printSize(dist, 'games', common, COMMON_BUDGET)
  games.forEach((game, place) => {
    const own = (behind[place] ?? []).filter((chunk) => !common.includes(chunk))
    printSize(dist, game, own, game === CANVAS_GAME ? CANVAS_BUDGET : GAME_BUDGET)
  })
}

function printSize(dist: string, source: string, chunks: ManifestChunk[], budget: number) {
  const scripts = total(
    dist,
    chunks.map((chunk) => chunk.file),
  )
  const styles = total(
    dist,
    chunks.flatMap((chunk) => chunk.css ?? []),
  )
  console.log(`${source.padEnd(30)} scripts ${inKB(scripts)}, styles ${inKB(styles)}`)
  if (scripts > budget)
    throw new Error(`${source} loads more than ${inKB(budget)} of scripts: ${scripts} bytes.`)
}

function total(dist: string, files: string[]): number {
  return [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
}

function inKB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB gzip`
}
