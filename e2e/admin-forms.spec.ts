import { ADMIN } from './people.ts'
import { apiSignIn, authorized, bringSession, expect, reload, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test('a setting ticked while the form is being saved is not lost', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/settings')
  const pin = page.getByLabel(/^Demander le NIP/)
  const classes = page.getByLabel(/^Montrer les classes/)
  const { promise: ticked, resolve: goOn } = Promise.withResolvers<void>()
  // The test answers the save itself, so that the settings of the shared school do not change.
  let saved: object | null = null
  await page.route('**/api/v1/settings', async (route) => {
    if (route.request().method() === 'POST') {
      await ticked
      saved = { success: true, settings: [route.request().postDataJSON().settings], multiplayerUrl: '' }
    }
    return saved ? route.fulfill({ json: saved }) : route.fallback()
  })
  const before = [await pin.isChecked(), await classes.isChecked()]
  await pin.click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await classes.click()
  goOn()
  await expect(page.getByText('Les réglages sont enregistrés.')).toBeVisible()
  expect([await pin.isChecked(), await classes.isChecked()]).toEqual(before.map((each) => !each))
})

test('an emptied number field does not discard other changes of the settings', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/settings')
  const cap = page.getByLabel(/^Bravos par semaine/)
  const pin = page.getByLabel(/^Demander le NIP/)
  const before = await pin.isChecked()
  await pin.click()
  await cap.fill('')
  await reload(page)
  await expect(cap).toHaveValue('')
  expect(await pin.isChecked()).toBe(!before)
})

test('a backup is summarized before its restore, the previous data can be restored, and focus is kept', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/settings')
  await page.route('**/api/v1/backup/restore', (route) =>
    route.fulfill({ json: { success: true, rows: 3, files: 1 } }),
  )
  const contents = { classes: 7, activities: 0, bravos: 12, files: 1, administrators: 1 }
  const now = '2026-11-18T15:00:00.000Z'
  const backup = { ...contents, created: '2026-09-01T15:00:00.000Z', pupils: 41 }
  const here = { ...contents, created: now, pupils: 48 }
  await page.route('**/api/v1/backup/preview', (route) =>
    route.fulfill({ json: { success: true, backup, here } }),
  )
  const file = { name: 'a.jsonl.gz', mimeType: 'application/gzip', buffer: Buffer.from('a') }
  await page.getByLabel('Restaurer une sauvegarde').setInputFiles(file)
  await expect(page.getByRole('row', { name: 'Élèves actifs 41 48' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Date 2026.09.01 11:00:00/ })).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Oui, tout remplacer par a.jsonl.gz' })
  await confirm.press('Enter')
  await expect(page.getByText("C'est fait. Lignes restaurées : 3; fichiers restaurés : 1.")).toBeVisible()
  await expect(confirm).toBeFocused()
  await expect(confirm).toBeDisabled()

  await page.route('**/api/v1/backup/kept', (route) =>
    route.fulfill({
      json: { success: true, data: [{ ...here, id: '1', bytes: 9 }], here: { ...backup, created: now } },
    }),
  )
  await page.route('**/api/v1/backup/kept/1/restore', (route) =>
    route.fulfill({ json: { success: true, rows: 5, files: 0 } }),
  )
  await reload(page)
  const goBack = page.getByRole('button', { name: "Revenir à l'état d'avant, du 2026-11-18 10:00:00" })
  await goBack.press('Enter')
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Élèves actifs 48 41' })).toBeVisible()
  await page.getByRole('button', { name: 'Oui, y revenir' }).press('Enter')
  await expect(page.getByText("C'est fait. Lignes restaurées : 5; fichiers restaurés : 0.")).toBeVisible()
  await expect(goBack).toBeFocused()
})

