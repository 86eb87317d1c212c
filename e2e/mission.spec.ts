import type { APIRequestContext, Locator, Page, TestInfo } from '@playwright/test'
import * as z from 'zod/mini'
import { missionPageOf } from '../content/missions.ts'
import type { SessionUser } from '../domain/api/user.ts'
import { missionAnswer, type RememberedWord } from '../domain/api/words.ts'
import { isPlant } from '../domain/learning/plant.ts'
import { test } from './fault-proxy-test.ts'
import { expectSoundOn, turnSoundOff } from './hearing.ts'
import { holdRequests } from './hold.ts'
import { playOn, storedMissionState } from './mission-player.ts'
import { byKeyboard, byTouch } from './press.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  countedPages,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isMatrix,
  reload,
  schoolNow,
  triesAtWords,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const PHONE = { width: 390, height: 844 }

test.use({ hasTouch: true })
test.describe.configure({ timeout: 150_000 })

test('a pupil plays the mission by touch on a phone, and a reload resumes it', async ({
  page,
  request,
  problems,
}, info) => {
  problems.expected.push(/Failed to load resource|net::ERR|Network error/)
  const user = await begin(page, request, ['guillaume', 'clara'][info.retry + info.repeatEachIndex] ?? '')
  await page.setViewportSize(PHONE)
  if (isMatrix()) await expectFriendlyMessages(page, request, user, info)
  await visit(page, '/')
  const next = page.getByRole('region', { name: 'La prochaine étape' })
  const riddles = page.getByRole('region', { name: /^La devinette du jour/ }).getByRole('button')
  await expect(riddles.first()).toContainText(/C'était (le |la |l')/)
  await expect(riddles.nth(1)).toContainText('Qui suis-je?')
  await takeScreenshot(page, info, 'home')
  await next.getByRole('link', { name: /Ma mission/ }).tap()
  await expectWholeView(page, 'Ma mission', info)
  const lightning = page.getByRole('switch', { name: /^Niveau éclair/ })
  await lightning.tap()
  await expect.poll(async () => (await missionOf(request, user)).isLightning).toBe(true)
  await expect(lightning).toBeChecked()
  await page.getByRole('button', { name: /^Commencer/ }).tap()

  await playOn(page, byTouch, {
    wrongOnce: true,
    provesOnce: true,
    until: ({ tries }) => tries.length >= 4,
    onLook: lookAt(page, info),
  })
  await expectAccessible(page)
  const before = await storedMissionState(page)
  // The header makes room for the mission, and is back after leaving it.
  await expect(page.getByRole('banner')).toBeHidden()
  await page.getByRole('button', { name: 'Quitter le jeu Leave the game' }).tap()
  await expect(page.getByRole('button', { name: /^Continuer/ })).toBeFocused()
  await expect(page.getByRole('banner')).toBeVisible()
  await reload(page)
  await page.getByRole('button', { name: /^Continuer/ }).tap()
  expect(await storedMissionState(page)).toEqual(before)
  // Focus gives no hint of the answer.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await playOn(page, byTouch, { onLook: lookAt(page, info) })

  await expectWholeView(page, 'Bravo! Ta mission est finie.', info)
  await expect(page.getByText(/mots? (a|ont) grandi!/)).toBeVisible()
  await expect(page.getByText(/Tes bourgeons s'ouvrent cette nuit. À (demain|bientôt)!/)).toBeVisible()
  const { date, words } = await missionOf(request, user)
  await expect.poll(() => countedPages(request, user)).toEqual([missionPageOf(date)])
  await expect.poll(async () => (await missionOf(request, user)).isDone).toBe(true)
  expect(await triesAtWords(request, user)).toBe(words.length)

  await expect(page.getByText('Encore 2 missions pour un autocollant.')).toBeVisible()
  await page.getByRole('link', { name: /Mon album/ }).tap()
  await expect(page.getByRole('heading', { level: 2, name: /Mon album/ })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: /Mon album/ })).toBeInViewport()
  if (!isMatrix()) return

  await expectWholeView(page, 'Mon jardin', info)
  // The mission has added words to the week's picture. The words speak when tapped, and keep a new position.
  const placed = page.getByRole('list', { name: 'Les mots de mon image' }).getByRole('listitem')
  await expect(placed).toHaveCount(3)
  await turnSoundOff(page)
  await reload(page)
  await placed.first().getByRole('button').tap()
  await expectSoundOn(page)
  await placed.first().getByRole('button').press('ArrowUp')
  await expect(page.getByText(/, en bas au centre$/)).toHaveCount(1)
  await reload(page)
  await expect(placed.first()).toHaveAttribute('style', /top: 86%/)
  await expectOneFingerToMove(page, placed.first())
  // Plants that grew today are marked in words; they open overnight.
  const grown = page.getByRole('button', { name: /1 sur 5.*à demain!$/ })
  await expect(grown).toHaveCount(words.slice(1).filter(isPlant).length)
  await grown.first().scrollIntoViewIfNeeded()
  await takeScreenshot(page, info, 'grown')
  await visit(page, '/')
  await expect(next.getByText('Ta mission est finie.')).toBeVisible()
  await visit(page, '/mission')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ta mission est finie.')
})

