import type { Page } from '@playwright/test'

/** Stops Playwright's clock of the page, 5 s ahead, because the command itself takes time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
}
