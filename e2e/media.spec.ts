import type { Locator, Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { encodeWav } from '../web/lib/recording/prepare-recording.ts'
import { files } from '../worker/testing/files.ts'
import { listen } from './hearing.ts'
import { beepingMicrophone } from './microphone.ts'
import { ADMIN } from './people.ts'
import { recordBeep } from './record-beep.ts'
import { apiSignIn, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test.use(beepingMicrophone)

test('a word plays the teacher’s recording everywhere until she deletes it', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/media')
  await page.getByLabel('Thème').selectOption('La ferme')
  await page.getByLabel('Chercher').fill('cochon')
  await page.getByRole('button', { name: 'Ma voix pour « le cochon »', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'La voix de « le cochon »' })
  await recordBeep(dialog, async () => {
    await expect(dialog.getByText('Dites : « le cochon »')).toBeVisible()
    await expectAccessible(page)
  })
  await expect(page.getByText('On entend maintenant votre voix pour « le cochon ».')).toBeVisible()
  await page.getByRole('combobox', { name: /^Voix/ }).selectOption('La vôtre')
  await expect(page.getByRole('row', { name: /le cochon.*la vôtre/ })).toBeVisible()

  const [recording] = await Promise.all([heardSound(page), hearOnItsPage(page)])
  expect(recording).toMatch(/^\/api\/v1\/media\/[0-9a-f]{64}\.wav$/)
  const played = await request.get(recording)
  expect(played.headers()['content-type']).toBe('audio/wav')
  expect((await played.body()).length).toBeGreaterThan(1000)

  await visit(page, '/admin/media')
  await page.getByRole('button', { name: 'Les images et les sons' }).click()
  await page.getByRole('button', { name: 'Supprimer le cochon.wav' }).click()
  await expect(page.getByText(/^Ce fichier sert encore\./)).toBeVisible()
  await expect(page.getByText('la voix du mot « le cochon »')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Les voix des mots' }).click()
  await page.getByLabel('Chercher').fill('cochon')
  await page.getByRole('button', { name: 'Ma voix pour « le cochon »', exact: true }).click()
  await page.getByRole('button', { name: 'Rendre la voix de la machine' }).click()
  await page.getByRole('button', { name: 'Les images et les sons' }).click()
  await page.getByRole('button', { name: 'Supprimer le cochon.wav' }).click()
  await page.getByRole('button', { name: 'Supprimer pour toujours' }).click()
  await expect(page.getByRole('button', { name: 'Supprimer le cochon.wav' })).toHaveCount(0)

  const [machine] = await Promise.all([heardSound(page), hearOnItsPage(page)])
  expect(machine).toBe('/media/sounds/le-cochon.mp3')
})

test('a list of words is recorded with one press per word, and no recording is lost if the network fails', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/ERR_FAILED/)
  // Words that pupils missed in other tests would come first.
  await page.route('**/api/v1/words/missed?*', (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  )
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/media')
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Page_Grade4_Vocabulary_Animals_Farm')
  await page.getByLabel('Chercher').fill('che')
  await expect(page.getByRole('status').filter({ hasText: 'sur' })).toHaveText(/^4 sur/)
  await page.getByRole('button', { name: 'Enregistrer cette liste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette liste' })
  const words = ['la vache', 'le cheval', 'la chèvre', 'La vache donne du lait.']
  await expect(dialog.getByRole('listitem')).toHaveText(words)
  await dialog.getByRole('button', { name: 'Commencer : 4 mots' }).click()
  const word = dialog.getByRole('status').first()
  await expect(word).toContainText('la vache')
  await expect(dialog.getByRole('button', { name: 'Enregistrer ce mot' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  // The silence after the beep ends the recording, and the next word is shown.
  await expect(word).toContainText('le cheval')
  await dialog.getByRole('button', { name: 'Passer ce mot' }).click()
  await expect(word).toContainText('la chèvre')
  await page.route('**/api/v1/media?*', (route) => route.abort(), { times: 1 })
  await page.keyboard.press('Enter')
  await expect(word).toContainText('La vache donne du lait.')
  await expect(dialog.getByRole('alert').first()).toContainText("Un enregistrement n'est pas encore gardé.")
  await dialog.getByRole('button', { name: 'Essayer encore de garder' }).click()
  await dialog.getByRole('button', { name: 'Terminer ici' }).click()
  await expect(dialog.getByRole('heading', { name: '2 mots enregistrés' })).toBeFocused()
  await expect(dialog.getByRole('listitem')).toHaveText([/^la vache gardé/, /^la chèvre gardé/])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /la vache.*la vôtre/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /la chèvre.*la vôtre/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /le cheval.*machine/ })).toBeVisible()

  await test.step('an unsaved recording survives leaving the page', async () => {
    await page.getByRole('button', { name: 'Enregistrer cette liste' }).click()
    await dialog.getByRole('button', { name: 'Commencer : 2 mots' }).click()
    await page.route('**/api/v1/media?*', (route) => route.abort(), { times: 1 })
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('alert').first()).toContainText("Un enregistrement n'est pas encore gardé.")
    await dialog.getByRole('button', { name: 'Terminer ici' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Les jeux', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Les jeux' })).toBeVisible()
    await expect(page.getByText(/Revenez à «\sLes médias\s»/)).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Essayer encore de garder' }).click()
    await expect(page.getByRole('row', { name: /le cheval.*la vôtre/ })).toBeVisible()
  })
})

