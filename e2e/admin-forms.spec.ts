import { ADMIN } from './people.ts'
import { apiSignIn, bringSession, expect, test, visit } from './school-test.ts'

test('what is ticked while the settings are being saved is not lost with what is saved', async ({
  page,
  request,
}) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/settings')
  const pin = page.getByLabel(/^Demander le NIP/)
  const classes = page.getByLabel(/^Montrer les classes/)
  const { promise: ticked, resolve: goOn } = Promise.withResolvers<void>()
  // Held on the way, and answered here: the school of the other tests keeps its settings.
  await page.route('**/api/v1/settings', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await ticked
    const { settings } = route.request().postDataJSON()
    await route.fulfill({ json: { success: true, settings: [settings] } })
  })
  const before = [await pin.isChecked(), await classes.isChecked()]
  await pin.click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await classes.click()
  goOn()
  await expect(page.getByText('Les réglages sont enregistrés.')).toBeVisible()
  expect([await pin.isChecked(), await classes.isChecked()]).toEqual(before.map((each) => !each))
})

test('what is being written on a page outlives other forms that are closed, and made games', async ({
  page,
  request,
}) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/pages?page=Page_Tribes')
  await page.getByLabel('Titre de la page').fill('Nos tribus')
  const nav = page.getByRole('navigation', { name: 'Administration' })
  await nav.getByRole('link', { name: 'Les comptes' }).click()
  await page.getByRole('button', { name: 'Ajouter un compte' }).click()
  await page.keyboard.press('Escape')
  await nav.getByRole('link', { name: 'Les jeux' }).click()
  await page.getByRole('button', { name: 'Faire un jeu' }).click()
  await page.getByLabel('Nom du jeu').fill('Le cirque')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Retour à la liste…' }).click()
  await page.getByRole('button', { name: 'Oui, abandonner les changements' }).click()
  await visit(page, '/admin/pages?page=Page_Tribes')
  await expect(page.getByLabel('Titre de la page')).toHaveValue('Nos tribus')
  await expect(page.getByText('Pas encore publié')).toBeVisible()
})

test('a list is chosen again once its file is mended', async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/useraccounts')
  await page.getByRole('button', { name: 'Importer une liste' }).click()
  const field = page.getByLabel('ou un fichier CSV')
  await field.setInputFiles({ name: 'classe.csv', mimeType: 'text/csv', buffer: Buffer.from('zoé;Zoé;9-8;') })
  await expect(page.getByText('Refusés : 1.')).toBeVisible()
  // The browser tells of no choice where the field says the same as before.
  const choosing = page.waitForEvent('filechooser')
  await field.click()
  await choosing
  await expect(field).toHaveValue('')
})
