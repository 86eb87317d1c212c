import type { Page } from '@playwright/test'
import { ADMIN } from './people.ts'
import { pressCounter } from './press-counter.ts'
import { saveCSV } from './save-csv.ts'
import {
  apiSignIn,
  authorized,
  bravoSources,
  bringSession,
  countActivity,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAdmin,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const nav = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: title, exact: true })

test(
  'a teacher signs in, sees the day, and gives Bravos to a pupil and to a class in a few presses',
  { tag: MATRIX },
  async ({ page, request }, { retry, repeatEachIndex }) => {
    const admin = await apiSignIn(request, ADMIN)
    const attempt = `${repeatEachIndex}${retry}`
    const classCode = `s${attempt}`
    await request.put(`/api/v1/classes/${classCode}`, {
      ...authorized(admin),
      data: { teacherName: 'Mme Roy', grade: 4 },
    })
    const names = ['Ada', 'Basile', 'Chantal'].map((name) => `${name} ${attempt}`)
    for (const displayName of names) {
      const userName = `semaine.${displayName.replace(' ', '')}`
      await request.post('/api/v1/user', { ...authorized(admin), data: { userName, displayName, classCode } })
    }
    const ada = await apiSignIn(request, { userName: `semaine.Ada${attempt}` })
    const basile = await apiSignIn(request, { userName: `semaine.Basile${attempt}` })
    await countActivity(request, ada, 'Page_Games_Memory_Grade4_Animals_Farm')

    await visit(page, '/')
    await signInAdmin(page)
    await expect(page).toHaveURL('/admin/start')
    await expect(page.getByText(/^Bonjour .* Nous sommes /)).toBeVisible()
    const one = pressCounter()
    await one.press(page.getByRole('link', { name: new RegExp(`^${classCode} Ont commencé\\s: 1 sur 3`) }))
    await expect(page.getByRole('heading', { level: 1, name: 'La semaine' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Choisir Ada .* 1 \(1.\/.5\) 0 1/ })).toBeVisible()
    await one.press(page.getByRole('button', { name: `Un Bravo pour ${names[0]}` }))
    await one.press(page.getByRole('button', { name: 'Belle lecture' }))
    await expect(page.getByText(`Un Bravo pour ${names[0]} : Belle lecture.`)).toBeVisible()
    one.expectFew()
    expect(await bravoSources(request, ada)).toEqual(['admin'])

    const several = pressCounter()
    await several.press(nav(page, 'La semaine'))
    await several.choose(page.getByLabel('Classe').first(), classCode)
    await several.tick(page.getByRole('checkbox', { name: 'Tout choisir' }))
    await expect(page.getByText('Cochés : 3')).toBeVisible()
    await several.press(page.getByRole('button', { name: 'Donner un Bravo' }))
    await expectAccessible(page)
    await several.press(page.getByRole('button', { name: 'Bonne écoute' }))
    await expect(page.getByText('Un Bravo pour 3 élèves : Bonne écoute.')).toBeVisible()
    several.expectFew()
    expect(await bravoSources(request, ada)).toEqual(['admin', 'admin'])
    expect(await bravoSources(request, basile)).toEqual(['admin'])
    // A Bravo given by mistake is taken back with one press.
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Un Bravo pour 3 élèves' })
      .getByRole('button', { name: 'Annuler' })
      .click()
    await expect(page.getByText('3 Bravos sont repris.')).toBeVisible()
    expect(await bravoSources(request, basile)).toEqual([])

    // The whole class gets one with two presses.
    const all = pressCounter(2)
    await all.press(page.getByRole('button', { name: 'Un Bravo pour toute la classe' }))
    await all.press(page.getByRole('button', { name: 'Beau travail' }))
    await expect(page.getByText('Un Bravo pour 3 élèves : Beau travail.')).toBeVisible()
    all.expectFew()
    await expect.poll(() => bravoSources(request, basile)).toEqual(['admin'])
    // A press opens the pupil's details: activities, reasons of Bravos, known words.
    await page.getByRole('button', { name: names[0], exact: true }).click()
    const pupil = page.getByRole('dialog', { name: `${names[0]} (${classCode})` })
    await expect(pupil.getByRole('cell', { name: /ferme/i })).toBeVisible()
    await pupil.getByRole('button', { name: 'Bravos' }).click()
    await expect(pupil.getByText('Bonne écoute')).toBeVisible()
    await pupil.getByRole('button', { name: 'Mots' }).click()
    await expect(pupil.getByText('Pas encore de mots')).toBeVisible()
    await page.keyboard.press('Escape')

    // The list is exported and printed as shown; the previous week is empty.
    const saved = await saveCSV(page, page.getByRole('button', { name: 'Enregistrer en CSV' }))
    expect(saved.text).toMatch(
      /^\uFEFFÉlève;Activités;Missions;Jeux;Mots en progrès;Bravos;.*\r\nAda \d+;1;0;1;0;2;/,
    )
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('cell', { name: names[0] })).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('combobox', { name: 'Semaine' }).selectOption({ index: 1 })
    await expect(page.getByRole('row', { name: /^Choisir Ada .* 0 \(0.\/.5\)/ })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  },
)

