import type { Locator, Page } from '@playwright/test'

/** Opens the administrator's panel of the current page. @returns the panel */
export async function managePage(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Gérer cette page' }).click()
  return page.getByRole('region', { name: 'Gérer cette page' })
}
