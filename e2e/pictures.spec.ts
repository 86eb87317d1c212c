import type { Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { files } from '../worker/testing/files.ts'
import { holdRequests } from './hold.ts'
import { ADMIN } from './people.ts'
import { apiSignIn, authorized, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

const PLACE = '43 N 79 W'
const GAME = {
  kind: 'memory',
  clientID: 'Page_Games_Memory_Grade4_AuPre',
  description: 'Mémoire : Au pré',
  instructions: 'Trouve les paires.',
  data: 'la vache, le cheval, le cochon, la poule',
}

test('a rotated photo of twelve megapixels is turned, cropped and shrunk, and its location is removed', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/media')
  await page.getByRole('button', { name: 'Les images et les sons' }).click()
  const photo = await sidewaysPhoto(page)
  expect(photo.includes(PLACE)).toBe(true)
  await page.getByLabel('Ajouter une image').setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  })
  const dialog = page.getByRole('dialog', { name: "Recadrer l'image" })
  // Upright, its ratio is 3 to 4.
  await expect(dialog.locator('canvas')).toHaveAttribute('width', '1536')
  await expect(dialog.locator('canvas')).toHaveAttribute('height', '2048')
  await expectAccessible(page)

  await dialog.getByText('Régler le cadre au clavier').click()
  const [width, height] = [dialog.getByLabel('Largeur'), dialog.getByLabel('Hauteur')]
  await height.press('Home')
  await expect(height).toHaveAttribute('aria-valuetext', '2 %')
  await height.press('End')
  await dragCorner(page, dialog.locator('canvas'))
  await expect(width).toHaveAttribute('aria-valuetext', '50 %')
  await expect(height).toHaveAttribute('aria-valuetext', '50 %')
  await dialog.getByLabel('En carré').check()
  await expect(dialog.getByLabel('Taille')).toHaveAttribute('aria-valuetext', '50 %')
  await expectAccessible(page)

  await keepWhatIsSent(page)
  await dialog.getByRole('button', { name: 'Garder cette image' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-sent', /WEBP/)
  const sent = await page.locator('html').getAttribute('data-sent')
  expect(sent?.length).toBeLessThan(300_000)
  expect(sent).not.toContain('Exif')
  expect(sent).not.toContain(PLACE)
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row', { name: /IMG_1\.webp/ })
  await expect(row).toBeVisible()
  const size = await row.locator('img').evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return null
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(size).toEqual([768, 768])
})

test('a picture is found in French and English and without accents; an unknown word shows a message', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const admin = await apiSignIn(request, ADMIN)
  await request.put('/api/v1/games/memory-grade4-au-pre', { ...authorized(admin), data: GAME })
  await bringSession(page, admin)
  await visit(page, '/admin/games')
  await page.getByLabel('Chercher').fill('au pré')
  await page.getByRole('button', { name: GAME.description }).click()
  const open = page.getByRole('button', { name: 'Image… pour la vache' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: "L'image de « la vache »" })
  const first = dialog.getByRole('listitem').first().getByRole('button')
  await expect(first).toHaveAccessibleName(/la vache \(cow\)/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Montrer plus d'images : 48 sur/ }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(96)
  const search = dialog.getByLabel('Chercher une image')
  for (const query of ['forêt', 'FORET', 'forest']) {
    await search.fill(query)
    await expect(first).toHaveAccessibleName(/forêt/)
  }
  await search.fill('xyzzy')
  await expect(dialog.getByRole('status').first()).toHaveText(/^Aucune image/)

  const own = dialog.getByLabel('ou une image de cet appareil')
  await own.setInputFiles({ name: 'IMG_2.HEIC', mimeType: '', buffer: Buffer.from(files.html) })
  await expect(dialog.getByRole('alert')).toContainText("« IMG_2.HEIC » ne s'ouvre pas")
  await expectAccessible(page)

  await search.fill('cow')
  await search.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()

  await open.click()
  await own.setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: Buffer.from(files.png) })
  const cutting = page.getByRole('dialog', { name: "Recadrer l'image" })
  await expect(cutting).toBeVisible()
  // Cancelling returns to the previous state.
  await page.keyboard.press('Escape')
  await expect(cutting).toHaveCount(0)
  await expect(dialog).toBeVisible()
  // Cancelling during the upload ignores its result.
  const release = await holdRequests(page, '**/api/v1/media?*')
  await own.setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: Buffer.from(files.png) })
  await cutting.getByRole('button', { name: 'Garder cette image' }).click()
  await cutting.getByRole('button', { name: 'Annuler' }).click()
  await expect(cutting).toHaveCount(0)
  const listed = page.waitForResponse(
    (response) => response.request().method() === 'GET' && /\/api\/v1\/media\b/.test(response.url()),
  )
  release()
  await listed
  await expect(dialog).toBeVisible()
  await own.setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: Buffer.from(files.png) })
  await cutting.getByRole('button', { name: 'Garder cette image' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await expect(page.locator('img[src^="/api/v1/media/"]')).toBeVisible()

  // Enter in the search field does not submit the surrounding form.
  const made: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/api/v1/pages')) made.push(call.url())
  })
  await visit(page, '/admin/pages')
  await page.getByRole('button', { name: 'Nouvelle page' }).click()
  const form = page.getByRole('dialog', { name: 'Nouvelle page' })
  await form.getByLabel('Titre de la page').fill('Le pré')
  await form.getByLabel('Les mots', { exact: true }).fill(GAME.data.replaceAll(', ', '\n'))
  await form.getByRole('button', { name: 'Image… pour Le pré' }).click()
  const choice = page.getByRole('dialog', { name: "L'image de « Le pré »" })
  await choice.getByLabel('Chercher une image').fill('cow')
  await choice.getByLabel('Chercher une image').press('Enter')
  await choice.getByRole('button', { name: /la vache \(cow\)/ }).click()
  await expect(choice).toHaveCount(0)
  await expect(form.getByLabel('Titre de la page')).toHaveValue('Le pré')
  expect(made).toEqual([])
})

/** A photo like a phone's: 4000 by 3000 pixels, with a rotation by 90° and a location. */
async function sidewaysPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    for (let x = 0; x < 40; x++)
      for (let y = 0; y < 30; y++) {
        context.fillStyle = `hsl(${(x * 37 + y * 91) % 360} 60% 50%)`
        context.fillRect(x * 100, y * 100, 100, 100)
      }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const reader = new FileReader()
    const read = new Promise((resolve) => {
      reader.onload = () => resolve(reader.result)
    })
    reader.readAsDataURL(blob)
    return read
  })
  const jpeg = Buffer.from(z.string().parse(base64).split(',')[1] ?? '', 'base64')
  // One entry: orientation (0x0112), type short, value 6 (rotate by 90° clockwise).
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(PLACE)])
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

/** Stores the next uploaded file in the page, one character per byte, since Playwright cannot read it. */
async function keepWhatIsSent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const body = init?.body
      if (body instanceof Blob) {
        const bytes = new Uint8Array(await body.arrayBuffer())
        const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
        document.documentElement.setAttribute('data-sent', text)
      }
      return send(input, init)
    }
  })
}

/** Drags the frame's lower right corner to the middle. */
async function dragCorner(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The picture is not shown.')
  await page.mouse.move(box.x + box.width - 8, box.y + box.height - 8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 8, box.y + box.height / 2 - 8, { steps: 4 })
  await page.mouse.up()
}
