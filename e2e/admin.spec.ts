import type { Page } from '@playwright/test'
import { adminPagesByKey } from '../content/admin-pages.ts'
import { ADMIN } from './people.ts'
import { pickUp } from './pick-up.ts'
import { saveCSV } from './save-csv.ts'
import {
  apiSignIn,
  authorized,
  bravoSources,
  bringSession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAdmin,
  test,
  visit,
} from './school-test.ts'
import { MATRIX, QUICK } from './tags.ts'

const adminPages = [...adminPagesByKey.values()]
/** Pages per test: few enough to share them among the workers, although each tab starts with an empty cache. */
const PAGES_PER_TEST = 3
for (let from = 0; from < adminPages.length; from += PAGES_PER_TEST) {
  const some = adminPages.slice(from, from + PAGES_PER_TEST)
  const names = some.map(({ path }) => path.replace('/admin/', '')).join(', ')
  const tag = from === 0 ? [] : [MATRIX]
  test(`the teacher’s pages open, and are accessible: ${names}`, { tag }, async ({ page, request }) => {
    test.slow()
    await bringSession(page, await apiSignIn(request, ADMIN))
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { path, title } of some) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(
        page.getByRole('link', { name: title, exact: true }).and(page.locator('[aria-current]')).first(),
      ).toBeVisible()
      await expect(page.getByText('Ça arrive…')).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('a class list is imported from a spreadsheet, with a result per row, and its cards are printed', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/useraccounts')
  await page.getByRole('button', { name: 'Importer une liste' }).click()
  const list =
    "Nom d'utilisateur;Nom;Classe;NIP\nbenoitt;Benoît T.;6-3;0123\nmarieantoinetteconstance.delarochefoucauld;Marie;6-3;\nmaxime;Maxime;8-8;\nzoe;Zoé;6-3;"
  await page.getByLabel('ou un fichier Excel ou CSV').setInputFiles({
    name: 'classe.csv',
    mimeType: 'text/csv',
    // Encoded like files of Excel on older versions of Windows.
    buffer: Buffer.from(list, 'latin1'),
  })
  // The existing Zoé is changed only if the teacher confirms that it is the same pupil.
  await expect(page.getByText('Nouveaux : 2. Modifiés : 0. Refusés : 2.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'nouveau compte : Marie, ligne 3' }).uncheck()
  await expect(page.getByRole('row', { name: /Zoé .*\(6-3\) a ce nom/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'même élève : Zoé, ligne 5' }).check()
  await expect(page.getByText('Nouveaux : 1. Modifiés : 1. Refusés : 2.')).toBeVisible()
  await expect(
    page.getByRole('row', { name: /^4 refusée : « 8-8 » n'est pas une classe.*Maxime/ }),
  ).toBeVisible()
  // A table wider than the screen can be scrolled by keyboard.
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Importer les lignes cochées' }).click()
  await expect(
    page.getByText("C'est fait. Nouveaux : 1. Modifiés : 1. Restent dans la liste : 2."),
  ).toBeVisible()
  // Refused rows stay, with their numbers, until they are sent again or dropped.
  await expect(page.getByRole('row', { name: /^4 refusée.*Maxime/ })).toBeVisible()
  const refused = await saveCSV(
    page,
    page.getByRole('button', { name: 'Enregistrer les lignes refusées en CSV' }),
  )
  expect(refused.text).toMatch(
    /^\uFEFFLigne;Nom d'utilisateur;Nom affiché;Classe;NIP;Raison\r\n3;marie[^\r]*;Cette ligne est décochée\.\r\n4;maxime;Maxime;8-8;;/,
  )
  await page.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await page.getByRole('button', { name: 'Importer une liste' }).click()
  await expect(page.getByLabel('La liste')).toHaveValue(/\n4\tmaxime\tMaxime\t8-8/)
  await page.getByRole('button', { name: 'Vérifier la liste' }).click()
  await expect(page.getByText('Nouveaux : 1. Modifiés : 0. Refusés : 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Importer les lignes cochées' }).click()
  await expect(page.getByText("C'est fait. Nouveaux : 1.")).toBeVisible()
  await page.getByRole('button', { name: 'Annuler cette importation' }).click()
  await page.getByRole('button', { name: "Annuler l'importation" }).click()
  await expect(page.getByText("L'importation est annulée. Comptes effacés : 1.")).toBeVisible()
  await page.getByRole('button', { name: 'Abandonner la liste' }).click()
  await page.getByRole('button', { name: 'Fermer', exact: true }).last().click()

  await page.getByLabel('Chercher').fill('BENOIT')
  await expect(page.getByRole('row', { name: /Benoît T\..*0123/ })).toBeVisible()
  const saved = await saveCSV(page, page.getByRole('button', { name: 'Enregistrer en CSV' }))
  expect(saved.text).toMatch(
    /^\uFEFFNom;Nom d'utilisateur;Classe;NIP;État\r\n[\s\S]*Benoît T\.;benoitt;6-3;0123;actif/,
  )

  await page.getByRole('button', { name: 'Imprimer les cartes' }).click()
  await page.getByLabel('Classe').last().selectOption('6-3')
  await expect(page.getByRole('button', { name: /^Imprimer \d+ cartes$/ })).toBeEnabled()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: 'Carte de Benoît T.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Les comptes' })).toBeHidden()
  // The width of a sheet of paper without margins.
  await page.setViewportSize({ width: 726, height: 940 })
  const widths = await page
    .locator('.for-paper > section')
    .evaluateAll((cards) => cards.flatMap((card) => [card.clientWidth, card.scrollWidth]))
  expect(new Set(widths).size).toBe(1)
})

test('unsaved text of an account survives a tap outside the form and the end of the session', {
  tag: MATRIX,
}, async ({ page }) => {
  await visit(page, '/')
  await signInAdmin(page)
  await visit(page, '/admin/useraccounts')
  await page.getByRole('button', { name: 'Ajouter un compte' }).click()
  await page.getByLabel('Nom affiché').fill('Juliette B.')
  // No class is selected on the page, so the new account has none.
  await expect(page.getByLabel('Classe').last()).toHaveValue('')
  await page.getByLabel('Classe').last().selectOption('4-1')
  await page.getByLabel("Nom d'utilisateur").fill('julietteb')
  await page.mouse.click(2, 2)
  await expect(page.getByLabel("Nom d'utilisateur")).toBeFocused()
  const tab = await page.context().newPage()
  await tab.goto('/icon.svg')
  // Simulates an expired session. Signing out would delete the unsaved text.
  await tab.evaluate(() => localStorage.removeItem('mme:user'))
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Vos mots sont gardés')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()
  await signInAdmin(page)
  await visit(page, '/admin/useraccounts')
  await page.getByRole('button', { name: 'Ajouter un compte' }).click()
  await expect(page.getByLabel('Nom affiché')).toHaveValue('Juliette B.')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Le compte de Juliette B. est enregistré.')).toBeVisible()
  await page.getByLabel('Chercher').fill('julietteb')
  await expect(page.getByRole('row', { name: /Juliette B\./ })).toBeVisible()
})

test(
  'the teacher sees where pupils are, gives a Bravo, and adds a pupil to a whitelist',
  { tag: QUICK },
  async ({ page, request, browser, baseURL }, { retry }) => {
    // A retry uses another pupil, because the Bravo of the first attempt still exists.
    const pupil = await apiSignIn(request, { userName: retry === 0 ? 'gaston' : 'quentin' })
    const name = pupil.displayName
    await bringSession(page, await apiSignIn(request, ADMIN))
    await visit(page, '/admin/dashboard')
    // Measured immediately, as when printing: the chart has not been resized yet.
    const beyond = await page.locator('section:has(> div > .recharts-wrapper)').evaluate((card) => {
      card.style.width = '300px'
      const [drawing, paper] = [card.querySelector('svg') ?? card, card].map((each) =>
        each.getBoundingClientRect(),
      )
      return (drawing?.right ?? 0) - (paper?.right ?? 0)
    })
    expect(beyond).toBeLessThan(0)
    const there = await browser.newContext({ baseURL })
    const tablet = await there.newPage()
    await bringSession(tablet, pupil)
    await visit(tablet, '/stories')
    await expect(page.getByRole('listitem').filter({ hasText: `${name} : Les histoires` })).toBeVisible()
    await there.close()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)

    await openFromNav(page, 'Les Bravos')
    await page.getByLabel('Chercher').fill(name)
    await page.getByRole('button', { name: new RegExp(`^Détails des Bravos .*${name}`) }).click()
    await page.getByLabel('Pourquoi donner un Bravo').fill('Une belle dictée')
    await page.getByRole('button', { name: 'Donner un Bravo' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: "donné par l'enseignante" })).toBeVisible()
    expect(await bravoSources(request, pupil)).toEqual(['admin'])
    await page.getByRole('button', { name: /^Reprendre le Bravo : / }).click()
    await page.getByLabel('Pourquoi', { exact: true }).fill('Donné par erreur')
    await page.getByRole('button', { name: 'Reprendre le Bravo', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'repris : Donné par erreur' })).toBeVisible()
    expect(await bravoSources(request, pupil)).toEqual([])
    // The text is saved, so a tap outside the dialog loses nothing.
    await page.mouse.click(2, 2)

    await openFromNav(page, 'Les pages réservées')
    await page.getByLabel('Chercher').fill(name)
    await page.getByRole('button', { name: `Laisser entrer ${name}` }).click()
    await expect(page.getByRole('button', { name: `Retirer ${name}` })).toBeVisible()
    const cafe = await request.get('/api/v1/pages/Page_Grade5_Vocabulary_Cafe', authorized(pupil))
    expect(cafe.status()).toBe(200)
  },
)

