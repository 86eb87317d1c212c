import type { Page } from '@playwright/test'

/** Lets the first POST to this URL reach the API, but loses its response. */
export async function loseResponse(page: Page, address: string): Promise<void> {
  let isLost = false
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}
