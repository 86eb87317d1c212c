import type { Page } from '@playwright/test'
import { expect } from './school-test.ts'

/** The worker is in charge and has kept the page. */
export async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => keptPaths(page), { timeout: 40_000 }).toContain(new URL(page.url()).pathname)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** How many first tries at words wait in the browser, without those that tell nothing: at the last card that is left. */
export function keptTries(page: Page): Promise<number> {
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

export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** All JSON that is kept, in one text. */
export function textsKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const records = await caches.open('records')
    const answers = await Promise.all((await records.keys()).map((request) => records.match(request)))
    return (await Promise.all(answers.map((answer) => answer?.text()))).join('\n')
  })
}
