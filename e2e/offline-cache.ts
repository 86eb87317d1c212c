import type { Page } from '@playwright/test'
import { expect } from './school-test.ts'

/**
 * `wrangler pages dev` takes up to a minute to serve all files that the service worker precaches before its
 * activation.
 */
const CACHE_TIMEOUT_MS = 90_000

/** Waits until the service worker controls the page and has cached it. */
export async function expectCached(page: Page): Promise<void> {
  await expect
    .poll(() => cachedPaths(page), { timeout: CACHE_TIMEOUT_MS })
    .toContain(new URL(page.url()).pathname)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Number of queued first tries. The last remaining card gives none, because it is not a choice. */
export function queuedTries(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('mme:earning:'))
      .reduce(
        (sum, [, job]) =>
          sum +
          (JSON.parse(job).answers ?? []).filter((each: { options?: number }) => each.options !== 1).length,
        0,
      ),
  )
}

export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** All stored JSON as one text. */
export function cachedRecordsText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const records = await caches.open('records')
    const answers = await Promise.all((await records.keys()).map((request) => records.match(request)))
    return (await Promise.all(answers.map((answer) => answer?.text()))).join('\n')
  })
}
