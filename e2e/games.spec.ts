import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { gameSeeds } from '../content/games.ts'
import { linkPath } from '../content/link-path.ts'
import { gameOf } from '../content/page-games.ts'
import { pages } from '../content/routes.ts'
import { CORRECT_ANSWERS_PER_CHECK } from '../domain/economy.ts'
import { gameKinds } from '../domain/games/kinds.ts'
import { games } from '../domain/games/registry.ts'
import { type CardsKind, type Play, players } from './game-players.ts'
import { listen } from './hearing.ts'
import { inMotion } from './motion.ts'
import { byKeyboard, byMouse, byTouch, type Press } from './press.ts'
import {
  countedPages,
  expect,
  expectAccessible,
  signInAdmin,
  signInPupil,
  storedUser,
  test,
  visit,
} from './school-test.ts'

const CHEER = /^(Bravo!|Super!|Très Bien!|Fantastique!)$/
const MEDIA = join(import.meta.dirname, '../web/public/media')

const ways: { name: string; viewport: { width: number; height: number }; press(page: Page): Press }[] = [
  { name: 'the mouse', viewport: { width: 1366, height: 768 }, press: () => byMouse },
  { name: 'touch', viewport: { width: 768, height: 1024 }, press: () => byTouch },
  { name: 'keyboard alone', viewport: { width: 1024, height: 768 }, press: byKeyboard },
]

/** The games in which a careless player gives one wrong answer. */
const canBeMissed: ReadonlySet<CardsKind> = new Set([
  'matching',
  'custom-matching',
  'numbers',
  'comprehension',
  'listening',
  'grammar',
  'course-aux-mots',
  'dictee-eclair',
])

/** The game on a canvas has tests of its own. */
const cardsKinds = gameKinds.filter((kind) => kind !== 'drop')

/** The games with one round an item. */
const canBeShortened: ReadonlySet<CardsKind> = new Set([
  'matching',
  'numbers',
  'comprehension',
  'listening',
  'grammar',
])

test.use({ ...inMotion, hasTouch: true })
test.describe.configure({ timeout: 120_000 })

for (const kind of cardsKinds) {
  test(`${kind} is played to its end by mouse, by touch and by keyboard alone`, async ({ page }, info) => {
    await page.clock.install()
    await listen(page)
    const data = await openShort(page, kind)
    await expectAccessible(page)

    for (const [index, { viewport, press }] of ways.entries()) {
      await page.setViewportSize(viewport)
      const isFirst = index === 0
      await press(page)(page.getByRole('button', { name: isFirst ? 'Commencer' : 'Rejouer' }))
      await expect(page.locator(':focus')).toHaveRole(kind === 'dictee-eclair' ? 'textbox' : 'button')
      await expectToFit(page)
      await stopClock(page)
      await players[kind]({
        page,
        data,
        press: press(page),
        isCareless: isFirst,
        halfway: async () => {
          await page.screenshot({ path: info.outputPath(`${viewport.width}x${viewport.height}.png`) })
          await lookHalfway(page, isFirst)
        },
      } satisfies Play)
      await seeTheEnd(page)
      const isMissed = isFirst && canBeMissed.has(kind)
      await expect(page.getByRole('heading', { name: 'Mots à revoir' })).toHaveCount(isMissed ? 1 : 0)
      if (isFirst) await expectAccessible(page)
    }
  })
}

test('every page that plays one game opens it', async ({ page }) => {
  const own = pages.filter((each) => each.kind === 'game' && gameOf(each, null))
  expect(own).toHaveLength(8)
  for (const { path } of own) {
    await open(page, path)
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expect(
      page
        .getByRole('region', { name: /^(Les réponses|Les cartes)$/ })
        .getByRole('button')
        .first(),
    ).toBeFocused()
  }
})

test('a pupil counts by the fifth right answer, and by enough points', async ({
  page,
  request,
  problems,
}) => {
  // The tenth right answer counts no second time.
  problems.expected.push(/409/)
  await page.clock.install()
  await listen(page)
  const kinds = ['matching', 'dictee-eclair'] as const
  for (const [index, kind] of kinds.entries()) {
    const { path, data } = gameOfKind(kind)
    await open(page, path)
    if (index === 0) await signInPupil(page, 'karine')
    await page.getByRole('button', { name: 'Commencer' }).click()
    await stopClock(page)
    await players[kind]({ page, data, press: byMouse, isCareless: false, halfway: async () => {} })
    await page.clock.resume()
    await expect(
      page.getByText('This game has been counted towards a Bravo! (Resets on Sunday)'),
    ).toBeVisible()
  }
  const counted = await countedPages(request, await storedUser(page))
  expect(counted.toSorted()).toEqual(kinds.map((kind) => gameOfKind(kind).clientID).toSorted())
})

