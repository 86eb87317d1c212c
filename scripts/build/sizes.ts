import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ManifestChunk } from 'vite'
import { gameKinds } from '../../domain/games/kinds.ts'
import { ENTRY, type Manifest, staticChunks } from './document.ts'

/**
 * Maximum gzip bytes of the scripts that a page loads at first. The libraries (React, router, query) alone
 * are 103,400.
 */
const SCRIPT_BUDGET = 123_000
/** Maximum gzip bytes of the scripts that all games share, without those of the page. */
const COMMON_BUDGET = 32_000
/** Maximum gzip bytes of the scripts that a single game adds. */
const GAME_BUDGET = 25_000
/** This game loads a canvas library. */
const CANVAS_GAME = 'games/drop/game.ts'
const CANVAS_BUDGET = 130_000
const GAME_ROUTE = 'routes/game.tsx'

/**
 * Prints the sizes of scripts and styles that each kind of page and each game loads.
 * @param views source files of each kind of page
 * @throws {Error} if scripts exceed their budget
 */
export function printSizes(dist: string, manifest: Manifest, views: readonly (readonly string[])[]): void {
  const entry = staticChunks(manifest, ENTRY)
  for (const sources of views) {
    const chunks = sources.flatMap((source) => staticChunks(manifest, source))
    const title = sources.map((source) => basename(source)).join(' + ') || 'not found'
    printSize(dist, title, [...entry, ...chunks], SCRIPT_BUDGET)
  }
  const gamePage = new Set([...entry, ...staticChunks(manifest, GAME_ROUTE)])
  const games = Object.keys(manifest).filter((source) => /^games\/.*game\.tsx?$/.test(source))
  if (games.length !== gameKinds.length)
    throw new Error(`${games.length} games have their own file, instead of ${gameKinds.length}.`)
  const gameChunks = games.map((game) => staticChunks(manifest, game).filter((chunk) => !gamePage.has(chunk)))
  const common = (gameChunks[0] ?? []).filter((chunk) => gameChunks.every((each) => each.includes(chunk)))
  printSize(dist, 'games', common, COMMON_BUDGET)
  games.forEach((game, place) => {
    const own = (gameChunks[place] ?? []).filter((chunk) => !common.includes(chunk))
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