async function openFromNav(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('the menu is reordered by keyboard, and a renamed page is updated in every browser', {
  tag: MATRIX,
}, async ({ page, request, browser, baseURL }) => {
  const there = await browser.newContext({ baseURL })
  const pupil = await there.newPage()
  await visit(pupil, '/')
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/pages')
  await page.getByRole('button', { name: 'Ouvrir La classe' }).click()
  await page.getByRole('button', { name: 'Ouvrir Familles et ressources' }).click()
  const names = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Déplacer / }) })
    .getByRole('link')
    .filter({ hasNotText: 'Contenu' })
  const [first = '', second = ''] = await names.allTextContents()
  await pickUp(page.getByRole('button', { name: `Déplacer ${first}` }), `${first} : place 1.`)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${first} : place 2.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(names.first()).toHaveText(second)

  const name = `${second} d'ici`
  await page.getByRole('button', { name: `Modifier ${second}` }).click()
  await page.getByLabel('Nom', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(names.first()).toHaveText(name)
  await expectAccessible(page)

  const menu = pupil.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('button', { name: 'La classe' }).click()
  const links = menu.getByRole('link')
  await expect(links.filter({ hasText: name })).toBeVisible()
  const shown = await links.allTextContents()
  expect(shown.findIndex((text) => text.includes(name))).toBeLessThan(
    shown.findIndex((text) => text.includes(first)),
  )
  await there.close()
})
