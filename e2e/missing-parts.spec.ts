import { stopClock } from './clock.ts'
import { expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

// If a part of the site or its styles fail to load, it is requested again, and a message tells the pupil what to do.

test('a form whose script fails to load opens after the next press has reloaded the page', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  await visit(page, '/')
  const lost = page.waitForEvent('requestfailed')
  const script = /\/assets\/SignInDialog-.*\.js/
  await page.route(script, (route) => route.abort())
  const button = page.getByRole('button', { name: /^Connexion/ })
  await button.click()
  await lost
  await page.unroute(script)
  // A press before the second attempt has failed has no effect.
  const form = page.getByPlaceholder('username...')
  await expect(async () => {
    if (!(await form.isVisible())) await button.click({ timeout: 1000 })
    await expect(form).toBeVisible({ timeout: 1000 })
  }).toPass()
})

/** Runs in the page. Collects Vite's preload errors. */
function keepPreloadErrors(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: unknown }
    document.documentElement.dataset.preloadError = `${event.cancelable} ${payload}`
  })
}

test('a page whose script fails to load offers a reload', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource|dynamically imported module|PartNotLoaded/)
  await page.addInitScript(keepPreloadErrors)
  await page.route('**/assets/leaderboard-*.js', (route) => route.abort('connectionreset'))
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  const lost = page.waitForEvent('requestfailed')
  await page.getByRole('main').getByRole('link', { name: 'Le tableau des Bravos' }).click()
  await lost
  await page.clock.fastForward(1000)
  await page.clock.resume()
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-preload-error', /^true TypeError: .*leaderboard-/)
  await expectAccessible(page)
  await page.unroute('**/assets/leaderboard-*.js')
  await page.getByRole('button', { name: 'Recharger' }).click()
  await expect(page).toHaveURL('/leaderboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Le tableau des Bravos' })).toBeVisible()
})

test('styles that fail to load are retried before the page is shown', { tag: MATRIX }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/Failed to load resource/)
  await visit(page, '/')
  const styles = '**/assets/leaderboard-*.css'
  await page.route(styles, (route) => route.abort('connectionreset'), { times: 1 })
  const lost = page.waitForEvent('requestfailed')
  await page.getByRole('main').getByRole('link', { name: 'Le tableau des Bravos' }).click()
  await lost
  expect((await page.waitForResponse(styles)).ok()).toBe(true)
  await expect(page.getByRole('heading', { level: 1, name: 'Le tableau des Bravos' })).toBeVisible()
  await expect(page.locator('link[href*="/leaderboard-"][rel="stylesheet"]')).toHaveCount(1)
})

test('a game whose script fails to load moves the focus to the reload button', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  await page.route('**/assets/all-games-*.js', (route) => route.abort('connectionreset'))
  await page.setViewportSize({ width: 1024, height: 768 })
  await visit(page, '/games/memory/grade4-animals-farm')
  const again = page.getByRole('button', { name: 'Réessayer' })
  await page.getByRole('button', { name: 'Commencer' }).press('Enter')
  await expect(again).toBeFocused()
  await expectAccessible(page)
  await page.unroute('**/assets/all-games-*.js')
  await again.press('Enter')
  await page.getByRole('button', { name: 'Commencer' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Carte 1, cachée' })).toBeFocused()
})
