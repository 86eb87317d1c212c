import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page, type Response } from '@playwright/test'
import { findAllPairs } from '../../e2e/memory-player.ts'
import { startThrowawaySchool } from '../../e2e/school.ts'
import { findBrowser } from '../browser.ts'

/**
 * `npm run bench:usage`: what a pupil's lesson asks of Cloudflare, counted and not timed: sign in, look at two pages of
 * words, play three games of memory to their ends, sign out. docs/deploy.md reckons the costs by it.
 */

const PATHS = ['/grade4/vocabulary/animals/farm', '/grade4/vocabulary/cats']
const GAMES = ['grade4-animals-farm', 'grade4-animals-zoo', 'grade4-cats'].map((id) => `/games/memory/${id}`)

interface Count {
  requests: number
  rowsRead: number
  rowsWritten: number
}

if (!existsSync(join(import.meta.dirname, '../../dist')))
  throw new Error('Build the site first: npm run build.')
const { school, discard } = await startThrowawaySchool('scripts/bench/usage-worker.ts')
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } })
  const calls = new Map<string, Count>()
  const sockets = { opened: 0, sent: 0 }
  page.on('response', (answer) => count(calls, answer))
  page.on('websocket', (socket) => {
    sockets.opened += 1
    socket.on('framesent', () => {
      sockets.sent += 1
    })
  })
  await lesson(page)
  print(calls, sockets)
} finally {
  await browser.close()
  await discard()
}

async function lesson(page: Page): Promise<void> {
  await page.goto(school.url)
  await page.getByRole('button', { name: 'Connexion' }).click()
  await page.getByPlaceholder('username...').fill('alice')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: "Ce n'est pas moi" }).waitFor()
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
  await page.getByRole('button', { name: "Ce n'est pas moi" }).click()
  await page.getByRole('button', { name: 'Connexion' }).waitFor()
}

/** As a link of the site leads there, without loading the page anew. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForLoadState('networkidle')
}

function count(calls: Map<string, Count>, answer: Response): void {
  const { pathname } = new URL(answer.url())
  if (!pathname.startsWith('/api/')) return
  const call = `${answer.request().method()} ${pathname.replace('/api/v1/', '').replace(/\/\d+$/, '/{id}')}`
  const so = calls.get(call) ?? { requests: 0, rowsRead: 0, rowsWritten: 0 }
  const headers = answer.headers()
  calls.set(call, {
    requests: so.requests + 1,
    rowsRead: so.rowsRead + Number(headers['x-rows-read'] ?? 0),
    rowsWritten: so.rowsWritten + Number(headers['x-rows-written'] ?? 0),
  })
}

function print(calls: Map<string, Count>, { opened, sent }: { opened: number; sent: number }): void {
  console.log('| call | requests | rows read | rows written |\n|---|---|---|---|')
  const all = { requests: 0, rowsRead: 0, rowsWritten: 0 }
  for (const [call, { requests, rowsRead, rowsWritten }] of [...calls].toSorted()) {
    console.log(`| ${call} | ${requests} | ${rowsRead} | ${rowsWritten} |`)
    all.requests += requests
    all.rowsRead += rowsRead
    all.rowsWritten += rowsWritten
  }
  console.log(`| all | ${all.requests} | ${all.rowsRead} | ${all.rowsWritten} |`)
  console.log(`\n${opened} socket, ${sent} messages to the room`)
}
