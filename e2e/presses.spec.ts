import type { Page } from '@playwright/test'
import { signOut } from './account-menu.ts'
import { ADMIN } from './people.ts'
import { pressCounter } from './press-counter.ts'
import { startThrowawaySchool } from './school.ts'
import { apiSignIn, authorized, bringSession, expect, signInPupil, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

// A teacher's main tasks, at most five presses each. Other tests count the presses of the remaining tasks.

const WORDS = 'vache cheval mouton poule canard cochon chien chat lapin coq'.split(' ')

const nav = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: title, exact: true })

test(
  'a memory game of ten words is made and shared in five presses',
  { tag: MATRIX },
  async ({ page, request }, { retry }) => {
    await bringSession(page, await apiSignIn(request, ADMIN))
    await visit(page, '/admin/start')
    const game = pressCounter()
    await game.press(nav(page, 'Contenu'))
    await game.press(page.getByRole('link', { name: 'Faire un jeu' }))
    await page.getByLabel('Nom du jeu').fill(`Dix mots comptés ${retry}`)
    await page.getByLabel('Les mots', { exact: true }).fill(WORDS.join('\n'))
    await game.press(page.getByRole('button', { name: 'Continuer' }))
    await game.press(page.getByRole('button', { name: 'Publier', exact: true }))
    await expect(page.getByText('Le jeu est dans le menu.')).toBeVisible()
    await game.press(page.getByRole('button', { name: 'Partager' }))
    await expect(page.getByRole('img', { name: /^Code QR du jeu/ })).toBeVisible()
    game.expectFew()
  },
)

test('a support is set in three presses and applies everywhere; data is exported and erased in five', async ({
  page,
  browser,
  request,
}, { retry }) => {
  const admin = await apiSignIn(request, ADMIN)
  const displayName = `Partante ${retry}`
  const data = { userName: `partante.${retry}`, displayName, classCode: '6-3' }
  expect((await request.post('/api/v1/user', { ...authorized(admin), data })).ok()).toBe(true)
  await bringSession(page, admin)
  await visit(page, '/admin/start')
  const job = pressCounter()
  await job.press(nav(page, 'Classe'))
  await page.getByLabel('Chercher', { exact: true }).fill(displayName)
  const open = page.getByRole('button', { name: `Modifier ${displayName}` })
  const supports = pressCounter(3)
  await supports.press(open)
  await supports.tick(page.getByRole('checkbox', { name: 'Grand texte' }))
  await supports.press(page.getByRole('button', { name: 'Enregistrer', exact: true }))
  await expect(page.getByText(`Le compte de ${displayName} est enregistré.`)).toBeVisible()
  supports.expectFew()
  const device = await browser.newContext()
  const pupil = await device.newPage()
  await visit(pupil, '/letter')
  const root = pupil.locator('html')
  await expect(root).not.toHaveAttribute('data-large-text')
  await signInPupil(pupil, data.userName)
  await expect(root).toHaveAttribute('data-large-text')
  await signOut(pupil)
  await expect(root).not.toHaveAttribute('data-large-text')
  await device.close()

  await job.press(open)
  const saving = page.waitForEvent('download')
  await job.press(page.getByRole('button', { name: "Ce que le site garde sur l'élève" }))
  await saving
  await job.press(page.getByRole('button', { name: 'Effacer…' }))
  await job.press(page.getByRole('button', { name: 'Effacer pour de bon' }))
  await expect(page.getByRole('button', { name: `Modifier ${displayName}` })).toHaveCount(0)
  job.expectFew()
})

test('closing a page, a bonus, an announcement, a backup and the change of year take few presses each', {
  tag: MATRIX,
}, async ({ browser, playwright }) => {
  // Uses its own school, because it changes data of everyone.
  test.setTimeout(150_000)
  const { school, discard } = await startThrowawaySchool()
  const baseURL = school.url
  const request = await playwright.request.newContext({ baseURL })
  const context = await browser.newContext({ baseURL, locale: 'fr-CA', serviceWorkers: 'block' })
  const page = await context.newPage()
  await bringSession(page, await apiSignIn(request, ADMIN))

  await test.step('closing a page takes two presses on the page itself', async () => {
    await visit(page, '/music')
    const off = pressCounter(2)
    await off.press(page.getByRole('button', { name: 'Gérer cette page' }))
    await off.press(page.getByRole('switch', { name: 'enabled' }))
    await expect(page.getByRole('switch', { name: 'enabled' })).toHaveAttribute('aria-checked', 'false')
    off.expectFew()
  })

  await test.step('writing an announcement takes few presses', async () => {
    await visit(page, '/admin/start')
    const announce = pressCounter()
    await announce.press(nav(page, 'Contenu'))
    await page.getByLabel('Chercher dans tout le menu').fill('annonces')
    await announce.press(page.getByRole('link', { name: /^Le contenu de .*annonces/i }).first())
    await announce.press(page.getByRole('button', { name: 'Ajouter un texte' }))
    await announce.press(page.getByRole('textbox', { name: 'Texte français' }).last())
    await page.keyboard.type('La photo de classe est jeudi.')
    await announce.press(page.getByRole('button', { name: 'Publier', exact: true }))
    await expect(page.getByText('Tout est publié.')).toBeVisible()
    announce.expectFew()
  })

  await test.step('starting a bonus takes few presses', async () => {
    const bonus = pressCounter()
    await bonus.press(nav(page, "L'historique des bonis"))
    await page.getByLabel('Chercher une page').fill('mémoire ferme 4e')
    const choice = page.getByLabel('Page du prochain boni')
    const [value = ''] = await choice
      .locator('option:not([value=""])')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
    await bonus.choose(choice, value)
    await bonus.press(page.getByRole('button', { name: 'Lancer le boni maintenant' }))
    await expect(page.getByText(/^Un boni attend sur/)).toBeVisible()
    bonus.expectFew()
  })

  await test.step('making a backup takes few presses', async () => {
    const backup = pressCounter()
    await backup.press(nav(page, 'École'))
    const saving = page.waitForEvent('download')
    await backup.press(page.getByRole('button', { name: 'Sauvegarder tout' }))
    await saving
    backup.expectFew()
  })

  await test.step('changing the school year takes few presses from the page of accounts', async () => {
    await nav(page, 'Classe').click()
    const year = pressCounter()
    await year.press(page.getByRole('button', { name: "Changer d'année" }))
    await year.press(page.getByRole('button', { name: "Toutes passent à l'année suivante" }))
    await expect(page.getByLabel('Les élèves de Mme Bravo 4-1')).toHaveValue('to 5-1')
    await expect(page.getByLabel('Les élèves de Mme Bravo 6-3')).toHaveValue('archive')
    await year.press(page.getByRole('button', { name: 'Voir ce qui changera' }))
    await year.press(page.getByRole('button', { name: '1. Sauvegarder tout' }))
    await year.press(page.getByRole('button', { name: "2. Changer d'année" }))
    await expect(page.getByText('La nouvelle année peut commencer.')).toBeVisible()
    year.expectFew()
  })
  await context.close()
  await request.dispose()
  await discard()
})
