import { expect, type Locator } from '@playwright/test'

/** Records the microphone's beep in a recording dialog and saves it. @param meanwhile runs during the recording */
export async function recordBeep(dialog: Locator, meanwhile: () => Promise<void>): Promise<void> {
  await dialog.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  // The meter must show the beep before it can be saved. The beep is short and comes once per second, so polling from
  // here could always miss it; the page itself observes every change.
  await dialog.getByRole('meter', { name: 'Niveau du micro' }).evaluate(
    (meter) =>
      new Promise<void>((heard) => {
        const look = () =>
          Number(meter.getAttribute('value')) > 0.01 ? heard() : requestAnimationFrame(look)
        look()
      }),
  )
  await meanwhile()
  await dialog.getByRole('button', { name: 'Arrêter' }).click()
  await expect(dialog.getByRole('button', { name: 'Écouter ma voix' })).toBeFocused()
  // A tap outside the dialog does not discard an unsaved recording.
  await dialog.page().mouse.click(2, 2)
  await dialog.getByRole('button', { name: 'Garder cette voix' }).click()
}
