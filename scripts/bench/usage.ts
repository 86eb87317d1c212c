import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findAllPairs } from '../../e2e/memory-player.ts'
import { startThrowawaySchool } from '../../e2e/school.ts'
import { findBrowser } from '../browser.ts'
import { readUsage, type Usage } from './usage-count.ts'

/**
 * `npm run bench:usage`: counts a pupil's use of Cloudflare in a lesson: sign in, open two word pages, play
 * three games of memory, sign out. docs/deploy.md computes the costs from it.
 */

const PATHS = ['/grade4/vocabulary/animals/farm', '/grade4/vocabulary/cats']
const GAMES = ['grade4-animals-farm', 'grade4-animals-zoo', 'grade4-cats'].map((id) => `/games/memory/${id}`)

if (!existsSync(join(import.meta.dirname, '../../dist')))
  throw new Error('Build the site first: npm run build.')
const { school, discard } = await startThrowawaySchool('scripts/bench/usage-worker.ts')
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } })
  const sockets = { opened: 0, sent: 0 }
  page.on('websocket', (socket) => {
    sockets.opened += 1
    socket.on('framesent', () => {
      sockets.sent += 1
    })
  })
  await lesson(page)
  print(await readUsage(school.url), sockets)
} finally {
  await browser.close()
  await discard()
}

async function lesson(page: Page): Promise<void> {
  await page.goto(school.url)
  await page.getByRole('button', { name: 'Connexion' }).click()
  await page.getByPlaceholder('username...').fill('alice')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: /^Mon compte/ }).waitFor()
  for (const path of PATHS) await visit(page, path)
  for (const path of GAMES) {
    await visit(page, path)
    await page.getByRole('button', { name: 'Commencer' }).click()
    await page.getByRole('region', { name: 'Les cartes' }).waitFor()
    await findAllPairs(
      page,
      (card) => card.click(),
      (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    )
    await page.getByRole('button', { name: 'Rejouer' }).waitFor()
  }
  await page.getByRole('button', { name: /^Mon compte/ }).click()
  await page.getByRole('button', { name: "Ce n'est pas moi" }).click()
  await page.getByRole('button', { name: 'Connexion' }).waitFor()
}

/** Navigates like a link of the site, without a page load. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForLoadState('networkidle')
}

function print(usage: readonly Usage[], { opened, sent }: { opened: number; sent: number }): void {
  const byCall = Map.groupBy(
    usage.toSorted((one, other) => one.call.localeCompare(other.call)),
    ({ call }) => call,
  )
  console.table([...byCall].map(([call, uses]) => ({ call, ...totals(uses) })))
  console.table([{ call: 'all', ...totals(usage) }])
  console.log(`${opened} sockets, ${sent} messages to the room`)
}

function totals(uses: readonly Usage[]) {
  const sum = (figure: Exclude<keyof Usage, 'call'>) => uses.reduce((total, use) => total + use[figure], 0)
  return {
    calls: uses.length,
    'rows read': sum('rowsRead'),
    'rows written': sum('rowsWritten'),
    'KV reads': sum('kvReads'),
    'KV writes': sum('kvWrites'),
  }
}