test(
  'several selected pupils get a reserved page, another class, PINs and cards',
  { tag: MATRIX },
  async ({ page, request }, { retry }) => {
    const admin = await apiSignIn(request, ADMIN)
    const [from, to] = [`t${retry}`, `u${retry}`]
    for (const classCode of [from, to])
      await request.put(`/api/v1/classes/${classCode}`, {
        ...authorized(admin),
        data: { teacherName: '', grade: 5 },
      })
    const names = ['Dora', 'Émile'].map((name) => `${name} ${retry}`)
    for (const displayName of names) {
      const userName = `coche.${displayName.replace(' ', '')}`
      await request.post('/api/v1/user', {
        ...authorized(admin),
        data: { userName, displayName, classCode: from },
      })
    }
    const dora = await apiSignIn(request, { userName: `coche.Dora${retry}` })
    await bringSession(page, admin)
    await visit(page, '/admin/start')

    const letIn = pressCounter()
    await letIn.press(nav(page, 'Classe'))
    await letIn.press(nav(page, 'Les pages réservées'))
    await letIn.choose(page.getByLabel('Classe').first(), from)
    await letIn.tick(page.getByRole('checkbox', { name: 'Tout choisir' }))
    await letIn.press(page.getByRole('button', { name: 'Laisser entrer', exact: true }))
    await expect(page.getByRole('row', { name: `Dora ${retry} ${from} oui` })).toBeVisible()
    letIn.expectFew()
    const cafe = await request.get('/api/v1/pages/Page_Grade5_Vocabulary_Cafe', authorized(dora))
    expect(cafe.status()).toBe(200)

    await nav(page, 'Les comptes').click()
    await page.getByLabel('Classe').first().selectOption(from)
    await page.getByRole('checkbox', { name: 'Tout choisir' }).check()
    await expectAccessible(page)
    const change = pressCounter()
    await change.press(page.getByRole('button', { name: 'Classe, NIP, avatar' }))
    const dialog = page.getByRole('dialog')
    await change.choose(dialog.getByLabel('Classe'), to)
    await change.choose(dialog.getByLabel('NIP'), 'new')
    await change.press(dialog.getByRole('button', { name: 'Modifier', exact: true }))
    await expect(page.getByText('Comptes changés : 2.')).toBeVisible()
    change.expectFew()
    await page.getByLabel('Classe').first().selectOption(to)
    for (const name of names)
      await expect(page.getByRole('row', { name: new RegExp(`${name} .* ${to} \\d{4} actif`) })).toBeVisible()

    const cards = pressCounter()
    await cards.tick(page.getByRole('checkbox', { name: `Choisir ${names[0]} (${to})` }))
    await cards.press(page.getByRole('button', { name: 'Leurs cartes' }))
    await expect(page.getByRole('button', { name: /^Imprimer \d+ cartes?$/ })).toBeEnabled()
    cards.expectFew()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: `Carte de ${names[0]}` })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')

    // Revoking a card explains the effect first and offers the new card for printing; deleting lists the affected data.
    await page.getByRole('button', { name: `Modifier ${names[0]}` }).click()
    await page.getByRole('button', { name: 'Désactiver la carte…' }).click()
    const confirmation = page.getByRole('dialog', { name: `Désactiver la carte de ${names[0]}?` })
    await expect(confirmation.getByText("La carte imprimée n'ouvrira plus rien")).toBeVisible()
    await confirmation.getByRole('button', { name: 'Désactiver la carte', exact: true }).click()
    await expect(page.getByText("L'ancienne carte n'ouvre plus rien.")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Imprimer 1 carte' })).toBeEnabled()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Effacer…' }).click()
    await expect(
      page.getByRole('dialog', { name: `Effacer ${names[0]}?` }).getByText('1 page réservée'),
    ).toBeVisible()
  },
)

test('any menu row can be found by search, and going back restores the search and the list', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/start')
  const find = pressCounter()
  await find.press(nav(page, 'Contenu'))
  await page.getByLabel('Chercher dans tout le menu').fill('animaux du zoo')
  await expectAccessible(page)
  await find.press(page.getByRole('link', { name: /^Le contenu de .*zoo/i }).first())
  find.expectFew()
  await expect(page).toHaveURL(/page=Page_/)
  await page.goBack()
  await expect(page.getByLabel('Chercher dans tout le menu')).toHaveValue('animaux du zoo')
  await page
    .getByRole('button', { name: /^Sa place : .*zoo/i })
    .first()
    .click()
  await expect(page.getByLabel('Chercher dans tout le menu')).toHaveValue('')
  await expect(page.getByRole('navigation', { name: 'Place dans le menu' })).toContainText('Vocabulaire')

  // A list restores its search, order and page.
  await nav(page, 'Les jeux').click()
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page.getByText(/^Page 2 sur/)).toBeVisible()
  await nav(page, 'École').click()
  await expect(page.getByRole('heading', { name: 'Les réglages' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByText(/^Page 2 sur/)).toBeVisible()
  await nav(page, 'Les jeux').click()

  // Games and pages are filtered by strand and level.
  await page.getByLabel('Compétence').selectOption('Écrire')
  await page.getByLabel('Chercher').fill('petite dictée : le tigre')
  await expect(page.getByText(/^1 sur /)).toBeVisible()
  await page.getByLabel('Compétence').selectOption('Niveau A1.1')
  await expect(page.getByText('Rien ne correspond à la recherche.')).toBeVisible()
  await nav(page, 'Contenu').click()
  await page.getByLabel('Compétence').selectOption('Parler')
  await page.getByLabel('Chercher dans tout le menu').fill('le tigre')
  await expect(page.getByRole('link', { name: /^Le contenu de .*tigre/i })).toBeVisible()
})
