import { expect, type Locator } from '@playwright/test'

/** Picks a row up by the keyboard, by its handle; `said` tells where it is. The arrows move it from then on. */
export async function pickUp(handle: Locator, said: string): Promise<void> {
  await handle.press('Space')
  await expect(handle.page().getByText(said)).toBeAttached()
  // What is picked up listens to the arrows from the next task on.
  await handle.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
