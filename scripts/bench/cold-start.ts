import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { experimental_readRawConfig } from 'wrangler'
import { startWorkerd } from '../deploy/bare-workerd.ts'
import { runWrangler } from '../run-wrangler.ts'

/**
 * Measures a cold start of the Worker compared with that of an empty Worker. Part of `npm run bench:api`;
 * also runs on its own: `node scripts/bench/cold-start.ts`.
 */

/** Starts of each Worker, alternating, so that other load of the machine affects both equally. */
const STARTS = 21
const EMPTY =
  'export class SchoolRoom {}\nexport class LiveGame {}\nexport default { fetch: () => new Response() }'

/** Median CPU time in milliseconds until workerd listens. */
interface ColdStart {
  worker: number
  empty: number
}

/** @returns null if the system does not report the CPU time of a process like Linux does */
export async function measureColdStart(): Promise<ColdStart | null> {
  const { rawConfig } = experimental_readRawConfig({ config: 'wrangler.toml' })
  const config = JSON.stringify(rawConfig)
  const script = await bundle()
  const worker: number[] = []
  const empty: number[] = []
  for (let start = 0; start < STARTS; start++) {
    for (const [times, each] of [
      [worker, script],
      [empty, EMPTY],
    ] as const) {
      const time = await startOnce(config, each)
      if (time === null) return null
      times.push(time)
    }
  }
  return { worker: median(worker), empty: median(empty) }
}

export function printColdStart(measured: ColdStart | null): void {
  console.log(measured === null ? 'A cold start is measured on Linux only.' : sentenceOf(measured))
}

function sentenceOf({ worker, empty }: ColdStart): string {
  const [own, bare, ratio] = [worker.toFixed(0), empty.toFixed(0), (worker / empty).toFixed(1)]
  return `A cold start takes ${own} ms of CPU, that of an empty Worker ${bare} ms: ${ratio} times as long; the aim is 6.`
}

/** Bundles the Worker like a deployment. */
async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  await runWrangler(['deploy', '--dry-run', '--outdir', folder])
  const script = await readFile(join(folder, 'index.js'), 'utf8')
  await rm(folder, { recursive: true })
  return script
}

async function startOnce(config: string, script: string): Promise<number | null> {
  const { pid, port, stop } = await startWorkerd(config, script)
  const time = pid === undefined ? null : await cpuTime(pid)
  const printed = await stop()
  if (port === null) throw new Error(`workerd does not start:\n${printed}`)
  return time
}

/** CPU time of all threads of a process, in milliseconds. */
async function cpuTime(pid: number): Promise<number | null> {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder).catch(() => null)
  if (threads === null) return null
  const texts = await Promise.all(threads.map((thread) => readFile(`${folder}/${thread}/schedstat`, 'utf8')))
  // The first of three numbers, in nanoseconds.
  return texts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0) / 1e6
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
}

if (import.meta.main) printColdStart(await measureColdStart())
