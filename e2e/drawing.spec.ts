import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { colourAt, drag, keptErasers, pointOf, sheetOf, tap, touchesOn } from './drawing-sheet.ts'
import { apiSignIn, bringSession, expect, expectAccessible, reload, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

const PAGE = '/games/canvas/halloween'

test.use({ viewport: { width: 1366, height: 768 } })

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Outils' }).getByRole('button', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Signs a pupil in without the form and opens their drawing. */
async function openDrawing(page: Page, userName: string, path = PAGE): Promise<void> {
  await bringSession(page, await apiSignIn(page.request, { userName }))
  await visit(page, path)
  await openFree(page)
}

async function openFree(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Création libre' }).check()
  await expect(sheetOf(page)).toBeVisible()
}

const square: [number, number][] = [
  [500, 300],
  [700, 300],
  [700, 450],
  [500, 450],
  [500, 295],
]

const RED = '216,35,42'
const YELLOW = '255,214,10'

test('a pupil draws, fills, places stickers and undoes with the mouse, and a reload keeps the drawing', {
  tag: MATRIX,
}, async ({ page }) => {
  await openDrawing(page, 'alice')
  await expectAccessible(page)
  await button(page, 'rouge').click()
  await drag(page, ...square)
  await expect.poll(() => colourAt(page, 600, 300)).toBe(RED)
  await tool(page, 'Remplir').click()
  await button(page, 'jaune').click()
  await tap(page, 600, 380)
  await expect.poll(() => colourAt(page, 600, 380)).toBe(YELLOW)
  expect(await colourAt(page, 470, 380)).not.toBe(YELLOW)
  await tap(page, 600, 300)
  await expect.poll(() => colourAt(page, 600, 300)).toBe(YELLOW)
  await page.keyboard.press('Control+z')
  await expect.poll(() => colourAt(page, 600, 300)).toBe(RED)

  await tool(page, 'Images').click()
  await button(page, 'la citrouille').click()
  await expectAccessible(page)
  await page.getByLabel('Où?').selectOption('dans le ciel')
  await button(page, 'Tourner à droite').click()
  await page.getByText('Mes images et mes mots').click()
  await expect(page.getByText('Sur la feuille : 1 image, 1 trait, 1 surface peinte.')).toBeVisible()
  await expect(button(page, 'La citrouille, en haut')).toBeVisible()

  await tool(page, 'Efface').click()
  await drag(page, [560, 380], [640, 380])
  await expect.poll(() => colourAt(page, 600, 380)).not.toBe(YELLOW)
  await button(page, 'Annuler').click()
  await expect.poll(() => colourAt(page, 600, 380)).toBe(YELLOW)
  await button(page, 'Refaire').click()
  await expect.poll(() => colourAt(page, 600, 380)).not.toBe(YELLOW)
  await button(page, 'Annuler').click()
  await expect.poll(() => keptErasers(page)).toBe(0)

  await reload(page)
  await openFree(page)
  await expect.poll(() => colourAt(page, 600, 380)).toBe(YELLOW)
  await page.getByText('Mes images et mes mots').click()
  await expect(button(page, 'La citrouille, en haut')).toBeVisible()

  const download = page.waitForEvent('download')
  await button(page, 'Enregistrer').click()
  const file = await readFile(await (await download).path())
  expect((await download).suggestedFilename()).toBe('halloween.png')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2400, 1600])

  await button(page, 'Tout effacer').click()
  await expectAccessible(page)
  await button(page, 'Garder mon dessin Keep my drawing').click()
  await expect(button(page, 'La citrouille, en haut')).toBeVisible()
  await button(page, 'Tout effacer').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click()
  await expect(page.getByText('La feuille est vide.').first()).toBeAttached()
  await button(page, 'Annuler').click()
  await expect(button(page, 'La citrouille, en haut')).toBeVisible()
})

test('a scene to colour appears on the sheet, and the bucket fills only its areas', {
  tag: MATRIX,
}, async ({ page }) => {
  await openDrawing(page, 'gaston', '/games/canvas/colours')
  await expect(tool(page, 'Images')).toHaveCount(0)
  await tool(page, 'Remplir').click()
  await button(page, 'jaune').click()
  const sky = await colourAt(page, 400, 250)
  await tap(page, 95, 106)
  await expect.poll(() => colourAt(page, 95, 106)).toBe(YELLOW)
  expect(await colourAt(page, 400, 250)).toBe(sky)
})