// The service worker caches the whole site first, so only this test allows it.
test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a mission that is finished offline counts once when the network is back', { tag: MATRIX }, async ({
    page,
    context,
    request,
    faultProxy,
    problems,
  }) => {
    problems.expected.push(/WebSocket|Failed to load resource|net::ERR|Network error/)
    const user = await begin(page, request, 'fatima')
    await page.setViewportSize({ width: 768, height: 1024 })
    await visit(page, `${faultProxy.url}/mission`)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
      .toBe(true)
    await page.getByRole('button', { name: /^Commencer/ }).click()
    await playOn(page, byTouch, { until: ({ tries }) => tries.length >= 3 })
    faultProxy.isDown = true
    await context.setOffline(true)
    await reload(page)
    await page.getByRole('button', { name: /^Continuer/ }).tap()
    await playOn(page, byTouch)
    await expect(page.getByText('Your game is kept until the network is back.')).toBeVisible()
    expect(await countedPages(request, user)).toEqual([])

    faultProxy.isDown = false
    await context.setOffline(false)
    const { date, words } = await missionOf(request, user)
    await expect.poll(() => countedPages(request, user)).toEqual([missionPageOf(date)])
    await expect.poll(() => triesAtWords(request, user)).toBe(words.length)
  })
})

test(
  'a mission is played by keyboard only, and a thirsty plant is watered by one question',
  { tag: MATRIX },
  async ({ page, request }, info) => {
    const user = await begin(page, request, 'raphael')
    await page.setViewportSize({ width: 1366, height: 768 })
    const { words } = await missionOf(request, user)
    const long = (await schoolNow(request)).getTime() - 6 * 86_400_000
    const answer = await request.post('/api/v1/answers', {
      ...authorized(user),
      data: {
        userID: user.id,
        answers: words
          .filter(isPlant)
          .slice(0, 3)
          .map(({ word }) => ({
            word,
            task: 'recall',
            right: false,
            options: 4,
            at: new Date(long).toISOString(),
          })),
      },
    })
    expect(await answer.json()).toMatchObject({ data: { accepted: 3, ignored: 0 } })
    await visit(page, '/jardin')
    await expectWholeView(page, 'Mon jardin', info)
    const thirsty = page.getByRole('button', { name: /a soif$/ })
    await expect(thirsty).toHaveCount(3)
    await thirsty.first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /Arrose ta plante/ })
    await expect(
      dialog.getByRole('region', { name: 'Les réponses' }).getByRole('button').first(),
    ).toBeVisible()
    await takeScreenshot(page, info, 'watering')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    // A right answer closes the dialog automatically.
    const goOn = dialog.getByRole('button', { name: /^Continuer/ })
    await expect(async () => {
      if (await goOn.isVisible()) await goOn.click()
      await expect(dialog).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(thirsty).toHaveCount(2)
    await expect.poll(() => triesAtWords(request, user)).toBe(4)

    await page.getByRole('button', { name: /^Liste/ }).press('Enter')
    await expect(page.getByRole('button', { name: /mots?/, expanded: true })).toHaveCount(1)
    await expectWholeView(page, 'Mon jardin', info)

    // A press counts even if the words have not arrived.
    const sendWords = await holdRequests(page, `**/api/v1/words/${user.id}/mission`)
    await visit(page, '/mission')
    const go = page.getByRole('button', { name: /^(Commencer|Continuer)/ })
    await go.press('Enter')
    await expect(go).toHaveAttribute('data-pressed')
    sendWords()
    await playOn(page, byKeyboard(page), { wrongOnce: true, onLook: lookAt(page, info) })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ta mission est finie.')
  },
)

