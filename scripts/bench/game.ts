import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findAllPairs } from '../../e2e/memory-player.ts'
import { startThrowawaySchool } from '../../e2e/school.ts'
import { findBrowser } from '../browser.ts'
import { mainThreadTasks, type Task } from './trace.ts'

/**
 * `npm run bench:game`: plays a whole memory game on a processor slowed down four times and lists what kept the
 * main thread longest from Start to the cheer. It judges nothing by its exit code: machines differ.
 */

const GAME = '/games/memory/grade4-animals-farm'
const SLOW_DOWN = 4
/** What a player feels. */
const LONG_MS = 50
const SHOWN = 8

if (!existsSync(join(import.meta.dirname, '../../dist')))
  throw new Error('Build the site first: npm run build.')
const { school, discard } = await startThrowawaySchool()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  // What a page does until it has come to life is told by bench:web.
  await page.goto(school.url + GAME, { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').waitFor()
  // What Playwright looks elements up with is large, and would be read while the game is played.
  await page.locator('body').evaluateAll(() => undefined)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8.execute'] })
  await playWholeGame(page)
  print(mainThreadTasks((await browser.stopTracing()).toString()))
} finally {
  await browser.close()
  await discard()
}

async function playWholeGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Commencer' }).tap()
  await page.getByRole('region', { name: 'Les cartes' }).waitFor()
  const cards = page.getByRole('region', { name: 'Les cartes' }).getByRole('button')
  const middles = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  await findAllPairs(
    page,
    // Not `card.tap()`: what Playwright looks up on the page would be measured with it.
    (_card, place) => page.touchscreen.tap(middles[place]?.x ?? 0, middles[place]?.y ?? 0),
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  )
  await page.getByRole('button', { name: 'Rejouer' }).waitFor()
}

function print(tasks: readonly Task[]): void {
  const long = tasks.filter(({ ms }) => ms > LONG_MS)
  console.log(
    `\n${tasks.length} tasks from Start to the end, ${SLOW_DOWN} times slowed down; load of the machine ${loadavg()[0]?.toFixed(1)}.\n` +
      `${long.length} took more than ${LONG_MS} ms of the processor, ${long.filter(({ isScript }) => isScript).length} of them with script.\n`,
  )
  for (const { ms, wallMs, isScript, parts } of tasks.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN))
    console.log(
      `${ms.toFixed(1).padStart(8)} ms of the processor, ${wallMs.toFixed(1).padStart(7)} ms by the clock, ${isScript ? 'script' : 'browser'}: ${parts.join(', ')}`,
    )
}
