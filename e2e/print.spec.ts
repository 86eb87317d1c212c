import { sheetKinds } from '../domain/paper/kinds.ts'
import { ADMIN } from './people.ts'
import { apiSignIn, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

/** A page of each kind, with a text that it has on paper. */
const kinds: [path: string, text: string | RegExp][] = [
  ['/', 'La bibliothèque'],
  ['/grade4/vocabulary/animals/farm', 'la vache'],
  ['/letter', 'Chères familles,'],
  ['/announcements', 'Bonne rentrée!'],
  ['/stories', 'Où est Minou?'],
  ['/music', 'Chante avec la musique'],
  ['/videos', 'Compte de un à dix'],
  ['/games/memory/grade4-animals-farm', /^Trouve les paires/],
  ['/leaderboard', 'Le tableau des Bravos'],
  ['/admin/useraccounts', 'Alice'],
]

/** Controls that must not be printed. */
const CONTROLS =
  /^(English|EN|Cacher|Tout écouter|Grand écran|Écouter|Commencer|Plein écran|Partager|Ajouter|Imprimer|Gérer)/

test('only the content of a page is printed, and no card or picture is split across sheets', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  for (const [path, text] of kinds) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' })
      await visit(page, path)
      await expect(page.getByText(text).first()).toBeVisible()
      // The last part to load around a page of the menu.
      const panel = page.getByRole('region', { name: 'Gérer cette page' })
      if (/^\/(grade|letter|stories)/.test(path)) await expect(panel).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(text).first()).toBeVisible()
      for (const role of ['banner', 'navigation', 'contentinfo', 'switch', 'searchbox', 'slider'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0)
      await expect(panel).toBeHidden()
      await expect(page.getByRole('button', { name: CONTROLS })).toHaveCount(0)
      const cut = page.locator(':is(main li, main tr, main img):visible')
      expect(await cut.evaluateAll(splittableElements)).toEqual([])
      expect(await page.locator('main *').evaluateAll(scrolledTexts)).toEqual([])
    })
  }
})

test("every kind of sheet fills whole pages of both paper sizes, and a sheet's number reproduces it", {
  tag: MATRIX,
}, async ({ page }) => {
  await visit(page, '/grade4/vocabulary/animals/farm')
  await page.getByRole('link', { name: 'Imprimer' }).click()
  const sheets = page.getByRole('region', { name: 'Aperçu' }).locator('> section')
  const kind = page.getByRole('combobox', { name: /^Feuille/ })
  await expect(sheets.first()).toBeVisible()
  await expect(page).toHaveURL(/no=\d+/)
  await expectAccessible(page)
  for (const { id, copies } of sheetKinds.filter(({ needs }) => needs !== 'lesson')) {
    await test.step(id, async () => {
      await kind.selectOption(id)
      if (copies !== 'one') {
        await page.getByLabel('Combien de feuilles').fill('3')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/copies=3/)
      }
      await expect(sheets.first()).toBeVisible()
      for (const format of ['Letter', 'A4']) {
        // The preview renders a change of the choices a moment later.
        await expect(async () => {
          const count = await sheets.count()
          expect(pagesIn(await page.pdf({ format, margin: MARGIN })), format).toBe(count)
        }).toPass()
      }
    })
  }
  await kind.selectOption('mots-caches')
  await page.emulateMedia({ media: 'print' })
  const code = sheets.first().getByRole('img', { name: /^Code QR/ })
  expect(await code.evaluate(distanceFromPageEdge), 'the code is not cut').toBeGreaterThanOrEqual(0)
  await page.emulateMedia({ media: 'screen' })
  const grid = sheets.getByRole('table').first()
  const letters = (await grid.textContent()) ?? ''
  await page.reload()
  await expect(grid).toHaveText(letters)
  const number = page.getByLabel('Numéro de la feuille')
  const first = await number.inputValue()
  await page.getByRole('button', { name: /^Une autre feuille/ }).click()
  await expect(grid).not.toHaveText(letters)
  for (const typed of [first, '']) {
    await number.fill(typed)
    await page.keyboard.press('Enter')
    await expect(number).toHaveValue(first)
    await expect(grid).toHaveText(letters)
  }

  await visit(page, '/papier?de=Page_Grade4_Vocabulary_Animals_Farm&feuille=bingo&mots=2')
  await expect(page.getByText(/^Trop peu de mots pour/)).toBeVisible()
})

test('a profile is printed with its writing section only if a text was answered', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, { userName: 'hugo' }))
  await page.route('**/api/v1/compositions/mine', (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  )
  await visit(page, '/profile')
  const writing = page.getByRole('heading', { name: "J'écris" })
  await expect(writing).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Mes Bravos' })).toBeVisible()
  await expect(writing).toBeHidden()

  const answered = {
    ...{ compositionID: 1, userID: 1, sentences: ["J'ai un chat."], sentAt: '2026-11-18T14:00:00.000Z' },
    ...{ sticker: 'star', answer: 'Bravo!', answeredAt: '2026-11-19T14:00:00.000Z' },
  }
  await page.unroute('**/api/v1/compositions/mine')
  await page.route('**/api/v1/compositions/mine', (route) =>
    route.fulfill({ json: { success: true, data: [answered] } }),
  )
  await page.emulateMedia({ media: 'screen' })
  await visit(page, '/profile')
  await expect(page.getByText("J'ai un chat.")).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(writing).toBeVisible()
  await expect(page.getByRole('link', { name: /^Écrire trois phrases/ })).toBeHidden()
})

/** Chromium's PDFs take no margin from the stylesheet. */
const MARGIN = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }

/** Runs in the page. Returns how far an element is from the left edge of its sheet. */
function distanceFromPageEdge(element: Element): number {
  const page = element.closest('section') ?? element
  return element.getBoundingClientRect().left - page.getBoundingClientRect().left
}

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Runs in the page. Returns elements that may be split between sheets. */
function splittableElements(elements: Element[]): string[] {
  return elements.flatMap((each) => {
    const { breakInside, contentVisibility } = getComputedStyle(each)
    return breakInside === 'avoid' && contentVisibility === 'visible' ? [] : [each.outerHTML.slice(0, 80)]
  })
}

/** Runs in the page. Returns the elements that paper would show only in part, because they scroll. */
function scrolledTexts(elements: Element[]): string[] {
  return elements.flatMap((each) => {
    const isScrolled = ['auto', 'scroll'].includes(getComputedStyle(each).overflowY)
    return isScrolled && each.scrollHeight > each.clientHeight + 1 ? [each.outerHTML.slice(0, 80)] : []
  })
}