test('the garden moves the focus to its heading, and "Voir plus" to the first new plant', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const user = await begin(page, request, 'raphael')
  const at = '2026-11-02T15:00:00.000Z'
  const known = {
    strength: 2,
    before: 2,
    days: 1,
    due: null,
    firstSeen: at,
    lastSeen: at,
    right: 1,
    tries: 1,
  }
  const ofPage = { english: 'word', image: null, sound: null, page: 'page', theme: 'Les mots' }
  const words = Array.from({ length: 70 }, (_none, place) => {
    const french = `mot ${place}`
    return { word: french, french, ...ofPage, ...known } satisfies RememberedWord
  })
  await page.route(`**/api/v1/words/${user.id}`, (route) =>
    route.fulfill({ json: { success: true, data: words } }),
  )
  await visit(page, '/')
  await page.getByRole('link', { name: /^Mon jardin/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mon jardin' })).toBeFocused()
  const more = page.getByRole('button', { name: /^Voir plus/ })
  const plant = (place: number) => page.getByRole('button', { name: new RegExp(`^mot ${place}\\b`) })
  await more.press('Enter')
  await expect(plant(24)).toBeFocused()
  await more.press('Enter')
  await expect(plant(48)).toBeFocused()
  await expect(more).toHaveCount(0)
  await page.getByRole('button', { name: /^Liste/ }).click()
  await page.getByRole('button', { name: /Les mots/, expanded: true }).waitFor()
  await more.press('Enter')
  await expect(plant(60)).toBeFocused()
})

/** Pages show friendly messages if there are no words, or no mission today. */
async function expectFriendlyMessages(
  page: Page,
  request: APIRequestContext,
  user: SessionUser,
  info: TestInfo,
) {
  await visit(page, '/jardin')
  await expect(page.getByText(/mots pour toi. Touche le grand bouton pour commencer/)).toBeVisible()
  await expectWholeView(page, 'Mon jardin', info)
  const { date } = await missionOf(request, user)
  const ofMission = `**/api/v1/words/${user.id}/mission`
  await page.route(ofMission, (route) =>
    route.fulfill({ json: { success: true, data: { date, words: [], isDone: false } } }),
  )
  await visit(page, '/mission')
  await expect(page.getByText("Il n'y a pas encore de mots pour toi. Joue à un jeu!")).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('mme:mission'))
  await page.unroute(ofMission)
  await page.route(ofMission, (route) => route.abort())
  await reload(page)
  await expect(page.getByText("Ta mission t'attend : il faut Internet.")).toBeVisible()
  await expectWholeView(page, 'Ma mission', info)
  await page.unroute(ofMission)
  await page.getByRole('button', { name: /^Réessayer/ }).tap()
  await expect(page.getByRole('button', { name: /^Commencer/ })).toBeVisible()
}

async function begin(page: Page, request: APIRequestContext, userName: string): Promise<SessionUser> {
  const user = await apiSignIn(request, { userName })
  await bringSession(page, user)
  await page.clock.install({ time: await schoolNow(request) })
  return user
}

async function missionOf(request: APIRequestContext, user: SessionUser) {
  const answer = await request.get(`/api/v1/words/${user.id}/mission`, authorized(user))
  return z.parse(missionAnswer, await answer.json()).data
}

function lookAt(page: Page, info: TestInfo) {
  return async (look: string) => {
    await takeScreenshot(page, info, look)
    await expectNoSidewaysScroll(page)
  }
}

async function expectWholeView(page: Page, heading: string, info: TestInfo): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  await takeScreenshot(page, info, heading)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Takes a screenshot for manual inspection, only in `npm run test:matrix`. */
async function takeScreenshot(page: Page, info: TestInfo, name: string): Promise<void> {
  if (!isMatrix()) return
  await page.screenshot({ path: info.outputPath(`${name.replaceAll(/\W+/g, '-')}.png`) })
}

/** Drags a word of the week's picture while a second finger moves and leaves, which changes nothing. */
async function expectOneFingerToMove(page: Page, word: Locator): Promise<void> {
  const button = word.getByRole('button')
  const place = () => word.getAttribute('style')
  const before = await place()
  await button.hover()
  const box = await button.boundingBox()
  if (!box) throw new Error('The word is not in the picture.')
  await page.mouse.down()
  await page.mouse.move(box.x, box.y - 30)
  const dragged = await place()
  expect(dragged).not.toBe(before)
  await button.dispatchEvent('pointermove', { pointerId: 77, clientX: 0, clientY: 0 })
  await button.dispatchEvent('pointerup', { pointerId: 77, clientX: 0, clientY: 0 })
  expect(await place()).toBe(dragged)
  await page.mouse.move(box.x, box.y - 60)
  expect(await place()).not.toBe(dragged)
  await page.mouse.up()
}
