import { createHash } from 'node:crypto'
import {
  expect,
  expectAccessible,
  expectAccessibleInMatrix,
  expectNoSidewaysScroll,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'
import { enlargeText } from './wider-than-screen.ts'

test('a visitor sees the menu, the disclaimer and the link back to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue chez Mme Bravo' })).toBeVisible()
  await expect(
    page.getByText(
      'External links leave the school board domain and the site is not responsible for external content.',
    ),
  ).toBeVisible()
  await expectAccessible(page)

  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('button', { name: '4e année' }).click()
  await expect(menu.getByRole('heading', { name: 'Vocabulaire' })).toBeVisible()
  await expectAccessibleInMatrix(page)
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Les animaux de la ferme' })).toBeHidden()

  const toTop = page.getByRole('button', { name: 'Retour en haut' })
  await expect(toTop).toBeHidden()
  await page.mouse.wheel(0, 900)
  await toTop.press('Enter')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})

test('no page is wider than a phone with text at 200 %', { tag: MATRIX }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/',
    '/letter',
    '/resources',
    '/music',
    '/videos',
    '/stories',
    '/leaderboard',
    '/grade1/home',
    '/grade4/vocabulary/weather',
    '/grade4/vocabulary/numbers',
    '/games/word-search/word-search-grade4-cats',
  ]) {
    await visit(page, path)
    await expect(page.getByText('Ça arrive…')).toHaveCount(0)
    await enlargeText(page, 2)
    await expectNoSidewaysScroll(page)
  }
})

test('below 1200 px the menu is behind one button', { tag: MATRIX }, async ({ page }) => {
  await page.setViewportSize({ width: 1199, height: 800 })
  await visit(page, '/')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('button', { name: '4e année' })).toBeHidden()
  const opener = menu.getByRole('button', { name: 'Menu' })
  await opener.click()
  await menu.getByRole('button', { name: '4e année' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('button', { name: '4e année' })).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('button', { name: '4e année' }).click()
  await menu.getByRole('link', { name: 'Les animaux de la ferme' }).first().click()
  await expect(page).toHaveURL('/grade4/vocabulary/animals/farm')

  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(menu.getByRole('button', { name: '4e année' })).toBeVisible()
})

test('on a phone the words of a game are practised two taps from the open menu', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/grade4/vocabulary/cats')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('button', { name: 'Jeux' }).click()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Les chats', exact: true }).click()
  await expect(page).toHaveURL(/^[^?#]+\/pratique\/Page_Games_\w+_Grade4_Cats$/)
})

test('arrow keys in the menu reach the games of another grade', { tag: MATRIX }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit(page, '/grade4/vocabulary/cats')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const [first, last] = [menu.getByRole('button').first(), menu.getByRole('button', { name: 'Jeux' })]
  const tops = () => Promise.all([first, last].map(async (each) => (await each.boundingBox())?.y))
  await expect.poll(async () => new Set(await tops()).size).toBe(1)
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('radio', { name: '4e année' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(menu.getByRole('radio', { name: 'Les paires' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Le Carnaval' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/games/exposed/exposed-grade5-carnaval')
})

test('a word page shows and plays its words and translates them on demand', async ({ page }) => {
  await visit(page, '/grade4/vocabulary/animals/farm')
  await expect(page.getByRole('heading', { level: 1, name: 'Les animaux de la ferme' })).toBeVisible()
  await expect(page.getByText('Grade 4 | Vocabulary | Animals | Farm', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/Les animaux de la ferme/)
  await expectAccessible(page)

  const sound = page.waitForResponse(/\/media\/sounds\/.*\.mp3/)
  await page.getByRole('button', { name: /^la vache .*écouter$/ }).click()
  expect((await sound).ok()).toBe(true)

  await expect(page.getByText('cow', { exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'aide en anglais' }).click()
  await expect(page.getByText('cow', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'English for la vache', exact: true }).click()
  await expect(page.getByText('cow', { exact: true })).toBeVisible()
})

for (const path of ['/grade4/vocabulary/dragons', '/leaderboard/dragons', '/jardin/dragons'])
  test(`the unknown path ${path} shows a friendly page with a link home`, async ({ page, problems }) => {
    problems.expected.push(/404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: "Oups! Cette page n'existe pas." })).toBeVisible()
    await expectAccessibleInMatrix(page)
    await page.getByRole('link', { name: "Retour à l'accueil" }).click()
    await expect(page).toHaveURL('/')
  })

test('the words of a page are in its HTML before any script runs', async ({ request }) => {
  const answer = await request.get('/grade4/vocabulary/animals/farm')
  const html = await answer.text()
  expect(html).toContain('la vache')
  const policy = answer.headers()['content-security-policy'] ?? ''
  const scriptRule = policy.split(';').find((rule) => rule.trim().startsWith('script-src')) ?? ''
  expect(scriptRule).not.toContain('unsafe')
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|type="application\/json"))[^>]*>([^<]*)</g)]
  expect(inline).toHaveLength(1)
  for (const [, lines = ''] of inline) {
    expect(scriptRule).toContain(`'sha256-${createHash('sha256').update(lines).digest('base64')}'`)
  }
})

test('the header is one row high, and the buttons of all five grades are visible without scrolling', {
  tag: MATRIX,
}, async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 600],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit(page, '/')
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height, `${width}`).toBe(width < 600 ? 56 : 64)
    for (const grade of ['1re', '3e', '4e', '5e', '6e'])
      await expect(page.getByRole('main').getByRole('button', { name: `${grade} année` })).toBeInViewport({
        ratio: 1,
      })
  }
})
