import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ManifestChunk } from 'vite'
import { gameKinds } from '../../domain/games/kinds.ts'
import { chunksBehind, ENTRY, type Manifest, staticChunks } from './document.ts'

/**
 * What a page may ask of a school's network before it can be used, in bytes of gzip; the libraries alone (React,
 * router, query) are 104,900.
 */
const SCRIPT_BUDGET = 120_000
/** A page of words has the most to do at once. It rises only with a reason, in the commit that needs it. */
const WORDS_BUDGET = 121_300
/** What all games have in common behind the page that they begin on, what speaks among it, in bytes of gzip. */
const COMMON_BUDGET = 28_200
/** What a game may add to that. */
const GAME_BUDGET = 25_000
/** One game draws on a canvas, with a library for it. */
const CANVAS_GAME = 'games/drop/game.ts'
const CANVAS_BUDGET = 130_000
const GAME_ROUTE = 'routes/game.tsx'
/** What its form may add to the view of a page of words: the two together are the heaviest page. */
const FORM_BUDGET = 1_300
const FORMS = 'features/vocabulary/forms/'
const WORDS_ROUTE = 'routes/vocabulary.tsx'

/**
 * Prints what each view, each form of a page of words and each game loads.
 * @param sources the files of the pages' views and of the parts that they need besides
 * @throws {Error} where the scripts are over their budget
 */
export function printSizes(dist: string, manifest: Manifest, sources: readonly string[]): void {
  const entry = staticChunks(manifest, ENTRY)
  const isForm = (source: string) => source.startsWith(FORMS)
  for (const view of sources.filter((source) => !isForm(source))) {
    const budget = view === WORDS_ROUTE ? WORDS_BUDGET : SCRIPT_BUDGET
    printSize(dist, view, [...entry, ...staticChunks(manifest, view)], budget)
  }
  for (const form of sources.filter(isForm)) {
    const own = chunksBehind(manifest, [form], [ENTRY, WORDS_ROUTE])
    printSize(dist, form.replace(FORMS, 'forms/'), own, FORM_BUDGET)
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
