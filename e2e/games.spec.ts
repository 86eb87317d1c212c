import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { pages } from '../content/routes.ts'
import { gameOf } from '../content/site/page-game.ts'
import { CORRECT_ANSWERS_PER_CHECK } from '../domain/economy.ts'
import { withoutAsterisks } from '../domain/games/grammar/rules.ts'
import { gameKinds } from '../domain/games/kinds.ts'
import { games } from '../domain/games/registry.ts'
import { lostInForcedColors, PRESSABLE } from '../scripts/a11y/lost-in-forced-colors.ts'
import { lostInHighContrast } from '../scripts/a11y/lost-in-high-contrast.ts'
import { stopClock } from './clock.ts'
import { type CardsKind, expectToBegin, play } from './game-players.ts'
import { listen, recordSounds, soundsSoFar } from './hearing.ts'
import { LARGER_SCREENS, layoutFaults } from './layout-faults.ts'
import { inMotion } from './motion.ts'
import { byKeyboard, byMouse, byTouch, type Press, waitUntilSeen } from './press.ts'
import { gameOfKind, respondWithGame } from './school-games.ts'
import { expect, expectAccessible, isMatrix, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

const CHEER = /^(Bravo!|Super!|Très Bien!|Fantastique!)$/

/** Input methods, each with a screen size that games are played on. */
const inputMethods: {
  name: string
  viewport: { width: number; height: number }
  press(page: Page): Press
}[] = [
  { name: 'the mouse', viewport: { width: 1366, height: 768 }, press: () => byMouse },
  { name: 'touch', viewport: { width: 768, height: 1024 }, press: () => byTouch },
  { name: 'keyboard alone', viewport: { width: 1024, height: 768 }, press: byKeyboard },
]

/** The canvas game has its own tests. */
const cardsKinds = gameKinds.filter((kind) => kind !== 'drop')

/** The kind that `npm test` plays to its end by touch. It starts the others. */
const SAMPLE: CardsKind = 'word-challenge'

/** Games with one round per item, which take too long with a whole record. */
const canBeShortened: ReadonlySet<CardsKind> = new Set([
  'matching',
  'numbers',
  'comprehension',
  'listening',
  'grammar',
  'mot-qui-manque',
  'qui-dit-quoi',
])

test.use({ ...inMotion, hasTouch: true })
test.describe.configure({ timeout: 120_000 })

for (const kind of cardsKinds) {
  for (const [index, { name, viewport, press: pressOn }] of inputMethods.entries()) {
    test(
      `${kind} is played to its end by ${name}`,
      { tag: kind === SAMPLE && name === 'touch' ? [] : [MATRIX] },
      async ({ page }, info) => {
        const press = pressOn(page)
        await page.clock.install()
        await page.setViewportSize(viewport)
        await listen(page)
        const data = await openShort(page, kind)
        await expectAccessible(page)
        await press(page.getByRole('button', { name: 'Commencer' }))
        await expectToBegin(page, kind)
        await expectToFit(page)
        await expectEdges(page)
        const isLookedAt = isMatrix() && index === 0
        if (isLookedAt) expect(await layoutFaults(page, { sizes: LARGER_SCREENS })).toEqual([])
        await stopClock(page)
        const isMissed = await play(kind, {
          page,
          data,
          press,
          isCareless: true,
          halfway: async () => {
            // For manual inspection.
            if (isMatrix()) await page.screenshot({ path: info.outputPath('halfway.png') })
            await lookHalfway(page)
          },
        })
        await waitForEnd(page)
        if (isLookedAt) expect(await layoutFaults(page, { sizes: LARGER_SCREENS })).toEqual([])
        await expect(page.getByRole('heading', { name: 'Mots à revoir' })).toHaveCount(isMissed ? 1 : 0)
        await expectAccessible(page)
        await press(page.getByRole('button', { name: 'Rejouer' }))
        await expectToBegin(page, kind)
      },
    )
  }
}

test('games of all other kinds start', async ({ page }) => {
  for (const kind of cardsKinds.filter((kind) => kind !== SAMPLE)) {
    await visit(page, gameOfKind(kind).path)
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expectToBegin(page, kind)
  }
})

test('every page with a game of its own starts that game', { tag: MATRIX }, async ({ page }) => {
  const own = pages.filter((each) => each.kind === 'game' && gameOf(each, null))
  expect(own).toHaveLength(8)
  for (const { path } of own) {
    await visit(page, path)
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expect(
      page
        .getByRole('region', { name: /^(Les réponses|Les cartes)$/ })
        .getByRole('button')
        .first(),
    ).toBeFocused()
  }
})

test('a wrong grammar choice is explained and the sentence is not asked again', { tag: MATRIX }, async ({
  page,
}) => {
  const { path, data } = gameOfKind('grammar')
  await recordSounds(page)
  await visit(page, path)
  await page.getByRole('button', { name: 'Commencer' }).press('Enter')
  await expectToBegin(page, 'grammar')
  const question = page.getByRole('region', { name: 'La question' })
  const questionText = ((await question.locator(':scope > div').first().textContent()) ?? '').replaceAll(
    '\u00a0',
    ' ',
  )
  const item = games.grammar.rules
    .parseDeck(data)
    .items.find(
      ({ before, after }) => questionText.startsWith(`${before}_____`) && questionText.endsWith(after),
    )
  const options = page.getByRole('region', { name: 'Les réponses' })
  const right = options.getByRole('button', { name: item?.answer ?? '', exact: true })
  const wrong = options
    .locator(`button:not([aria-label=${JSON.stringify(item?.answer)}]):not([aria-label^="Écouter"])`)
    .first()
  await waitUntilSeen(page)
  await wrong.press('Enter')
  const line = withoutAsterisks(item?.why?.french ?? '')
  await expect(question.getByRole('button', { name: `Écouter : ${line}` })).toBeVisible()
  await expect(wrong).toHaveAccessibleName(/, déjà essayé$/)
  expect(await wrong.evaluate((button) => button.getAnimations().length)).toBe(0)
  const asking = `${fileOf(item?.asked)} to its end`
  const heard = [asking, 'not-yet.mp3 to its end', `${fileOf(item?.why?.sound)} to its end`]
  await expect.poll(() => soundsSoFar(page)).toEqual(heard)
  // With reduced motion there is no chime.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await right.press('Enter')
  heard.push(`${fileOf(item?.sound)} to its end`)
  await expect.poll(() => soundsSoFar(page)).toEqual(heard)
})

function fileOf(path: string | null | undefined): string | undefined {
  return path?.split('/').at(-1)
}

/**
 * Opens a short game of the kind with a shipped record, shortened to five questions or four words if it has
 * more.
 * @returns its data
 */
async function openShort(page: Page, kind: CardsKind): Promise<string> {
  const { path, data, clientID } = gameOfKind(kind)
  if (kind === 'word-search') {
    const dictionary = games[kind].rules.parseDeck(data).items.slice(0, 4)
    await page.route('**/api/v1/word-search', (route) =>
      route.continue({ postData: { options: { dictionary } } }),
    )
  }
  if (!canBeShortened.has(kind)) {
    await visit(page, path)
    return data
  }
  const rows = z.parse(z.array(z.unknown()), JSON.parse(data))
  const isLed = z.safeParse(z.object({ choices: z.array(z.unknown()) }), rows[0]).success
  const short = JSON.stringify(rows.slice(0, CORRECT_ANSWERS_PER_CHECK + (isLed ? 1 : 0)))
  await respondWithGame(page, clientID, short)
  await visit(page, `/games/${kind}/short`)
  return short
}

/** Checks accessibility. Axe needs a running clock. */
async function lookHalfway(page: Page): Promise<void> {
  await page.clock.resume()
  await expectAccessible(page)
  await stopClock(page)
}

async function waitForEnd(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /★/ })).toBeVisible()
  await page.clock.fastForward(2600)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 2, name: CHEER })).toBeFocused()
}

/** Every button of the board has a visible edge, even in high contrast and with forced colours. */
async function expectEdges(page: Page): Promise<void> {
  const buttons = page.getByRole('article').getByRole('region').getByRole('button')
  const mark = (isOn: boolean) =>
    page.evaluate((on) => document.documentElement.toggleAttribute('data-high-contrast', on), isOn)
  // Set again for each try: the settings of a pupil whose session has just loaded replace the attribute.
  await expect
    .poll(async () => {
      await mark(true)
      return buttons.evaluateAll(lostInHighContrast)
    })
    .toEqual([])
  await mark(false)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(lostInForcedColors, PRESSABLE)).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** The whole round is visible, and no button is smaller than 44 px. */
async function expectToFit(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 }
  await expect
    .poll(() => page.getByRole('article').evaluate((game) => Math.ceil(game.getBoundingClientRect().bottom)))
    .toBeLessThanOrEqual(height)
  const small = await page
    .getByRole('article')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect()
        return width < 43.5 || height < 43.5
          ? [`${button.ariaLabel ?? button.textContent}: ${width} x ${height}`]
          : []
      }),
    )
  expect(small).toEqual([])
}
