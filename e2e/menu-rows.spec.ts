import * as z from 'zod/mini'
import { pageAnswer } from '../domain/api/page.ts'
import { managePage } from './manage-page.ts'
import { ADMIN } from './people.ts'
import { apiSignIn, authorized, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test(
  'a new teacher adds a page to the menu, pupils open it, and its activity report covers only that page',
  { tag: MATRIX },
  async ({ page, request, browser, baseURL }, { retry }) => {
    // On a retry, the rows of the first attempt still exist.
    const [name, word] = retry === 0 ? ['La plage', 'LaPlage'] : ['Le lac', 'LeLac']
    const call = `/api/v1/pages/Page_Grade4_Vocabulary_${word}`
    const admin = await apiSignIn(request, ADMIN)
    await bringSession(page, admin)
    await visit(page, '/admin/pages')
    await page.getByRole('button', { name: 'Ouvrir 4e année' }).click()
    await page.getByRole('button', { name: 'Ouvrir Vocabulaire' }).click()
    await page.getByRole('button', { name: 'Ajouter au menu' }).click()
    await page.getByLabel('Nom', { exact: true }).fill(name)
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Enregistrer', exact: true })
    await save.click()
    await expect(page.getByLabel("Ce que c'est")).toBeFocused()
    await page.getByLabel("Ce que c'est").selectOption('Un groupe de lignes')
    await page.getByLabel("Ce que c'est").selectOption('Une nouvelle page de mots')
    await expectAccessible(page)
    await save.click()
    await expect(dialog).toBeHidden()
    const link = page.getByRole('listitem').getByRole('link', { name, exact: true })
    const path = (await link.getAttribute('href')) ?? ''
    await expect(page.getByText('ne mène nulle part')).toHaveCount(0)

    const pupils = await browser.newContext({ baseURL })
    const pupil = await pupils.newPage()
    await visit(pupil, '/')
    const menu = pupil.getByRole('navigation', { name: 'Menu principal' })
    await menu.getByRole('button', { name: '4e année' }).click()
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(pupil).toHaveURL(path)
    await expect(pupil.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(pupil.getByText('Mme Bravo y travaille!')).toBeVisible()

    const { data } = z.parse(pageAnswer, await (await request.get(call)).json())
    const shell = { french: 'le coquillage', english: 'the shell', image: null, sound: null }
    const content = { form: 'cards', sections: [{ title: 'Sur le sable', words: [shell] }] }
    const written = { title: name, content, updated: data.updated }
    expect((await request.put(call, { ...authorized(admin), data: written })).status()).toBe(200)
    await visit(pupil, path)
    await expect(pupil).toHaveTitle(`${name} – 4e année – Mme Bravo`)
    await expect(pupil.getByRole('button', { name: /^le coquillage/ })).toBeVisible()
    await pupils.close()

    await page.getByRole('link', { name: `Le contenu de ${name}` }).click()
    await expect(page.getByLabel('Titre de la page')).toHaveValue(name)
    await visit(page, path)
    await (await managePage(page)).getByRole('link', { name: 'Activities' }).click()
    const choice = page.getByRole('combobox', { name: 'Page' })
    await expect(choice.locator('option:checked')).toHaveText(`Vocabulaire – ${name} (4e année)`)
    await expect(page.getByText('Aucune activité de cette page ce mois-ci.')).toBeVisible()
    await expectAccessible(page)
    await choice.selectOption('Toutes')
    await expect(page).toHaveURL('/admin/activities')
  },
)

test('the home page cannot be disabled, and a missing page of a teacher shows a message', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/404/)
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/')
  const panel = await managePage(page)
  await expect(panel.getByText('always enabled')).toBeVisible()
  await expect(panel.getByRole('switch')).toHaveText(['nouveau new'])
  await visit(page, '/admin/pages')
  await page.getByRole('button', { name: 'Ouvrir La classe' }).click()
  await page.getByRole('button', { name: 'Ouvrir Accueil' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'toujours ouverte à tous' })
  await expect(row.getByRole('checkbox')).toHaveCount(0)

  await visit(page, '/pages/Grade4_Vocabulary_NullePart')
  await expect(page.getByRole('heading', { level: 1, name: "Oups! Cette page n'existe pas." })).toBeVisible()
})
