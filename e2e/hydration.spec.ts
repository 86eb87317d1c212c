import type { Page } from '@playwright/test'
import { pageOf } from '../content/routes.ts'
import { type PublicPage, publicPages } from '../scripts/build/public-pages.ts'
import { accountButton } from './account-menu.ts'
import { holdRequests } from './hold.ts'
import { expect, isMatrix, signInPupil, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

/** The script without which no page hydrates. */
const SCRIPTS = /\/assets\/libraries-.*\.js/

/** A page for each view and each form of word pages. Games share a view until they are started. */
const samples = new Map(publicPages().map((page) => [formOf(page), page.path]))

test('a page of each kind hydrates without warnings', async ({ page }) => {
  expect(samples.size).toBeGreaterThan(15)
  // Other tests of `npm test` open the main views.
  for (const path of samples.values())
    if (isMatrix() || path.includes('/vocabulary/')) await visit(page, path)
})

test('a hydration mismatch is reported', { tag: MATRIX }, async ({ page, problems }) => {
  problems.expected.push(/Minified React error/)
  await page.route('/tribes', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace('<h1', '<h2').replace('</h1>', '</h2>') })
  })
  const reported = page.waitForEvent('console', (message) => /Minified React error/.test(message.text()))
  await visit(page, '/tribes')
  await reported
})

for (const [what, script] of [
  ['the page', undefined],
  ['its view alone', /\/assets\/GamePage-.*\.js/],
] as const) {
  const tag = script ? [MATRIX] : []
  test(`a press before ${what} hydrates is replayed afterwards`, { tag }, async ({ page, problems }) => {
    // The view's preloaded files stay unused while its script is held back.
    problems.expected.push(/was preloaded using link preload but not used/)
    const release = await holdRequests(page, script ?? SCRIPTS)
    await page.goto('/games/memory/grade4-animals-farm', { waitUntil: 'commit' })
    // React has read the page's state and waits for the view.
    if (script) await expect(page.locator('#page-state')).toHaveCount(0)
    const start = page.getByRole('button', { name: 'Commencer' })
    await start.click()
    await expect(start).toHaveAttribute('data-pressed')
    release()
    await expect(page.getByRole('region', { name: 'Les cartes' }).getByRole('button')).toHaveCount(12)
    // From then on React handles presses itself.
    const card = page.getByRole('button', { name: 'Carte 1, cachée' })
    await card.click()
    await expect(card).toHaveCount(0)
    await expect(page.locator('[data-pressed]')).toHaveCount(0)
  })
}

for (const [form, script] of [
  ['number-grid', /\/assets\/NumberGrid-.*\.js/],
  ['figure', /\/assets\/Figures-.*\.js/],
  ['tables', /\/assets\/Tables-.*\.js/],
  ['dialogue', /\/assets\/Conversations-.*\.js/],
  ['menu', /\/assets\/Conversations-.*\.js/],
] as const) {
  test(`words of a page of form ${form} stay visible until their script loads, whatever is pressed`, {
    tag: MATRIX,
  }, async ({ page, problems }) => {
    problems.expected.push(/was preloaded using link preload but not used/)
    const release = await holdRequests(page, script ?? SCRIPTS)
    await page.goto(samples.get(form) ?? '', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    await expect(page.locator('#page-state')).toHaveCount(0)
    const main = page.getByRole('main')
    const words = await main.textContent()
    const buttons = await main.getByRole('button').count()
    const hide = main.getByRole('button', { name: 'Cacher le français' })
    await hide.click()
    await expect(hide).toHaveAttribute('data-pressed')
    expect(await main.textContent()).toBe(words)
    release()
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
    await expect(main.getByRole('button')).toHaveCount(buttons)
  })
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1366, 768],
] as const) {
  test(`at ${width} by ${height} a pupil's page does not shift when it hydrates`, {
    tag: MATRIX,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/tribes')
    await signInPupil(page, 'charles')
    const release = await holdRequests(page, SCRIPTS)
    await page.goto('/grade4/vocabulary/animals/farm', { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connexion' })).toBeHidden()
    const before = await title.boundingBox()
    release()
    await expect(accountButton(page)).toBeVisible()
    expect((await title.boundingBox())?.y).toBe(before?.y)
  })
}

test("the site's fonts load after the first page hydrates, and later pages use them immediately", {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  const fonts: string[] = []
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()))
  await page.addInitScript(letTimeCrawl)
  const release = await holdRequests(page, SCRIPTS)
  await page.goto('/tribes', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await familiesOf(page)).toEqual([])
  expect(fonts).toEqual([])
  release()
  await expect.poll(() => familiesOf(page)).toEqual(['Nunito', 'Baloo 2'])
  expect(await fontsOf(page, 'main h1')).toEqual(['Baloo 2'])
  expect(await fontsOf(page, 'main p')).toEqual([expect.stringMatching(/^Nunito/)])
  const rare = /nunito-latin-ext/
  expect(fonts).not.toContainEqual(expect.stringMatching(rare))
  await page
    .locator('main p')
    .first()
    .evaluate((text) => text.append('Łucja'))
  await expect.poll(() => fonts).toContainEqual(expect.stringMatching(rare))

  await page.unrouteAll()
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
  await expect.poll(() => familiesOf(page)).toEqual(['Nunito', 'Baloo 2'])
})

for (const [fonts, prepare] of [
  ['late fonts', letSecondsPass],
  ['fonts that would move the page', addTightLines],
] as const)
  test(`${fonts} are not used on the current page, only from the next page on`, {
    tag: MATRIX,
  }, async ({ page }) => {
    const release = await holdRequests(page, '**/*.woff2')
    await visit(page, '/tribes')
    await page.evaluate(prepare)
    release()
    await page.waitForFunction(() => localStorage.getItem('mme:fonts') !== null)
    // Fonts are shown when the browser is idle.
    for (let moment = 0; moment < 2; moment++)
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    expect(await familiesOf(page)).toEqual([])
    await page.getByRole('banner').getByRole('link').first().click()
    await expect.poll(() => familiesOf(page)).toEqual(['Nunito', 'Baloo 2'])
  })

/** Runs in the page. Slows its clock, so that fonts are never late. */
function letTimeCrawl(): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() / 20
}

/** Runs in the page. Adds lines exactly as wide as their box, so that some wrap in another font. */
function addTightLines(): void {
  for (const letter of 'aeimnorstuw') {
    const line = document.createElement('p')
    line.textContent = `${letter.repeat(30)} ${letter}`
    line.style.width = 'fit-content'
    document.querySelector('main')?.prepend(line)
    line.style.width = `${line.getBoundingClientRect().width}px`
  }
}

/** Runs in the page. Advances its clock by three seconds. */
function letSecondsPass(): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() + 3000
}

/** The loaded font families, without those of the settings and of rare letters. */
function familiesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+20-7E'))
      .map(({ family }) => family.replaceAll('"', '')),
  )
}

/** The fonts that the text of the first matching element is rendered with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

function formOf({ data }: PublicPage): string {
  const record = data.page?.record
  if (record?.kind === 'vocabulary') return record.content.form
  return data.game ? 'game' : (pageOf(data.page?.clientID ?? '')?.kind ?? '')
}
