import type { Page } from '@playwright/test'

/** Holds back what the page asks for under these addresses. @returns what lets it through */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
