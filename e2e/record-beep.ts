import { expect, type Locator } from '@playwright/test'

/** Records the microphone's beep in the dialog of a voice, and keeps it. @param meanwhile while it is recorded */
export async function recordBeep(dialog: Locator, meanwhile: () => Promise<void>): Promise<void> {
  await dialog.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  // The beep is seen on the meter before it can be kept. It is short and comes once a second: looked for from
  // here, once a second too, it could be missed for ever, so the page itself looks at every change.
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
  // A tap beside the dialog takes no voice along that is not kept yet.
  await dialog.page().mouse.click(2, 2)
  await dialog.getByRole('button', { name: 'Garder cette voix' }).click()
}
