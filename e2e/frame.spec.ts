import type { Page } from '@playwright/test'
import { MISMATCH_MS } from '../domain/games/pairs.ts'
import { expect, expectAccessible, test } from './school-test.ts'

const GAME = '/games/memory/grade4-animals-farm'

test.use({ viewport: { width: 1024, height: 768 } })

test('a round stands still while its tab is out of sight, until the player goes on', async ({ page }) => {
  await page.clock.install()
  // One seed, so that the first two cards are no pair.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array
  })
  await page.goto(GAME)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const cards = page.getByRole('region', { name: 'Les cartes' }).getByRole('button')
  await stopClock(page)
  await cards.nth(0).click()
  await cards.nth(1).click()
  await expect(cards.nth(1)).not.toHaveAccessibleName(/cachée/)

  await showTab(page, false)
  await expect(page.getByRole('heading', { name: 'Pause' })).toBeVisible()
  await expect(cards).toHaveCount(0)
  // Its own timers need a clock that goes.
  await page.clock.resume()
  await expectAccessible(page)
  await stopClock(page)
  await page.clock.fastForward('05:00')
  await showTab(page, true)
  const goOn = page.getByRole('button', { name: 'Continuer' })
  await expect(goOn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards.nth(1)).toBeFocused()
  await expect(cards.nth(1)).not.toHaveAccessibleName(/cachée/)
  await page.clock.fastForward(MISMATCH_MS)
  await expect(cards.nth(1)).toHaveAccessibleName('Carte 2, cachée')
})

test('a game has the whole screen, and its exact link is copied and shown as a code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(GAME)
  await page.getByRole('button', { name: 'Partager' }).click()
  const dialog = page.getByRole('dialog', { name: 'Partager ce jeu' })
  await expect(dialog.getByRole('img', { name: /^Code QR du jeu/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(dialog.getByText('Le lien est copié!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(GAME, page.url()).href)
  await page.keyboard.press('Escape')

  const fullScreen = page.getByRole('button', { name: 'Plein écran' })
  await fullScreen.click()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.getByRole('link', { name: 'Voir les mots' }).click()
  await expect(page).toHaveURL('/grade4/vocabulary/animals/farm')
  await expect(page.getByRole('banner')).toBeVisible()
})

/** Tells the page that its tab is in sight, or no longer. */
async function showTab(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !isShown)
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
