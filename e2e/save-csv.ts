import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

/** Exports a table as CSV with the default separator of the browser's language. */
export async function saveCSV(page: Page, button: Locator) {
  const saving = page.waitForEvent('download')
  await button.click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const file = await saving
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
