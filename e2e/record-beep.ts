import type { Locator } from '@playwright/test'
import { expect } from './school-test.ts'

/** Records the microphone's beep in the dialog of a voice, and keeps it. @param meanwhile while it is recorded */
export async function recordBeep(dialog: Locator, meanwhile: () => Promise<void>): Promise<void> {
  await dialog.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  // The beep is seen on the meter before it can be kept.
  const level = dialog.getByRole('meter', { name: 'Niveau du micro' })
  await expect
    .poll(() => level.evaluate((meter) => (meter instanceof HTMLMeterElement ? meter.value : 0)))
    .toBeGreaterThan(0.01)
  await meanwhile()
  await dialog.getByRole('button', { name: 'Arrêter' }).click()
  await dialog.getByRole('button', { name: 'Garder cette voix' }).click()
}
