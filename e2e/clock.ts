import type { Page } from '@playwright/test'

/** Playwright's clock of the page stands still from now on: but for 5 s that pass at once, as the command takes its time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
}
