import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ManifestChunk } from 'vite'
import { gameKinds } from '../../domain/games/kinds.ts'
import { ENTRY, type Manifest, staticChunks } from './document.ts'

/**
 * What a page may ask of a school's network before it can be used, in bytes of gzip; the libraries alone (React,
 * router, query) are 104,900. The aim is 120,000. Each figure is what its page weighs and a little room: it rises only with a
 * reason, in the commit that needs it.
 */
const SCRIPT_BUDGETS: Readonly<Record<string, number>> = {
  'routes/home.tsx': 121_900,
  'routes/leaderboard.tsx': 124_100,
  'routes/reading.tsx': 125_200,
  'routes/stories.tsx': 125_600,
  'routes/music.tsx': 125_300,
  'routes/videos.tsx': 125_800,
  'routes/game.tsx': 125_900,
  'routes/vocabulary.tsx': 127_500,
}
/** What all games have in common behind the page that they begin on, in bytes of gzip. */
const COMMON_BUDGET = 24_500
/** What a game may add to that. */
const GAME_BUDGET = 25_000
/** One game draws on a canvas, with a library for it. */
const CANVAS_GAME = 'games/drop/game.ts'
const CANVAS_BUDGET = 130_000
const GAME_ROUTE = 'routes/game.tsx'

/** Prints what each view and each game loads. @throws {Error} where the scripts are over their budget. */
export function printSizes(dist: string, manifest: Manifest, views: readonly string[]): void {
  const entry = staticChunks(manifest, ENTRY)
  for (const view of views) {
    const budget = SCRIPT_BUDGETS[view]
    if (budget === undefined) throw new Error(`${view} has no budget: give it one.`)
    printSize(dist, view, [...entry, ...staticChunks(manifest, view)], budget)
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
  if (scripts > budget) throw new Error(`${source} loads more than ${inKB(budget)} of scripts.`)
}

function total(dist: string, files: string[]): number {
  return [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
}

function inKB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB gzip`
}
