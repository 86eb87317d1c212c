import { gameKinds } from '../domain/games/kinds.ts'
import { MISMATCH_MS } from '../domain/games/pairs.ts'
import { stopClock } from './clock.ts'
import { showTab } from './hearing.ts'
import { inMotion } from './motion.ts'
import { gameOfKind, respondWithGame } from './school-games.ts'
import { expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

const GAME = '/games/memory/grade4-animals-farm'

test.use({ ...inMotion, viewport: { width: 1024, height: 768 } })

test('a round pauses when its tab is hidden, until the player resumes it', { tag: MATRIX }, async ({
  page,
}) => {
  await page.clock.install()
  // A fixed seed, with which the first two cards do not match.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array
  })
  await visit(page, GAME)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const cards = page.getByRole('region', { name: 'Les cartes' }).getByRole('button')
  await expect(cards.first()).toBeFocused()
  await stopClock(page)
  await cards.nth(0).click()
  await cards.nth(1).click()
  await expect(cards.nth(1)).not.toHaveAccessibleName(/cachée/)

  await showTab(page, false)
  await expect(page.getByRole('heading', { name: 'Pause' })).toBeVisible()
  await expect(cards).toHaveCount(0)
  // Axe needs a running clock.
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

test('a game can use the full screen, and its link can be copied and shown as a QR code', {
  tag: MATRIX,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, GAME)
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

test('a round fits its screen with text at 200 %, and nothing covers its cards', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  )
  for (const [width, height] of [
    [768, 1024],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    // This board has the longest words.
    await visit(page, '/games/exposed/exposed-grade6-intgelligence')
    await page.getByRole('button', { name: 'Commencer' }).click()
    const cards = page.getByRole('region', { name: 'Les cartes' }).getByRole('button')
    await expect(cards).toHaveCount(12)
    await expect
      .poll(() => page.getByRole('article').evaluate((game) => game.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(height)
    expect(await cards.evaluateAll(clippedTexts)).toEqual([])
    await expect(page.getByRole('button', { name: 'Retour en haut' })).toHaveCount(0)
  }
})

test('the start button stays under the finger when the site’s fonts replace the device’s', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/ERR_FAILED/)
  const heightOfStart = async (path: string) => {
    await visit(page, path)
    await page.evaluate(() => document.fonts.ready)
    return (await page.getByRole('button', { name: 'Commencer' }).boundingBox())?.y ?? 0
  }
  const kinds = gameKinds.filter((kind) => kind !== 'drop')
  const paths = kinds.map((kind) => gameOfKind(kind).path)
  await page.route(/\.woff2$/, (route) => route.abort())
  const before: number[] = []
  for (const path of paths) before.push(await heightOfStart(path))
  await page.unroute(/\.woff2$/)
  await page.addInitScript(() => localStorage.setItem('mme:fonts', 'here'))
  for (const [index, path] of paths.entries()) {
    expect(await heightOfStart(path), path).toBeCloseTo(before[index] ?? 0, 0)
  }
})

test('written answers do not shrink when text is at 200 %', { tag: MATRIX }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const phrases = [
    'le bonhomme de neige',
    'la planche à roulettes',
    'le tableau de la classe',
    'la brosse à dents',
  ]
  const items = phrases.map((word, index) => ({
    phrase: { word, sound: '' },
    answer: `image ${index}`,
    image: '',
  }))
  await respondWithGame(page, 'Page_Games_Race_Long', JSON.stringify(items))
  await visit(page, '/games/course-aux-mots/long')
  await page.getByRole('button', { name: 'Commencer' }).click()
  const text = page.getByRole('region', { name: 'Les réponses' }).getByText('le bonhomme de neige')
  const sizeOf = () => text.evaluate((span) => Number.parseFloat(getComputedStyle(span).fontSize))
  const before = await sizeOf()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(sizeOf).toBeGreaterThan(before)
  expect(
    await page.getByRole('region', { name: 'Les réponses' }).getByRole('button').evaluateAll(clippedTexts),
  ).toEqual([])
})

test('a sound that the browser blocks asks for a tap and then plays, and the focus is kept', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      return document.documentElement.dataset.refuses === 'no'
        ? play.call(this)
        : Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'))
    }
  })
  await visit(page, '/games/listening/listening-grade1-weather')
  await page.getByRole('button', { name: 'Commencer' }).click()
  const touch = page.getByRole('button', { name: 'Touche pour écouter' })
  await expect(touch).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-refuses', 'no'))
  await touch.press('Enter')
  await expect(touch).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Réécouter' })).toBeFocused()
})

/** Runs in the page. Returns texts that overflow their card. */
function clippedTexts(cards: (HTMLElement | SVGElement)[]): string[] {
  return cards.flatMap((card) => {
    const text = document.createRange()
    text.selectNodeContents(card)
    const [inner, outer] = [text.getBoundingClientRect(), card.getBoundingClientRect()]
    const isClipped = inner.width > outer.width || inner.height > outer.height
    return isClipped ? [`${card.textContent}: ${inner.width} in ${outer.width}`] : []
  })
}