test('the focus moves on from a control that disappears when it is pressed', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/games')
  await page.getByRole('button', { name: 'Faire un jeu' }).press('Enter')
  await page.getByLabel('Nom du jeu').fill('Le cirque')
  await page.getByRole('textbox', { name: 'Les mots' }).fill('la vache\nle cheval')
  // Unsaved text survives closing the form.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Faire un jeu : reprendre « Le cirque »' }).press('Enter')
  await page.getByRole('button', { name: 'Continuer' }).press('Enter')
  await page.getByRole('button', { name: 'Enlever le cheval' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Ajouter un élément' })).toBeFocused()

  await visit(page, '/admin/pages?page=Page_Grade5_Vocabulary_Professions')
  const words = page.getByRole('region', { name: 'Les mots' })
  await words
    .getByRole('button', { name: /^Modifier / })
    .first()
    .press('Enter')
  await words
    .getByRole('button', { name: /^Retirer / })
    .nth(1)
    .press('Enter')
  await page.getByRole('button', { name: /^Remettre « / }).press('Enter')
  await expect(page.getByRole('button', { name: 'Ajouter des mots de la banque' })).toBeFocused()
  await words
    .getByRole('button', { name: /^Modifier / })
    .nth(1)
    .press('Enter')
  await page.getByRole('button', { name: 'Ajouter : Le mot dans une phrase' }).press('Enter')
  const sentence = page.getByRole('group', { name: 'Le mot dans une phrase' })
  await expect(sentence.getByRole('textbox').first()).toBeFocused()
  await page.getByRole('button', { name: 'Abandonner mes changements' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remettre mes mots' })).toBeFocused()
})

test('the focus moves to the next row when an account is deleted', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  const admin = await apiSignIn(request, ADMIN)
  const pupil = { userName: 'passager', displayName: 'Passager', classCode: '6-3' }
  await request.post('/api/v1/user', { ...authorized(admin), data: pupil })
  await bringSession(page, admin)
  await visit(page, '/admin/useraccounts')
  const table = page.getByRole('region', { name: 'Les comptes' })
  await table.getByLabel('Chercher').fill('pa')
  await page.getByRole('button', { name: 'Modifier Passager' }).press('Enter')
  await page.getByRole('button', { name: 'Effacer…' }).press('Enter')
  await page.getByRole('button', { name: 'Effacer pour de bon' }).press('Enter')
  await expect(page.getByRole('row', { name: /Passager/ })).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('unsaved text of a page is kept when other forms are closed and games are made', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/pages?page=Page_Tribes')
  await page.getByLabel('Titre de la page').fill('Nos tribus')
  const nav = page.getByRole('navigation', { name: 'Administration' })
  await nav.getByRole('link', { name: 'Classe', exact: true }).click()
  await page.getByRole('button', { name: 'Ajouter un compte' }).click()
  await expect(page.getByLabel('Nom affiché')).toBeVisible()
  await page.keyboard.press('Escape')
  await nav.getByRole('link', { name: 'Contenu' }).click()
  await nav.getByRole('link', { name: 'Les jeux' }).click()
  await page.getByRole('button', { name: 'Faire un jeu' }).click()
  await page.getByLabel('Nom du jeu').fill('Le cirque')
  await page.getByRole('button', { name: 'Continuer' }).click()
  // The navigation link opens the list, and unsaved text is kept.
  await expect(page.getByRole('heading', { name: 'Mémoire : Le cirque' })).toBeFocused()
  await nav.getByRole('link', { name: 'Les jeux' }).click()
  await expect(page.getByRole('button', { name: 'Faire un jeu' })).toBeVisible()
  await page.getByRole('link', { name: 'Mémoire : Le cirque' }).click()
  await expect(page.getByRole('link', { name: 'Retour à la liste' })).toBeInViewport()
  await page.getByRole('button', { name: 'Abandonner les changements…' }).click()
  await page.getByRole('button', { name: 'Oui, abandonner les changements' }).click()
  await expect(page.getByRole('button', { name: 'Faire un jeu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mémoire : Le cirque' })).toHaveCount(0)
  await visit(page, '/admin/pages?page=Page_Tribes')
  await expect(page.getByLabel('Titre de la page')).toHaveValue('Nos tribus')
  await expect(page.getByText('Pas encore publié')).toBeVisible()
})

test('a list can be chosen again after its file was corrected', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/useraccounts')
  await page.getByRole('button', { name: 'Importer une liste' }).click()
  const field = page.getByLabel('ou un fichier Excel ou CSV')
  await field.setInputFiles({ name: 'classe.csv', mimeType: 'text/csv', buffer: Buffer.from('zoé;Zoé;9-8;') })
  await expect(page.getByText('Refusés : 1.')).toBeVisible()
  // The browser fires no change event if the same file is chosen again.
  const choosing = page.waitForEvent('filechooser')
  await field.click()
  await choosing
  await expect(field).toHaveValue('')
})
