import type { Locator, Page } from '@playwright/test'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInPupil,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const SHEET = [
  'Fiche\tNom\tPrénom\tNaissance',
  '1\tTREMBLAY\tÉloïse\t2016-04-03',
  '2\tRoy\tÉloïse\t2016-05-12',
  "3\tD'Amour\tJean-Philippe\t2016-01-30",
  '4\tLavoie\tZoé\t2015-12-24',
].join('\n')

async function tabStorageText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(sessionStorage))
}

test(
  'a class list becomes accounts and printed cards in four presses, without losing a row',
  { tag: MATRIX },
  async ({ page, request, browser }, { retry, repeatEachIndex }) => {
    const classCode = `3-9${repeatEachIndex}${retry}`
    const sent: string[] = []
    page.on('request', (each) => {
      if (each.url().endsWith('/api/v1/user/import')) sent.push(each.postData() ?? '')
    })
    let presses = 0
    const press = async (button: Locator) => {
      presses += 1
      await button.click()
    }
    await page.setViewportSize({ width: 768, height: 1024 })
    const madame = await apiSignIn(request, ADMIN)
    const made = { teacherName: 'Mme Bravo', grade: 3 }
    expect(
      (await request.put(`/api/v1/classes/${classCode}`, { ...authorized(madame), data: made })).ok(),
    ).toBe(true)
    await bringSession(page, madame)
    await visit(page, '/admin/useraccounts')

    await press(page.getByRole('button', { name: 'Coller une liste de classe' }))
    const dialog = page.getByRole('dialog', { name: 'Coller une liste de classe' })
    presses += 1
    await dialog.getByLabel('Classe', { exact: true }).selectOption(classCode)
    await dialog.getByLabel('Les noms').fill(SHEET)
    await expect(dialog.getByText('Nouveaux : 4. Modifiés : 0. À corriger : 0. Ignorés : 0.')).toBeVisible()
    await expect(dialog.getByLabel("Nom d'utilisateur : Éloïse Roy, ligne 3")).toHaveValue(/^eloise\d\d$/)
    await expect(dialog.getByLabel('Nom affiché : Éloïse Roy, ligne 3')).toHaveValue('Éloïse R.')
    await expect(dialog.getByRole('row', { name: /Zoé Lavoie/ })).toContainText(
      /Il y a déjà\s: Zoé( L\.)? \(6-3\)\./,
    )
    await expect(dialog.getByText(/Ligne 1\s: «\sFiche Nom Prénom Naissance\s»/)).toBeVisible()
    await expect(dialog.getByLabel('Naissance')).toHaveValue('ignore')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // After a double click the teacher still sees the created accounts.
    presses += 1
    await dialog.getByRole('button', { name: 'Créer 4 comptes' }).dblclick()
    await expect(dialog.getByText("C'est fait. Nouveaux : 4. Modifiés : 0.")).toBeVisible()
    expect(await tabStorageText(page)).not.toContain('2016')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await press(dialog.getByRole('button', { name: 'Imprimer 4 cartes' }))
    await expect(page.locator('body[data-printed]')).toBeVisible()
    expect(presses).toBe(4)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: /^Carte d[e'] ?/ })).toHaveCount(4)
    await page.emulateMedia({ media: 'screen' })
    expect(sent.join('\n')).not.toMatch(/tremblay|roy|amour|lavoie|2016/i)

    await test.step('importing the list again creates no duplicates', async () => {
      await dialog.getByLabel('Les noms').fill(SHEET)
      await expect(dialog.getByText('Ignorés : 4.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Abandonner la liste' }).click()
    })
    await test.step('a list creates its class, and keeps nameless and refused rows', async () => {
      await dialog.getByLabel('Classe', { exact: true }).selectOption('Nouvelle classe…')
      await dialog.getByLabel('Code de la classe').fill('Les renards')
      await dialog.getByLabel('Année', { exact: true }).selectOption('1re année')
      await dialog.getByLabel('Les noms').fill('4e année\nMaé Roy\nLiv Roy')
      await expect(dialog.getByText("Ce n'est pas un nom")).toBeVisible()
      await dialog.getByLabel("Nom d'utilisateur : Maé Roy, ligne 2").fill('zoe')
      await expect(dialog.getByText(/«\szoe\s» est déjà à Zoé( L\.)? \(6-3\)\./)).toBeVisible()
      await dialog.getByLabel("Noms d'utilisateur").selectOption('Un animal : renard-7')
      const animal = await dialog.getByLabel("Nom d'utilisateur : Liv Roy, ligne 3").inputValue()
      expect(animal).toMatch(/^[a-z]+-\d+$/)
      // Another administrator takes the name in the meantime.
      const rival = { userName: animal, displayName: 'Rivale', classCode }
      expect((await request.post('/api/v1/user', { ...authorized(madame), data: rival })).ok()).toBe(true)
      await dialog.getByLabel("Nom d'utilisateur : Maé Roy, ligne 2").fill('mae')
      await dialog.getByRole('button', { name: 'Créer 2 comptes' }).click()
      await expect(
        dialog.getByText("C'est fait. Nouveaux : 1. Modifiés : 0. Restent dans la liste : 2."),
      ).toBeVisible()
      await expect(dialog.getByLabel('Les noms')).toHaveValue('4e année\nLiv Roy')
      await dialog
        .getByRole('row', { name: /^1 4e année/ })
        .getByRole('combobox')
        .selectOption('Ignorer')
      await dialog.getByRole('button', { name: 'Créer 1 compte' }).click()
      await expect(dialog.getByText('Restent dans la liste : 1.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Imprimer 6 cartes' })).toBeEnabled()
      await dialog.getByRole('button', { name: 'Annuler cette importation' }).click()
      await page.getByRole('button', { name: "Annuler l'importation" }).click()
      await expect(dialog.getByText("L'importation est annulée. Comptes effacés : 1.")).toBeVisible()
    })

    const tablet = await (await browser.newContext({ serviceWorkers: 'block', locale: 'fr-CA' })).newPage()
    await visit(tablet, new URL('/', page.url()).href)
    await signInPupil(tablet, 'mae')
    await tablet.context().close()
  },
)
