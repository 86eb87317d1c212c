import type { Locator } from '@playwright/test'
import { mediaListAnswer } from '../domain/api/media.ts'
import { menuAnswer } from '../domain/api/menu.ts'
import { managePage } from './manage-page.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  isMatrix,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const WORDS = `la plage = beach
le sable = sand
la mer = sea
la vague = wave
le seau = bucket
la pelle = shovel
le crabe = crab
le coquillage = shell
la serviette = towel
le parasol = beach umbrella`

/** Limits of presses and time. */
const MAX_PRESSES = 8
const MAX_DURATION_MS = 60_000

test('ten pasted words become a page with games in eight presses, and later words join the games', async ({
  page,
  request,
}, { retry, repeatEachIndex }) => {
  const title = ['Le marais', 'La dune'][retry + repeatEachIndex] ?? ''
  const admin = await apiSignIn(request, ADMIN)
  await bringSession(page, admin)
  await visit(page, '/grade4/vocabulary/animals/farm')
  let presses = 0
  const press = async (target: Locator) => {
    presses++
    await target.click()
  }
  const write = async (field: Locator, text: string) => {
    await press(field)
    await field.fill(text)
  }
  const begun = Date.now()
  await press(page.getByRole('button', { name: 'Gérer cette page' }))
  await press(page.getByRole('link', { name: 'Nouvelle page' }))
  const dialog = page.getByRole('dialog', { name: 'Nouvelle page' })
  await write(dialog.getByLabel('Titre de la page'), title)
  await write(dialog.getByLabel('Les mots', { exact: true }), WORDS)
  await press(page.getByRole('button', { name: 'Publier la page' }))
  const games = page.getByRole('region', { name: 'Les jeux de cette page' })
  await press(games.getByRole('button', { name: 'Faire les 7 jeux' }))
  await expect(games.getByRole('link', { name: /^Jouer/ })).toHaveCount(7)
  expect(presses).toBeLessThanOrEqual(MAX_PRESSES)
  expect(Date.now() - begun).toBeLessThan(MAX_DURATION_MS)
  await expectAccessible(page)
  // The link preview was drawn in the meantime.
  const drawn = `/api/v1/media?q=${encodeURIComponent(`Aperçu : ${title}`)}`
  await expect
    .poll(async () => mediaListAnswer.parse(await (await request.get(drawn, authorized(admin))).json()).data)
    .toMatchObject([{ contentType: 'image/jpeg' }])
  if (!isMatrix()) return

  // Words added to the page later are offered to its games.
  const list = page.getByRole('region', { name: 'Les mots' })
  await list.getByRole('button', { name: 'Modifier Les mots' }).click()
  await list.getByRole('button', { name: 'Ajouter un mot à moi' }).click()
  await page.keyboard.type('le bateau')
  await page.getByRole('button', { name: /^Publier/ }).click()
  const updates = page.getByRole('dialog', { name: 'Mettre à jour les jeux' })
  await expect(updates.getByText(/le bateau.*est ajouté/)).toBeVisible()
  await expectAccessible(page)
  await updates.getByRole('button', { name: 'Mettre à jour les jeux' }).click()
  await expect(updates).toBeHidden()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(games.getByRole('button', { name: 'Voir et mettre à jour' })).toBeVisible()
  await games.getByRole('button', { name: 'En faire une leçon' }).click()
  const lesson = page.getByRole('form', { name: 'La leçon' })
  await expect(lesson.getByLabel('Titre')).toHaveValue(title)
  await expect(lesson.getByRole('heading', { name: /^Étapes \(8 sur/ })).toBeVisible()
})

test('a shipped page is copied once despite a lost response, and its game is converted to another kind', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/ERR_FAILED|409/)
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/grade4/vocabulary/animals/farm')
  await (await managePage(page)).getByRole('link', { name: 'Modifier cette page' }).click()
  await page.getByRole('button', { name: 'En faire une copie à moi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle page' })
  const title = dialog.getByLabel('Titre de la page')
  await expect(title).toHaveValue('Les animaux de la ferme (copie)')
  await title.fill('Les animaux du zoo')
  const publish = dialog.getByRole('button', { name: 'Publier la page' })
  await publish.click()
  await expect(dialog.getByRole('alert')).toContainText('Il y a déjà une page « Les animaux du zoo »')
  await title.fill('Ma ferme')
  await page.route('**/api/v1/pages', (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await publish.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(title).toHaveValue('Ma ferme')
  // Unsaved text survives closing the form.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The text also survives closing the tab.
  const otherTab = await page.context().newPage()
  await visit(otherTab, '/admin/pages')
  await expect(otherTab.getByRole('button', { name: 'Nouvelle page : reprendre « Ma ferme »' })).toBeVisible()
  await otherTab.close()
  // Before another copy replaces the text, a dialog asks for confirmation.
  await page.goBack()
  await page.getByRole('button', { name: 'En faire une copie à moi' }).click()
  const question = page.getByRole('dialog', { name: 'Remplacer le brouillon « Ma ferme »?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  // A link that starts a page with another title also asks for confirmation.
  await visit(page, '/admin/pages?faire=page&titre=La%20plage')
  await dialog.getByRole('button', { name: 'Reprendre « Ma ferme »' }).click()
  await expect(title).toHaveValue('Ma ferme')
  await publish.click()
  await expect(page.getByRole('heading', { name: 'Vocabulaire – Ma ferme (4e année)' })).toBeVisible()
  const menu = menuAnswer.parse(await (await request.get('/api/v1/menulinks')).json())
  expect(menu.menulinks.filter(({ displayName }) => displayName === 'Ma ferme')).toHaveLength(1)

  const games = page.getByRole('region', { name: 'Les jeux de cette page' })
  await expect(games.getByRole('checkbox', { name: /^Mémoire/ })).toBeChecked()
  for (const box of await games.getByRole('checkbox', { name: /^(?!Mémoire)/ }).all()) await box.uncheck()
  await games.getByRole('button', { name: 'Faire le jeu' }).click()
  await games.getByRole('link', { name: 'Mémoire', exact: true }).click()
  await page.getByRole('button', { name: 'Jouer ces mots autrement…' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Course aux mots' }).click()
  await expect(page.getByRole('heading', { name: 'Course aux mots : Ma ferme' })).toBeVisible()
  // The message may still be that of the first game.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await saved
  await expect(page.getByText('Le jeu est dans le menu.').last()).toBeVisible()

  await visit(page, '/pages/Grade4_Vocabulary_MaFerme')
  await expect(page.getByRole('link', { name: /^Course aux mots/ })).toBeVisible()
  await (await managePage(page)).getByRole('switch', { name: 'enabled' }).click()
  await expect(page.getByText("Les élèves ne peuvent pas l'ouvrir.")).toBeVisible()
  await expectAccessible(page)
})

test("a visitor sees a teacher's own page and its games like a page of the site", {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/401|ApiError: (Il faut se connecter|Network error)|ERR_FAILED/)
  const admin = authorized(await apiSignIn(request, ADMIN))
  const words = ['canot', 'quai', 'filet', 'rame'].map((each) => {
    return { french: `le ${each}`, english: each, image: null, sound: null }
  })
  const data = { number: 2_000_001, kind: 'vocabulary', title: 'Le sentier', grade: 4, icon: '', words }
  expect((await request.post('/api/v1/pages', { ...admin, data })).status()).toBe(201)
  const games = '/api/v1/pages/Page_Grade4_Vocabulary_LeSentier/games'
  expect((await request.post(games, { ...admin, data: { kinds: ['memory'] } })).status()).toBe(200)
  for (const { path, title, crumb, word } of [
    {
      path: '/grade4/vocabulary/animals/farm',
      title: 'Les animaux de la ferme',
      crumb: 'Animals | Farm',
      word: 'la vache',
    },
    {
      path: '/pages/Grade4_Vocabulary_LeSentier',
      title: 'Le sentier',
      crumb: 'Le Sentier',
      word: 'le canot',
    },
  ]) {
    await visit(page, path)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(`Grade 4 | Vocabulary | ${crumb}`)).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(word) }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Mémoire(?! des sons)/ }).click()
    await expect(page.getByRole('heading', { name: `Mémoire : ${title}` })).toBeVisible()
  }

  // The page has metadata for link previews, and its words are shown before the API responds.
  const shell = await (await request.get('/pages/Grade4_Vocabulary_LeSentier')).text()
  expect(shell).toContain('<title>Le sentier – 4e année – Mme Bravo</title>')
  expect(shell).toContain('content="Le canot, le quai, le filet, le rame')
  expect(shell).toContain('<h1>Le sentier</h1>')
  expect(shell).toContain('<b>le canot</b>')
  await page.route('**/api/v1/pages/*', (route) => route.abort())
  await page.addInitScript(noteLostTitle)
  await visit(page, '/pages/Grade4_Vocabulary_LeSentier')
  await expect(page.getByRole('button', { name: /le canot/ }).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-lost')
  await page.unroute('**/api/v1/pages/*')

  // If the page requires a sign-in, visitors see a message, and it opens for a pupil.
  const { menulinks } = menuAnswer.parse(await (await request.get('/api/v1/menulinks')).json())
  const row = menulinks.find(({ clientID }) => clientID === 'Page_Grade4_Vocabulary_LeSentier')
  const save = async (isAuthRequired: boolean) => {
    const answer = await request.post('/api/v1/menulinks', {
      ...admin,
      data: { link: { ...row, isAuthRequired } },
    })
    expect(answer.status()).toBe(200)
  }
  await save(true)
  await visit(page, '/pages/Grade4_Vocabulary_LeSentier')
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page est fermée.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Je me connecte' }).click()
  await page.getByPlaceholder('username...').fill('felix')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Le sentier' })).toBeVisible()
  await expect(page).toHaveURL('/pages/Grade4_Vocabulary_LeSentier')
  await save(false)
})

/** Runs in the page. Sets a mark if the title disappears again after it was shown. */
function noteLostTitle(): void {
  let wasThere = false
  new MutationObserver(() => {
    const isThere = document.querySelector('h1') !== null
    if (wasThere && !isThere) document.documentElement.dataset.lost = ''
    wasThere = isThere
  }).observe(document, { childList: true, subtree: true })
}