test('a pupil draws by keyboard only', { tag: MATRIX }, async ({ page }) => {
  await openDrawing(page, 'bruno')
  await tool(page, 'Pinceau').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(tool(page, 'Images')).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'la citrouille').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText("La citrouille : c'est choisi.")).toBeAttached()

  await expect(sheetOf(page)).toBeFocused()
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('r')
  await page.keyboard.press('+')
  await expect(page.getByText('À gauche', { exact: true }).first()).toBeAttached()
  await page.keyboard.press('Escape')

  await tool(page, 'Pinceau').focus()
  await page.keyboard.press('Enter')
  await sheetOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Le pinceau est posé.')).toBeAttached()
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Trait terminé.')).toBeAttached()

  await page.getByText('Mes images et mes mots').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sur la feuille : 1 image, 1 trait.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'La citrouille, à gauche')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sur la feuille : 1 trait.')).toBeVisible()
  await expect(page.getByText('Mes images et mes mots')).toBeFocused()

  await tool(page, 'Mot').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Écris un mot :').focus()
  await page.keyboard.type('bou')
  await page.keyboard.press('Enter')
  await expect(sheetOf(page)).toBeFocused()
  await button(page, 'Enlever Remove').focus()
  await page.keyboard.press('Enter')
  await expect(sheetOf(page)).toBeFocused()
})

test('a line continues under the pointer while the window shrinks', { tag: MATRIX }, async ({ page }) => {
  await openDrawing(page, 'emma')
  await button(page, 'rouge').click()
  const from = await pointOf(page, 300, 300)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(async () => (await pointOf(page, 300, 300)).x).not.toBe(from.x)
  // The sheet moves in several steps, and the pointer follows it.
  const follow = async () => {
    const to = await pointOf(page, 700, 300)
    await page.mouse.move(to.x, to.y, { steps: 4 })
    return colourAt(page, 695, 300)
  }
  await expect.poll(follow).toBe(RED)
  await page.mouse.up()
  await expect.poll(() => colourAt(page, 695, 300)).toBe(RED)
})

test('a corrupt drawing is set aside, and the pupil sees a message', { tag: MATRIX }, async ({ page }) => {
  await openDrawing(page, 'chloe')
  await drag(page, [300, 300], [400, 300])
  await page.evaluate(async () => {
    const opened = indexedDB.open('keyval-store')
    await new Promise((resolve) => {
      opened.onsuccess = resolve
    })
    const store = opened.result.transaction('keyval', 'readwrite').objectStore('keyval')
    const keys = store.getAllKeys()
    await new Promise((resolve) => {
      keys.onsuccess = resolve
    })
    for (const key of keys.result) store.put({ version: 1, paper: 'scene', items: 'none' }, key)
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve
    })
  })
  await reload(page)
  await openFree(page)
  await expect(page.getByText('Voici une nouvelle feuille.')).toBeVisible()
  await drag(page, [300, 300], [400, 300])
  await page.getByText('Mes images et mes mots').click()
  await expect(page.getByText('Sur la feuille : 1 trait.')).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 768, height: 1024 } })

  test('a second finger does not disturb a stroke, two fingers zoom, and a lost pointer keeps the line', {
    tag: MATRIX,
  }, async ({ page }) => {
    await openDrawing(page, 'david')
    const send = await touchesOn(page)
    await page.getByText('Mes images et mes mots').click()
    const scroll = () => page.evaluate(() => window.scrollY)
    const before = await scroll()

    await send('touchStart', [300, 200])
    await send('touchMove', [300, 400])
    await send('touchStart', [300, 400], [900, 600])
    await send('touchMove', [300, 500], [900, 700])
    await send('touchEnd')
    await expect(page.getByText('Sur la feuille : 1 trait.')).toBeVisible()
    expect(await scroll()).toBe(before)

    await send('touchStart', [300, 200])
    await send('touchStart', [300, 200], [700, 200])
    await send('touchMove', [200, 200], [800, 200])
    await send('touchEnd')
    await expect(page.getByText('Sur la feuille : 1 trait.')).toBeVisible()
    await expect(button(page, 'Voir de loin')).not.toHaveAttribute('aria-disabled')

    await send('touchStart', [500, 200])
    await send('touchMove', [600, 300])
    await send('touchCancel')
    await expect(page.getByText('Sur la feuille : 2 traits.')).toBeVisible()
  })

  test('a line ends at its current point when the tablet is rotated', { tag: MATRIX }, async ({ page }) => {
    await openDrawing(page, 'felix')
    const send = await touchesOn(page)
    await page.getByText('Mes images et mes mots').click()
    await button(page, 'rouge').click()
    await send('touchStart', [200, 300])
    await send('touchMove', [400, 300])
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.getByText('Sur la feuille : 1 trait.')).toBeVisible()
    await send('touchMove', [800, 700])
    await send('touchEnd')
    await expect.poll(() => colourAt(page, 300, 300)).toBe(RED)
    expect(await colourAt(page, 600, 500)).not.toBe(RED)
    await expect(page.getByText('Sur la feuille : 1 trait.')).toBeVisible()
  })
})
