import type { Locator } from '@playwright/test'
import * as z from 'zod/mini'
import { showTab } from './hearing.ts'
import { waitUntilSeen } from './press.ts'
import { gameOfKind, respondWithGame } from './school-games.ts'
import { expect, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test.use({ viewport: { width: 1024, height: 768 } })

test('a started game is not disturbed by new data, typing or a hidden tab', { tag: MATRIX }, async ({
  page,
}) => {
  const { path, data, clientID } = gameOfKind('word-challenge')
  const other = JSON.stringify(z.parse(z.array(z.unknown()), JSON.parse(data)).toReversed())
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api/v1/games/${path.split('/').at(-1)}`, async (route) => {
    await isAnswered
    await route.fulfill({
      json: {
        data: {
          clientID,
          description: 'Défi : Autre chose',
          instructions: 'Joue.',
          data: other,
          wordsPage: null,
        },
      },
    })
  })
  await visit(page, path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const key = (letter: string) =>
    page.getByRole('region', { name: 'Les lettres' }).getByRole('button', { name: new RegExp(`^${letter}`) })
  await key('k').click()
  await expect(key('k')).toHaveAccessibleName(/^k, /)

  answer()
  await page.waitForResponse(`**/api/v1/games/${path.split('/').at(-1)}`)
  await expect(key('k')).toHaveAccessibleName(/^k, /)

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeFocused()
  await page.keyboard.press('z')
  await page.keyboard.press('Enter')
  await expect(key('z')).toHaveAccessibleName('z')

  await key('b').focus()
  await page.setViewportSize({ width: 500, height: 768 })
  await expect(key('w')).toHaveCount(0)
  // CSS applies the new size immediately, the page in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.keyboard.press('w')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(key('w')).toHaveAccessibleName('w')
  await expect(key('b')).toBeFocused()
  await waitUntilSeen(page)
  await page.keyboard.press('z')
  await expect(key('z')).toHaveAccessibleName(/^z, /)
})

test('a game is styled if the page hydrates after its styles were preloaded', {
  tag: MATRIX,
}, async ({ page }) => {
  const { path } = gameOfKind('word-challenge')
  const onTheirWay = page.locator('link[rel="preload"][as="style"]')
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await expect(onTheirWay).not.toHaveCount(0)
    await route.continue()
  })
  await visit(page, path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const key = page.getByRole('region', { name: 'Les lettres' }).getByRole('button').first()
  await expect(key).toBeVisible()
  expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const addressesOf = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => 'href' in link && link.href))
  const styles = await addressesOf(page.locator('link[rel="stylesheet"]'))
  for (const address of await addressesOf(onTheirWay))
    expect(styles.filter((each) => each === address)).toHaveLength(1)
})

test('a game loaded in a hidden tab waits for its player, and a small screen only pauses it', {
  tag: MATRIX,
}, async ({ page }) => {
  await visit(page, gameOfKind('matching').path)
  await showTab(page, false)
  await page.getByRole('button', { name: 'Commencer' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeFocused()
  await showTab(page, true)
  await page.keyboard.press('Enter')
  const first = page.getByRole('region', { name: 'Les réponses' }).getByRole('button').first()
  await expect(first).toBeFocused()
  await page.setViewportSize({ width: 500, height: 768 })
  await expect(first).toBeHidden()
  await showTab(page, false)
  await showTab(page, true)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
})

test('a dictation handles checking an empty word, a double tap and a held key, and announces corrections', {
  tag: MATRIX,
}, async ({ page }) => {
  await visit(page, gameOfKind('dictee-eclair', 4).path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const check = page.getByRole('button', { name: 'Vérifier' })
  await check.click()
  const hint = page.getByText('Écris-le ici, ou touche')
  await expect(hint).toBeVisible()
  await expect(page.getByLabel('Écris le mot')).toBeFocused()
  await page.keyboard.type('z')
  await expect(hint).toBeHidden()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Je ne sais pas' }).click()
  const correction = page.getByText('Non!', { exact: true })
  await expect(correction).toBeVisible()
  await expect(hint).toBeHidden()
  await page.getByRole('button', { name: 'Mot suivant' }).click()

  await page.getByLabel('Écris le mot').fill('zzz')
  await check.dblclick()
  await expect(correction).toBeVisible()
  await page.getByRole('button', { name: 'Mot suivant' }).click()
  await expect(check).toBeVisible()

  await page.getByRole('button', { name: 'Je ne sais pas' }).focus()
  await waitUntilSeen(page)
  await page.keyboard.down('Enter')
  await expect(page.getByRole('button', { name: 'Mot suivant' })).toBeFocused()
  await page.keyboard.down('Enter')
  await expect(correction).toBeVisible()
  await page.keyboard.up('Enter')
  await waitUntilSeen(page)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Écris le mot')).toBeFocused()
})

test('a sentence that is checked with a double tap counts as one attempt', { tag: MATRIX }, async ({
  page,
}) => {
  await visit(page, gameOfKind('petite-dictee').path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByRole('textbox').fill('zzz')
  await page.getByRole('button', { name: 'Vérifier' }).dblclick()
  await expect(page.getByText('Essai 1 : pas encore.')).toBeAttached()
  await expect(page.getByText('Essai 2 : pas encore.')).toHaveCount(0)
})

test('a dictation that cannot be heard does not mention a picture that it does not show', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mme:sound', '{"isOn":false,"voice":"recorded"}'))
  await respondWithGame(page, 'Page_Games_Dictee_Short', 'la mer, le ciel')
  await visit(page, '/games/dictee-eclair/short')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText('Pas de son : touche « Je ne sais pas ».')).toBeVisible()
})
