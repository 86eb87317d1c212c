import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, reload, test, visit } from './school-test.ts'

const FARM = '/grade4/vocabulary/animals/farm'

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Réglages' }).click()
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible()
}

test('a child sets how the pages look, and finds them so before anything is painted', async ({
  page,
  problems,
}) => {
  problems.expected.push(/Failed to load resource/)
  const fonts: string[] = []
  page.on('request', (asked) => asked.url().includes('atkinson') && fonts.push(asked.url()))
  await visit(page, FARM)
  await openSettings(page)
  await expectAccessible(page)
  expect(fonts).toEqual([])
  for (const name of [/^Calme/, /^Grand texte/, /^Contraste fort/, /^Lettres faciles à lire/]) {
    await page.getByRole('switch', { name }).check()
  }
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Réglages' })).toBeFocused()
  await expectAccessible(page)

  // What shows the page is held back, so that the marks can only come from what runs before the first paint.
  await page.route(/\/assets\/(?!first-paint).*\.js/, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  const root = page.locator('html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const mark of ['calm', 'large-text', 'high-contrast', 'easy-font']) {
    await expect(root).toHaveAttribute(`data-${mark}`)
  }
  await expect(root).toHaveCSS('font-size', '20px')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Atkinson Hyperlegible Next"/)
  await page.unrouteAll()
  await reload(page)
  await openSettings(page)
  await page.getByRole('switch', { name: /^Grand texte/ }).uncheck()
  await expect(root).toHaveCSS('font-size', '16px')
})

test('where a child turned the sounds off, no word is heard', async ({ page }) => {
  const sounds: string[] = []
  page.on('request', (asked) => asked.url().endsWith('.mp3') && sounds.push(asked.url()))
  await visit(page, FARM)
  await openSettings(page)
  await page.getByRole('switch', { name: /^Sons/ }).uncheck()
  await expect(page.getByRole('radio', { name: "La voix de l'appareil" })).toBeDisabled()
  await page.keyboard.press('Escape')
  await reload(page)
  await page.getByRole('button', { name: /^la vache .*écouter$/ }).click()
  await openSettings(page)
  await page.getByRole('switch', { name: /^Sons/ }).check()
  expect(sounds).toEqual([])
  await page.getByRole('button', { name: /bonjour/ }).click()
  await expect.poll(() => sounds.length).toBeGreaterThan(0)
})

test('with large text every kind of page still fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    localStorage.setItem('mme:large-text', 'on')
    localStorage.setItem('mme:easy-font', 'on')
  })
  for (const path of ['/', '/letter', '/music', '/videos', '/stories', '/leaderboard', FARM]) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