test('a zip of recordings is matched to words by file name, reviewed and saved', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await listen(page)
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/media')
  const dialog = await chooseZip(page)
  await expect(dialog.getByRole('heading', { name: '4 fichiers reconnus sur 5' })).toBeFocused()
  await expect(dialog.getByRole('row', { name: /le canard duck/ }).getByRole('checkbox')).toBeChecked()
  await expect(dialog.getByLabel('Auteur et licence')).toHaveValue('Ana, CC BY-SA 4.0')
  await dialog.getByText('1 fichier ignoré').click()
  await expect(dialog.getByRole('listitem')).toHaveText('zut.wav')
  await dialog.getByRole('checkbox', { name: /l'oie/ }).uncheck()
  await dialog.getByLabel('Le mot de ski.wav').selectOption('skier (to ski)')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Écouter canard.wav' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-heard', /^data:audio\/wav/)

  await dialog.getByRole('button', { name: 'Garder 3 enregistrements' }).click()
  await expect(dialog.getByRole('heading', { name: 'Importation terminée' })).toBeFocused()
  await expect(dialog.getByText('2 sur 3 gardés')).toBeVisible()
  await expect(dialog.getByText("On n'entend rien dans « le mouton.wav ».")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: /^Voix/ }).selectOption('La vôtre')
  await expect(page.getByRole('row', { name: /skier.*la vôtre.*Ana, CC BY-SA 4.0/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ma voix pour « le canard »' }).click()
  await expect(page.getByRole('dialog').getByText('Ana, CC BY-SA 4.0')).toBeVisible()
  await page.keyboard.press('Escape')

  // Importing it again does not change saved recordings.
  const again = await chooseZip(page)
  await expect(again.getByRole('checkbox', { name: /le canard/ })).not.toBeChecked()
  await expect(again.getByRole('checkbox', { name: /le mouton/ })).toBeChecked()
})

test('a microphone that is allowed after the dialog was closed is released immediately', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const ask = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (constraints) => {
      await new Promise((allow) => addEventListener('allow', allow, { once: true }))
      const stream = await ask(constraints)
      // Stopping a track fires no event.
      const look = () =>
        stream.getTracks().every(({ readyState }) => readyState === 'ended')
          ? document.body.setAttribute('data-microphone', 'off')
          : requestAnimationFrame(look)
      look()
      return stream
    }
  })
  await visit(page, '/admin/media')
  await page
    .getByRole('button', { name: /^Ma voix pour/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('allow')))
  await expect(page.locator('body')).toHaveAttribute('data-microphone', 'off', { timeout: 5000 })
})

test('a file with a false type or of too large a size is refused with a message', { tag: MATRIX }, async ({
  page,
  request,
  problems,
}) => {
  problems.expected.push(/415/)
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/media')
  await page.getByRole('button', { name: 'Les images et les sons' }).click()
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Ajouter une image').setInputFiles({ name, mimeType, buffer })
  const cannotOpen = (name: string) =>
    expect(page.getByRole('alert')).toContainText(`« ${name} » ne s'ouvre pas`)
  await upload('photo.png', 'image/png', Buffer.from(files.html))
  await cannotOpen('photo.png')
  await upload('lettre.pdf', 'application/pdf', Buffer.from(files.pdf))
  await cannotOpen('lettre.pdf')
  await upload('vide.png', 'image/png', Buffer.alloc(0))
  await expect(page.getByRole('alert')).toContainText('« vide.png » est vide.')
  await upload('IMG_1.HEIC', 'image/heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
  await cannotOpen('IMG_1.HEIC')
  // A GIF may be animated and is stored unchanged, so it must be small.
  await upload('grande.gif', 'image/gif', Buffer.alloc(2 * 1024 * 1024 + 1))
  await expect(page.getByRole('alert')).toContainText('« grande.gif » est trop gros : 2 Mo au plus. Réduisez')
  await upload('menteur.gif', 'image/gif', Buffer.from(files.html))
  await expect(page.getByRole('alert')).toContainText("« menteur.gif » n'est pas ce que son nom annonce")
  await upload('point.png', 'image/png', Buffer.from(files.png))
  await page.getByRole('button', { name: 'Garder cette image' }).click()
  await expect(page.getByRole('row', { name: /point\.webp/ })).toBeVisible()
})

/** Chooses a small zip in the dialog: four words, one silent and one ambiguous, and a file that is not a word. */
async function chooseZip(page: Page): Promise<Locator> {
  const beep = new Uint8Array(await encodeWav(beepFor(0.4), RATE).arrayBuffer())
  const silence = new Uint8Array(await encodeWav(new Float32Array(RATE), RATE).arrayBuffer())
  const zip = zipSync({
    'LICENSE.txt': new TextEncoder().encode('Ana, CC BY-SA 4.0'),
    'fr/canard.wav': beep,
    'fr/goose.wav': beep,
    'fr/ski.wav': beep,
    'fr/le mouton.wav': silence,
    'fr/zut.wav': beep,
  })
  await page.getByRole('button', { name: 'Importer des enregistrements' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importer des enregistrements' })
  await dialog
    .getByLabel('Un fichier zip, ou des sons')
    .setInputFiles({ name: 'voix.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  return dialog
}

const RATE = 24_000

function beepFor(seconds: number): Float32Array {
  return new Float32Array(seconds * RATE).map(
    (_, index) => 0.3 * Math.sin((2 * Math.PI * 440 * index) / RATE),
  )
}

async function heardSound(page: Page): Promise<string> {
  const request = await page.waitForRequest(/le-cochon\.mp3$|\/api\/v1\/media\/\w+\.wav$/)
  return new URL(request.url()).pathname
}

async function hearOnItsPage(page: Page): Promise<void> {
  const known = page.waitForResponse('**/api/v1/recordings')
  await visit(page, '/grade4/vocabulary/animals/farm')
  await known
  await page
    .getByRole('button', { name: /le cochon/ })
    .first()
    .click()
}
