import * as z from 'zod/mini'
import { pageAnswer, vocabularyContent } from '../domain/api/page.ts'
import { accountButton } from './account-menu.ts'
import { holdRequests } from './hold.ts'
import { managePage } from './manage-page.ts'
import { ADMIN } from './people.ts'
import { apiSignIn, authorized, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

const OWL = '/grade5/vocabulary/owl'
const CALL = '/api/v1/pages/Page_Grade5_Vocabulary_Owl'

test('an edited page is shown at the next visit, without layout shifts', async ({ page, request }) => {
  const admin = await apiSignIn(request, ADMIN)
  const { data } = z.parse(pageAnswer, await (await request.get(CALL)).json())
  const content = z.parse(vocabularyContent, data.content)
  const [word] = content.sections[0]?.words ?? []
  if (!word) throw new Error('The page has no word.')
  const former = word.french
  word.french = 'le grand duc'
  const { title, updated } = data
  const saved = await request.put(CALL, { ...authorized(admin), data: { title, content, updated } })
  expect(saved.status()).toBe(200)

  await visit(page, OWL)
  await expect(page.getByRole('button', { name: /^le grand duc .*écouter$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: `${former} – écouter`, exact: true })).toHaveCount(0)
  expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.02)

  // The shipped copy is older than the save, so the API's response replaces it.
  await visit(page, '/')
  await page.evaluate(goTo, OWL)
  await expect(page.getByRole('button', { name: /^le grand duc .*écouter$/ })).toBeVisible()
})

test('the home page reserves space for the pupil’s own grade on a tablet', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  await bringSession(page, await apiSignIn(request, { userName: 'alice' }))
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/')
  await expect(page.getByRole('heading', { level: 3, name: 'Les mots' })).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
  expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.05)
})

test('a page opens from its static copy if the API does not respond', { tag: MATRIX }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/Failed to load resource/)
  await visit(page, '/grade5/vocabulary/zoo')
  await page.route('**/api/v1/pages/**', (route) => route.abort())
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await page.setViewportSize({ width: 1366, height: 768 })
  await menu.getByRole('button', { name: '4e année' }).click()
  await menu.getByRole('link', { name: 'Les animaux de la ferme' }).first().click()
  await expect(page.getByRole('button', { name: /^la vache .*écouter$/ })).toBeVisible()
})

test('a missing picture shows its word and is logged; a missing sound is spoken by the device', async ({
  page,
  problems,
}) => {
  problems.expected.push(/404/)
  await page.addInitScript(speakWithoutSound)
  await page.route('**/media/pictures/cow.svg', (route) => route.fulfill({ status: 404 }))
  await page.route('**/media/sounds/**', (route) => route.fulfill({ status: 404 }))
  const logged = page.waitForRequest((request) => request.url().endsWith('/api/v1/logs'))
  await visit(page, '/grade4/vocabulary/animals/farm')
  expect((await logged).postData()).toContain('Missing picture: pictures/cow.svg')
  const card = page.getByRole('button', { name: /^la vache .*écouter$/ })
  await expect(card.getByText('la vache').first()).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
  await card.click()
  await expect(page.getByText("voix de l'appareil")).toBeVisible()
})

test('a page that loads slowly does not close the menu that a pupil has opened meanwhile', {
  tag: MATRIX,
}, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/leaderboard-*.js')
  await visit(page, '/')
  await page.getByRole('link', { name: 'Le tableau des Bravos' }).click()
  await expect(page).toHaveURL('/leaderboard')
  const group = page.getByRole('button', { name: '4e année' }).first()
  await group.click()
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  release()
  // The document title is set together with the heading.
  await expect(page).toHaveTitle(/^Le tableau des Bravos/)
  await expect(group).toBeFocused()
  await expect(group).toHaveAttribute('aria-expanded', 'true')
})

/** Runs in the page. Returns the cumulative layout shift so far. */
async function layoutShift(): Promise<number> {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
  }).observe({ type: 'layout-shift', buffered: true })
  // Shifts of the current frame are reported after the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  return sum
}

/** Runs in the page. Follows a link of the site. */
function goTo(path: string): void {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Runs in the page. Simulates a device with a quick French voice. */
function speakWithoutSound(): void {
  const voice = { lang: 'fr-CA', name: 'Voix', default: true, localService: true, voiceURI: 'voix' }
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [voice],
      cancel: () => undefined,
      speak: (utterance: SpeechSynthesisUtterance) =>
        setTimeout(() => utterance.onend?.(new SpeechSynthesisEvent('end', { utterance }))),
    },
  })
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true })
}

test('a page is shared by a QR code and a short address, and both open it for a visitor', {
  tag: MATRIX,
}, async ({ page, request, browser }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/music')
  const panel = await managePage(page)
  await panel.getByRole('button', { name: 'Partager' }).click()
  const dialog = page.getByRole('dialog', { name: 'Partager cette page' })
  await expect(dialog.getByRole('img', { name: /^Code QR de la page/ })).toBeVisible()
  await expectAccessible(page)
  const short = await dialog.getByLabel(/adresse courte/).inputValue()
  expect(new URL(short).pathname).toMatch(/^\/va\/\d+$/)
  const visitor = await browser.newPage()
  await visit(visitor, short)
  await expect(visitor).toHaveURL(/\/music$/)
  await visitor.close()
})
