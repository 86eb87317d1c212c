import { endSound, holdSounds, listen, showTab } from './hearing.ts'
import { holdRequests } from './hold.ts'
import { ADMIN } from './people.ts'
import { apiSignIn, bringSession, expect, expectAccessible, signInPupil, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

const FARM = '/grade4/vocabulary/animals/farm'

test('all words of a page play in order, a pause keeps the position, and leaving stops the sound', async ({
  page,
}) => {
  await holdSounds(page)
  await listen(page)
  await page.addInitScript(clearHeardOnPause)
  await visit(page, FARM)
  const said: string[] = []
  page.on('request', (request) => {
    if (/\/sounds\/.*\.mp3/.test(request.url()) && request.resourceType() === 'media')
      said.push(request.url())
  })
  await page.getByRole('button', { name: 'Tout écouter' }).click()
  const marked = page.locator('[data-speaking]')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-heard', /la-vache/)
  await expect(marked).toContainText('la vache')
  await endSound(page)
  await expect(root).toHaveAttribute('data-heard', /le-taureau/)
  await expect(marked).toContainText('le taureau')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(marked).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(marked).toContainText('le taureau')
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await expect(page.getByRole('button', { name: 'Tout écouter' })).toBeVisible()
  expect(new Set(said).size).toBe(2)

  // In a hidden tab reading stops, and the page shows it as stopped afterwards. The focus moves on if its button
  // is removed.
  await page.getByRole('button', { name: 'Tout écouter' }).click()
  await expect(marked).toHaveCount(1)
  await page.getByRole('button', { name: 'Arrêter' }).focus()
  await showTab(page, false)
  await expect(marked).toHaveCount(0)
  await showTab(page, true)
  await expect(page.getByRole('button', { name: 'Tout écouter' })).toBeFocused()

  // If the sound is turned off while the page reads, it does not read again by itself when it is turned on.
  await page.getByRole('button', { name: 'Tout écouter' }).click()
  await expect(marked).toHaveCount(1)
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('switch', { name: /^Sons/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(marked).toHaveCount(0)
  await page.getByRole('button', { name: 'Le son est coupé' }).click()
  await expect(page.getByRole('button', { name: 'Tout écouter' })).toBeVisible()
  await expect(root).not.toHaveAttribute('data-heard')

  // Another word page starts at the beginning, silent.
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const tested = page.getByRole('button', { name: 'Cacher le français' })
  await tested.click()
  await page.getByRole('button', { name: 'Tout écouter' }).click()
  await expect(root).toHaveAttribute('data-heard')
  await menu.getByRole('button', { name: '4e année' }).click()
  await menu.getByRole('link', { name: 'Les adjectifs' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Les adjectifs' })).toBeVisible()
  await expect(tested).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('button', { name: 'Tout écouter' })).toBeVisible()
  await expect(root).not.toHaveAttribute('data-heard')

  // The same applies after a page without words.
  await menu.getByRole('button', { name: 'La classe' }).click()
  await menu.getByRole('link', { name: 'Nos ententes de classe' }).first().click()
  await expect(page).toHaveURL('/tribes')
  await page.getByRole('article').getByRole('button').first().click()
  await expect(root).toHaveAttribute('data-heard')
  await page.getByRole('link', { name: 'Mme Bravo' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(root).not.toHaveAttribute('data-heard')
})

/** Runs in the page. Clears the records of `listen` when the sound is stopped. */
function clearHeardOnPause(): void {
  const { pause } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
    delete document.documentElement.dataset.heard
    pause.call(this)
  }
}

test('a tap shows hidden words, which are announced', { tag: MATRIX }, async ({ page }) => {
  await visit(page, FARM)
  await page.getByRole('button', { name: 'Cacher le français' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('la vache', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Montrer le français caché : cow', exact: true }).click()
  await expect(main.getByRole('button', { name: /^la vache .*écouter$/ })).toBeFocused()
  await expect(main.getByRole('status').filter({ hasText: 'la vache' })).toHaveCount(1)

  await page.getByRole('button', { name: "Cacher l'anglais" }).click()
  await expect(main.getByText('cow', { exact: true })).toHaveCount(0)
  await main.getByRole('button', { name: 'Show the English for la vache', exact: true }).press('Enter')
  await expect(main.getByText('cow', { exact: true }).first()).toBeVisible()
  await expect(main.locator(':focus')).toHaveText('cow')

  // Signing in ends the self-test.
  await page.getByRole('button', { name: 'Cacher le français' }).click()
  await expect(main.getByText('le taureau', { exact: true })).toHaveCount(0)
  await signInPupil(page, 'alice')
  await expect(main.getByRole('button', { name: /^le taureau .*écouter$/ })).toBeVisible()

  // The teacher ends the self-test by making the class French-only, which has no buttons for one.
  await page.getByRole('button', { name: 'Cacher le français' }).click()
  await expect(main.getByText('le taureau', { exact: true })).toHaveCount(0)
  await page.evaluate(makeClassFrenchOnly)
  await expect(main.getByRole('button', { name: /^le taureau .*écouter$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cacher le français' })).toBeHidden()
})

/** Runs in the page. Changes the session as the next refresh of the token in another tab would. */
function makeClassFrenchOnly(): void {
  const key = 'mme:user'
  const user = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ ...user, englishHelp: 'never' }))
  dispatchEvent(new StorageEvent('storage', { key }))
}

test('the projector view shows one word at a time, and keys and buttons move to the next', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit(page, FARM)
  const open = page.getByRole('button', { name: 'Grand écran' })
  await open.click()
  const projector = page.getByRole('dialog', { name: 'Les animaux de la ferme' })
  const place = projector.getByRole('status').filter({ hasText: ' sur ' })
  const next = projector.getByRole('button', { name: 'Mot suivant' })
  await expect(place).toHaveText(/^1 sur \d+$/)
  await expect(next).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect(place).toHaveText(/^3 sur/)
  await projector.getByRole('button', { name: 'Mot précédent' }).click()
  await expect(place).toHaveText(/^2 sur/)

  // Arrow keys work and focus is kept: on the replaced word, on a button that becomes disabled at the end,
  // and without focus.
  const word = projector.getByRole('button', { name: /écouter$/ })
  await word.click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText(/^4 sur/)
  await expect(word).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await next.press('Enter')
  await expect(place).toHaveText(/^(\d+) sur \1$/)
  await expect(next).toBeFocused()
  await next.press('Enter')
  await page.keyboard.press('Home')
  await expect(place).toHaveText(/^1 sur/)
  await next.blur()
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText(/^2 sur/)
  await page.keyboard.press('Escape')
  await expect(projector).toBeHidden()
  await expect(open).toBeFocused()
})

test('words opened from another page are shown when the script of their form has loaded', {
  tag: MATRIX,
}, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/NumberGrid-*.js')
  await visit(page, '/grade1/games/memory/numbers/grade1-numbers')
  const requested = page.waitForRequest('**/assets/NumberGrid-*.js')
  await page.getByRole('main').getByRole('link', { name: 'Voir les mots' }).click()
  await requested
  await expect(page.getByRole('button', { name: 'Tout écouter' })).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: 'Tout écouter' })).toBeVisible()
  await expect(page.getByRole('button', { name: '10 dix' })).toBeVisible()
})

test('a teacher can preview the words that a form adds to a page before publishing it', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/pages?page=Page_Grade1_Vocabulary_Numbers')
  await page.getByRole('button', { name: 'Voir comme un élève' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '10 dix' })).toBeVisible()
})

for (const way of ['from another page', 'directly'] as const) {
  test(`words opened ${way} offer a reload if the script of their form fails to load`, {
    tag: MATRIX,
  }, async ({ page, problems }) => {
    problems.expected.push(/Failed to load resource|dynamically imported module|PartNotLoaded/)
    await page.route('**/assets/NumberGrid-*.js', (route) => route.abort('connectionreset'))
    if (way === 'directly') await page.goto('/grade1/vocabulary/numbers')
    else {
      await visit(page, '/grade1/games/memory/numbers/grade1-numbers')
      await page.getByRole('main').getByRole('link', { name: 'Voir les mots' }).click()
    }
    const again = page.getByRole('button', { name: 'Recharger' })
    await expect(again).toBeVisible()
    await page.unroute('**/assets/NumberGrid-*.js')
    await again.click()
    await expect(page).toHaveURL('/grade1/vocabulary/numbers')
    await expect(page.getByRole('button', { name: '10 dix' })).toBeVisible()
  })
}
