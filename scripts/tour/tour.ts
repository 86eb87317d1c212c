import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { SessionUser } from '../../domain/api/user.ts'
import { startThrowawaySchool } from '../../e2e/school.ts'
import { findBrowser } from '../browser.ts'
import { signInByAccess } from './sign-in.ts'
import { SIZES, type Size, type Visit } from './visits.ts'

const CONCURRENT_PAGES = 2

interface Tour<V extends Visit> {
  visits: readonly V[]
  /** Runs before the first visit, to fill the school at `url`. */
  prepare?(url: string): Promise<void>
  /** Called for each visit when the page has loaded. */
  look(page: Page, visit: V): Promise<void>
}

/**
 * Visits pages of the built site in a temporary school, each with a session that may see it and in a new
 * browser context.
 * @throws {Error} if the site is not built
 */
export async function tour<V extends Visit>({ visits, prepare, look }: Tour<V>): Promise<void> {
  if (!existsSync(join(import.meta.dirname, '../../dist')))
    throw new Error('Build the site first: npm run build.')
  const { school, discard } = await startThrowawaySchool()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await prepare?.(school.url)
    const sessions = await signInByAccess(school.url)
    const queue = [...visits]
    const visitNext = async () => {
      for (let visit = queue.shift(); visit; visit = queue.shift()) {
        const page = await openAs(browser, sessions[visit.access], visit.size)
        await page.goto(school.url + visit.path)
        await settle(page)
        // Waits for content that loads after the page.
        await page.waitForLoadState('networkidle')
        await look(page, visit)
        await page.context().close()
      }
    }
    await Promise.all(Array.from({ length: CONCURRENT_PAGES }, visitNext))
  } finally {
    await browser.close()
    await discard()
  }
}

async function openAs(browser: Browser, user: SessionUser | null, size: Size = 'laptop'): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    reducedMotion: 'reduce',
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const storedSession = JSON.stringify(user)
  if (user) await page.addInitScript((session) => localStorage.setItem('mme:user', session), storedSession)
  return page
}

/** Waits until all parts of the page are rendered. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('contentinfo').waitFor()
  await page.waitForFunction(() => !document.body.textContent.includes('Ça arrive…'))
}
