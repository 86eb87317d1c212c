import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { menuAnswer } from '../domain/api/menu.ts'
import { accountButton } from './account-menu.ts'
import { holdRequests } from './hold.ts'
import { apiSignIn, bringSession, expect, test } from './school-test.ts'
import { MATRIX } from './tags.ts'

// The header and footer hydrate after the page with a separate script, which may be late or fail.
const SCRIPT = /\/assets\/SiteChrome-[^/]*\.js/
const FARM = '/grade4/vocabulary/animals/farm'

test('a page works before its header hydrates, and presses in the header are replayed afterwards', {
  tag: MATRIX,
}, async ({ page }) => {
  const release = await holdRequests(page, SCRIPT)
  await page.goto(FARM)
  const group = menuOf(page).getByRole('button', { name: '4e année' })
  await group.click()
  await expect(group).toHaveAttribute('data-pressed')
  const hide = page.getByRole('button', { name: 'Cacher le français' })
  await hide.click()
  await expect(hide).toHaveAttribute('aria-pressed', 'true')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(group).not.toHaveAttribute('data-pressed')
  await expect(menuOf(page).getByRole('link', { name: 'La fourmi' }).first()).toBeVisible()
})

test('a header whose script fails to load stays visible, and pressing its buttons reloads the page', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/ERR_FAILED/)
  await page.route(SCRIPT, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => SCRIPT.test(request.url()))
  await page.goto('/tribes')
  await lost
  const button = page.getByRole('button', { name: /^Connexion/ })
  await expect(button).toBeVisible()
  await page.unroute(SCRIPT)
  const form = page.getByPlaceholder('username...')
  await expect(async () => {
    if (!(await form.isVisible())) await button.click({ timeout: 1000 })
    await expect(form).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('a menu that has changed since the build is shown after the header hydrates, without warnings', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const menu = z.parse(menuAnswer, await (await request.get('/api/v1/menulinks')).json())
  await page.route('**/api/v1/menulinks', (route) =>
    route.fulfill({
      json: {
        ...menu,
        menulinks: menu.menulinks.map((link) =>
          link.displayName === '4e année' ? { ...link, displayName: 'La quatrième' } : link,
        ),
      },
    }),
  )
  const release = await holdRequests(page, SCRIPT)
  const answered = page.waitForResponse('**/api/v1/menulinks')
  // The home page itself requests the menu.
  await page.goto('/')
  await answered
  await expect(menuOf(page).getByRole('button', { name: '4e année' })).toBeVisible()
  release()
  await expect(menuOf(page).getByRole('button', { name: 'La quatrième' })).toBeVisible()
})

test('navigating before the header hydrates keeps the header', { tag: MATRIX }, async ({ page }) => {
  const release = await holdRequests(page, SCRIPT)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Le tableau des Bravos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Le tableau des Bravos' })).toBeVisible()
  await expect(menuOf(page).getByRole('button', { name: '4e année' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  release()
  await page.getByRole('button', { name: /^Connexion/ }).click()
  await expect(page.getByPlaceholder('username...')).toBeVisible()
})

test('a client-rendered page has its header', { tag: MATRIX }, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, { userName: 'karine' }))
  const release = await holdRequests(page, SCRIPT)
  await page.goto('/profile')
  await expect(page.getByText('Ça arrive…')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(accountButton(page, 'Karine')).toBeVisible()
})

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Menu principal' })
}

test('a page keeps the header while it loads, and the loading is announced', { tag: MATRIX }, async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPT)
  const releasePage = await holdRequests(page, '**/assets/leaderboard-*.js')
  await page.goto('/')
  const link = page.getByRole('main').getByRole('link', { name: 'Le tableau des Bravos' })
  await link.click()
  await expect(link).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()
  release()
  await expect(page.getByText('Ça arrive…')).toBeVisible()
  releasePage()
  await expect(page.getByRole('heading', { level: 1, name: 'Le tableau des Bravos' })).toBeVisible()
})

test('a missing page shows its message before and after hydration', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/404/)
  const release = await holdRequests(page, SCRIPT)
  await page.goto('/grade4/vocabulary/dragons')
  const title = page.getByRole('heading', { name: "Oups! Cette page n'existe pas." })
  await expect(title).toBeVisible()
  release()
  await page.getByRole('button', { name: /^Connexion/ }).click()
  await expect(page.getByPlaceholder('username...')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toBeVisible()
})