test('a grid that does not arrive, or is broken, is asked for again', async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  const answers = [
    () => ({ status: 500, json: {} }),
    () => ({
      json: {
        gridID: 'x',
        grid: [['A']],
        words: [{ word: 'AB', original: 'ab', image: null, path: [{ x: 0, y: 0 }] }],
        cached: false,
      },
    }),
  ]
  await page.route('**/api/v1/word-search', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer()) : route.continue()
  })
  await open(page, gameOfKind('word-search').path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText("La grille n'est pas arrivée.")).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText("Cette grille n'est pas bonne.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('button', { name: /, rangée 1, colonne 1$/ })).toBeFocused()
})

test('a question that cannot be heard is read', async ({ page }) => {
  const { path, data } = gameOfKind('listening')
  await open(page, path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const question = page.getByRole('region', { name: 'La question' })
  await expect(question).toContainText('Écoute la question.')
  await page.getByRole('switch', { name: 'Son' }).click()
  const texts = games.listening.parseDeck(data).items.map((item) => item.question)
  const shown = (await question.locator(':scope > div').first().textContent()) ?? ''
  expect(texts).toContain(shown.trim())
})

test('the teacher alone sees the word of a challenge', async ({ page }) => {
  const { path, data } = gameOfKind('word-challenge')
  const words = games['word-challenge'].parseDeck(data).items.map(({ word }) => word)
  const answer = page.getByRole('region', { name: 'Le mot à trouver' }).getByRole('paragraph')
  await open(page, path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('region', { name: 'Les lettres' })).toBeVisible()
  await expect(answer).toHaveCount(0)
  await signInAdmin(page)
  await expect.poll(async () => words.includes((await answer.textContent()) ?? '')).toBe(true)
})

test('what is sound of a record is played, and the teacher alone reads what is not', async ({ page }) => {
  const { data, clientID } = gameOfKind('matching')
  const rows = z.parse(z.array(z.unknown()), JSON.parse(data)).slice(0, 5)
  const spoiled = [...rows, rows[0], { answer: '<b>gras</b>', phrase: { word: '🐱' } }, { answer: 7 }]
  await answerWith(page, clientID, JSON.stringify(spoiled))
  await open(page, '/games/matching/spoiled')
  const notes = page.getByRole('complementary').filter({ hasText: 'For the teacher' })
  await expect(page.getByRole('button', { name: 'Plein écran' })).toBeVisible()
  await expect(notes).toHaveCount(0)
  await signInAdmin(page)
  await expect(notes).toContainText('holds HTML')
  await expect(notes).toContainText('Equal to another item')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('region', { name: 'Les réponses' }).getByRole('button')).toHaveCount(4)
  await expect(notes).toHaveCount(0)
})

/** The footer stands once the page has come to life. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

/**
 * Opens a game of the kind that is soon at its end: five questions or four words, where a record has
 * more. Its data. The questions are those of a record of the school.
 */
async function openShort(page: Page, kind: CardsKind): Promise<string> {
  const { path, data, clientID } = gameOfKind(kind)
  if (kind === 'word-search') {
    const dictionary = games[kind].parseDeck(data).items.slice(0, 4)
    await page.route('**/api/v1/word-search', (route) =>
      route.continue({ postData: { options: { dictionary } } }),
    )
  }
  if (!canBeShortened.has(kind)) {
    await open(page, path)
    return data
  }
  const short = JSON.stringify(
    z.parse(z.array(z.unknown()), JSON.parse(data)).slice(0, CORRECT_ANSWERS_PER_CHECK),
  )
  await answerWith(page, clientID, short)
  await open(page, `/games/${kind}/short`)
  return short
}

/** Every record that is asked for from now on. */
async function answerWith(page: Page, clientID: string, data: string): Promise<void> {
  const record = { clientID, description: 'Un petit jeu', instructions: 'Joue!', data }
  await page.route('**/api/v1/games/*', (route) => route.fulfill({ json: { data: record } }))
}

/** Axe takes its time, and the clock has to run for it. */
async function lookHalfway(page: Page, isChecked: boolean): Promise<void> {
  if (!isChecked) return
  await page.clock.resume()
  await expectAccessible(page)
  await stopClock(page)
}

async function seeTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /★ ★ ★/ })).toBeVisible()
  await page.clock.fastForward(2600)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 2, name: CHEER })).toBeFocused()
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
}

/** The whole round is in sight, and no button is smaller than a fingertip. */
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

/** A record that the school starts with, whose sounds and pictures are all there. */
function gameOfKind(kind: CardsKind): { path: string; data: string; clientID: string } {
  const records = gameSeeds.filter((seed) => seed.kind === kind && hasAllMedia(kind, seed.data))
  const record = records.toSorted((a, b) => a.data.length - b.data.length)[0]
  const path = record && linkPath({ clientID: record.clientID, externalIdentifier: record.id })
  if (!path) throw new Error(`The school starts with no game of ${kind} that has all its media.`)
  return { path, data: record.data, clientID: record.clientID }
}

function hasAllMedia(kind: CardsKind, data: string): boolean {
  return games[kind]
    .parseDeck(data)
    .items.every(({ image, sound }) =>
      [image, sound].every((file) => file === null || existsSync(join(MEDIA, file))),
    )
}
