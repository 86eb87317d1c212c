import { expect, type Locator } from '@playwright/test'

/** Picks up a row by keyboard; `announcement` gives its position. Arrow keys move it from then on. */
export async function pickUp(handle: Locator, announcement: string): Promise<void> {
  await handle.press('Space')
  await expect(handle.page().getByText(announcement)).toBeAttached()
  // Arrow keys work from the next task on.
  await handle.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
