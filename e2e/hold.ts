import type { Page } from '@playwright/test'

/** Holds requests to these URLs. @returns a function that releases them */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
