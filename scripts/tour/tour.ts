import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { SessionUser } from '../../domain/api/user.ts'
import { startThrowawaySchool } from '../../e2e/school.ts'
import { findBrowser } from '../browser.ts'
import { guestsOf } from './guests.ts'
import { SIZES, type Size, type Visit } from './visits.ts'

/** Pages that are open at a time. */
const AT_ONCE = 2

interface Tour<V extends Visit> {
  visits: readonly V[]
  /** Before the first visit: gives the school at this address what is to be seen there. */
  prepare?(url: string): Promise<void>
  /** Gets the page as it stands when all is loaded. */
  look(page: Page, visit: V): Promise<void>
}

/**
 * Visits pages of the built site in a school of its own, each by who may see it and in a browser that knows nothing yet.
 * @throws {Error} where the site is not built
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
    const guests = await guestsOf(school.url)
    const left = [...visits]
    const walk = async () => {
      for (let visit = left.shift(); visit; visit = left.shift()) {
        const page = await openAs(browser, guests[visit.access], visit.size)
        await page.goto(school.url + visit.path)
        await settle(page)
        // What no page waits for comes last.
        await page.waitForLoadState('networkidle')
        await look(page, visit)
        await page.context().close()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
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
  const kept = JSON.stringify(user)
  if (user) await page.addInitScript((session) => localStorage.setItem('mme:user', session), kept)
  return page
}

/** Waits until the page has its parts. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('contentinfo').waitFor()
  await page.waitForFunction(() => !document.body.textContent.includes('Ça arrive…'))
}
