import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startThrowawaySchool } from '../../e2e/school.ts'
import { findBrowser } from '../browser.ts'
import type { SchoolDatabase } from '../migrate.ts'
import { buildBarePage } from './bare-page.ts'
import { serveFolder, startCompressingProxy } from './local-servers.ts'
import { type TimeToPlay, timeToPlay } from './time-to-play.ts'

/**
 * `npm run bench:web [-- runs]` (after a build): runs Lighthouse for mobile, with applied throttling, on
 * pages of the site, alternating with a bare page with the same libraries. Prints medians of 5 runs, or of
 * `runs`. Never fails because of the figures, since machines differ.
 */

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  vocabulary: '/grade4/vocabulary/animals/farm',
  memory: '/games/memory/grade4-animals-farm',
  'word search': '/games/word-search/word-search-grade4-animals-farm',
  leaderboard: '/leaderboard',
  videos: '/videos',
  stories: '/stories',
}
const GAMES = ['memory', 'word search']
const RUNS = Number(process.argv[2] ?? 5)

interface Result {
  performance: number
  accessibility: number
  'best practices': number
  /** Milliseconds. */
  LCP: number
  TBT: number
  CLS: number
  /** Failed audits of accessibility and best practices. */
  faults: string[]
}

const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-bare-'))
await buildBarePage(folder)
const bare = await serveFolder(folder)
const { school, discard } = await startThrowawaySchool('worker/index.ts')
await giveBravos(await school.database())
const site = await startCompressingProxy(school.url)
try {
  const urls = new Map([
    ['a bare page', bare.url],
    ...Object.entries(PAGES).map(([name, path]) => [name, site.url + path] as const),
  ])
  const results = new Map<string, Result[]>([...urls.keys()].map((name) => [name, []]))
  for (let run = 0; run < RUNS; run++)
    for (const [name, url] of urls) results.get(name)?.push(await measure(url))
  print(results)
  for (const name of GAMES) {
    const times: TimeToPlay[] = []
    for (let run = 0; run < RUNS; run++) times.push(await timeToPlay(urls.get(name) ?? ''))
    const middle = (time: keyof TimeToPlay) => median(times.map((each) => each[time])).toFixed(0)
    console.log(
      `${name}: "Commencer" is visible after ${middle('touched')} ms, the game starts after ${middle('begun')} ms, the board is playable after ${middle('playable')} ms`,
    )
  }
} finally {
  site.close()
  bare.close()
  await discard()
  await rm(folder, { recursive: true })
}

/** Gives twelve pupils one to twelve Bravos this month, so that the leaderboard is not empty. */
async function giveBravos(database: SchoolDatabase): Promise<void> {
  const now = new Date().toISOString()
  const give = database
    .prepare(
      `WITH RECURSIVE places (place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM places WHERE place < 12),
        pupils AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users WHERE is_admin = 0)
       INSERT INTO bravos (user_id, date_created, week, source, grant_key)
       SELECT id, ?, ?, 'admin', 'bench:' || id || ':' || places.place
       FROM pupils JOIN places ON places.place <= pupils.place WHERE pupils.place <= 12`,
    )
    .bind(now, now.slice(0, 10))
  const count = database
    .prepare(
      'INSERT INTO bravo_counts (month, user_id, count) SELECT ?, user_id, count(*) FROM bravos GROUP BY user_id',
    )
    .bind(now.slice(0, 7))
  await database.batch([give, count])
}

/** One Lighthouse run in a new browser. */
async function measure(url: string): Promise<Result> {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * 127.0.0.1',
      '--ignore-certificate-errors',
    ],
  })
  try {
    const answer = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      throttlingMethod: 'devtools',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (!answer) throw new Error(`Lighthouse has no result for ${url}.`)
    const { audits, categories, runtimeError } = answer.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    // NaN if Lighthouse could not measure, e.g. on an overloaded machine.
    const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
    const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const refs = ['accessibility', 'best-practices'].flatMap((id) => categories[id]?.auditRefs ?? [])
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      LCP: figure('largest-contentful-paint'),
      TBT: figure('total-blocking-time'),
      CLS: figure('cumulative-layout-shift'),
      faults: refs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 600)}`),
    }
  } finally {
    browser.kill()
  }
}

function print(results: ReadonlyMap<string, readonly Result[]>): void {
  const middle = (all: readonly Result[], figure: Exclude<keyof Result, 'faults'>) =>
    median(all.map((each) => each[figure]))
  const bareLCP = middle(results.get('a bare page') ?? [], 'LCP')
  const rows = [...results].map(([name, all]) => [
    name,
    {
      performance: middle(all, 'performance'),
      accessibility: middle(all, 'accessibility'),
      'best practices': middle(all, 'best practices'),
      'LCP ms': Math.round(middle(all, 'LCP')),
      'to bare': Number((middle(all, 'LCP') / bareLCP).toFixed(2)),
      'TBT ms': Math.round(middle(all, 'TBT')),
      CLS: Number(middle(all, 'CLS').toFixed(3)),
    },
  ])
  console.log(`medians of ${RUNS}, load of the machine ${loadavg()[0]?.toFixed(1)}`)
  console.table(Object.fromEntries(rows))
  for (const [name, all] of results)
    for (const fault of new Set(all.flatMap(({ faults }) => faults))) console.log(`${name}: ${fault}`)
}

/** NaN if nothing was measured. */
function median(figures: readonly number[]): number {
  const measured = figures.filter((each) => !Number.isNaN(each)).toSorted((a, b) => a - b)
  return measured[Math.floor(measured.length / 2)] ?? Number.NaN
}
