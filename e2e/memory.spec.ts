import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { menuAnswer } from '../domain/api/menu.ts'
import { accountButton } from './account-menu.ts'
import { showTab } from './hearing.ts'
import { holdRequests } from './hold.ts'
import { playMemory } from './memory-player.ts'
import { playOn } from './mission-player.ts'
import { inMotion } from './motion.ts'
import { byMouse, waitUntilSeen } from './press.ts'
import { respondWithGame } from './school-games.ts'
import {
  apiSignIn,
  bravoSources,
  bringSession,
  countActivity,
  countedPages,
  expect,
  expectAccessible,
  expectAccessibleInMatrix,
  expectNoSidewaysScroll,
  reload,
  signInAdmin,
  test,
  visit,
  wordsMet,
} from './school-test.ts'
import { MATRIX, QUICK } from './tags.ts'

const GAME = '/games/memory/grade4-animals-farm'
const CLIENT_ID = 'Page_Games_Memory_Grade4_Animals_Farm'
const COUNTED = 'This game has been counted towards a Bravo! (Resets on Sunday)'
const CHEER = /^(Bravo!|Super!|Très Bien!|Fantastique!)$/
/** The cheer, which follows stars. */
const CHEER_AT_END = /(Bravo!|Super!|Très Bien!|Fantastique!)$/

test.use({ ...inMotion, viewport: { width: 1024, height: 768 } })

const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(cardsOf(page)).toHaveCount(12)
}
const cardsOf = (page: Page) => page.getByRole('region', { name: 'Les cartes' }).getByRole('button')
const waitForEnd = async (page: Page) => {
  await expect(page.getByRole('status').filter({ hasText: CHEER_AT_END })).toBeVisible()
  await page.clock.fastForward(2600)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 2, name: CHEER })).toBeFocused()
}

test('a visitor plays with the mouse from a direct link and learns how to earn a Bravo', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.clock.install()
  await visit(page, GAME)
  await expect(page.getByText('Connecte-toi pour gagner un Bravo')).toBeVisible()
  await expectAccessible(page)
  await start(page)
  await expectAccessible(page)
  await playMemory(page, (card) => card.click())
  await waitForEnd(page)
  await expectAccessible(page)
  await expect(page.getByText(COUNTED)).toBeHidden()
  await page.getByRole('button', { name: 'Rejouer' }).click()
  await expect(page.getByRole('button', { name: /cachée$/ })).toHaveCount(12)
})

test('a pupil plays by keyboard only, and the game counts once', { tag: QUICK }, async ({
  page,
  request,
}) => {
  const user = await apiSignIn(request, { userName: 'gabrielle' })
  await bringSession(page, user)
  await page.clock.install()
  await visit(page, GAME)
  await expect(accountButton(page, 'Gabrielle')).toBeVisible()
  await page.getByRole('button', { name: 'Commencer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Carte 1, cachée' })).toBeFocused()
  const columns = await columnsOfBoard(page)
  const countReported = async () => (await wordsMet(request, user)).length
  const tried = await playMemory(
    page,
    async (card, place) => {
      await page.keyboard.press('Control+Home')
      for (let row = 0; row < Math.floor(place / columns); row++) await page.keyboard.press('ArrowDown')
      for (let column = 0; column < place % columns; column++) await page.keyboard.press('ArrowRight')
      await expect(card).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(card).toBeFocused()
    },
    async (triedBefore) => {
      // Tries are reported when the tab is hidden, and not again at the end.
      await showTab(page, false)
      await expect.poll(countReported).toBe(triedBefore)
      await showTab(page, true)
      await expect(page.getByRole('button', { name: 'Continuer' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(cardsOf(page).and(page.locator(':focus'))).toHaveCount(1)
    },
  )
  await waitForEnd(page)
  await expect(page.getByText(COUNTED, { exact: true })).toBeVisible()
  await expect(page.getByText('1 activité sur 5 cette semaine')).toBeAttached()
  expect(await countedPages(request, user)).toEqual([CLIENT_ID])
  await expect.poll(countReported).toBe(tried)
  expect((await wordsMet(request, user)).filter(({ tries }) => tries > 1)).toEqual([])

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Suivant' })).toBeFocused()
  await reload(page)
  await expect(page.getByText('1 activité sur 5 cette semaine')).toBeAttached()
  await expect(page.getByText('Déjà compté cette semaine')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les mots' }).click()
  await expect(page.getByRole('link', { name: /, déjà compté cette semaine$/ })).toHaveCount(1)
  await expectAccessibleInMatrix(page)
  expect(await countedPages(request, user)).toEqual([CLIENT_ID])
  expect(await countActivity(request, user, CLIENT_ID)).toBe(409)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 768, height: 1024 } })

  test('the fifth activity of the week earns one Bravo', { tag: MATRIX }, async ({ page, request }) => {
    const user = await apiSignIn(request, { userName: 'hugo' })
    const others = (await countableGames(request)).filter((clientID) => clientID !== CLIENT_ID).slice(0, 4)
    for (const clientID of others) expect(await countActivity(request, user, clientID)).toBe(201)
    await bringSession(page, user)
    await page.clock.install()
    await visit(page, GAME)
    await expect(page.getByText('4 activités sur 5 cette semaine')).toBeAttached()

    await start(page)
    await playMemory(page, (card) => card.tap())
    await expect(page.getByText('Tu as gagné un Bravo')).toBeVisible()
    await page.clock.resume()
    await expect(page.getByText('5 activités sur 5 cette semaine')).toBeAttached()
    expect(await bravoSources(request, user)).toEqual(['activity'])
    await reload(page)
    await expect(page.getByText('5 activités sur 5 cette semaine')).toBeAttached()
    expect(await bravoSources(request, user)).toEqual(['activity'])
  })
})

test('a result whose response was lost is sent again and counts once', { tag: MATRIX }, async ({
  page,
  request,
  problems,
}) => {
  problems.expected.push(/Failed to load resource/)
  const user = await apiSignIn(request, { userName: 'jacob' })
  await bringSession(page, user)
  await page.clock.install()
  await visit(page, GAME)
  await expect(accountButton(page, 'Jacob')).toBeVisible()
  let lost = 0
  await page.route('**/api/v1/activities', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await start(page)
  await playMemory(page, (card) => card.click())
  await page.clock.resume()
  await expect(page.getByText('Your game is kept until the network is back.')).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(page.getByText(COUNTED)).toBeVisible()
  expect(lost).toBe(1)
  expect(await countedPages(request, user)).toEqual([CLIENT_ID])
})

test('twenty quick clicks do not open a third card', { tag: MATRIX }, async ({ page }) => {
  await page.clock.install()
  await visit(page, GAME)
  await start(page)
  await waitUntilSeen(page)
  await page.getByRole('region', { name: 'Les cartes' }).evaluate((board) => {
    const cards = [...board.querySelectorAll('button')]
    for (let click = 0; click < 20; click++) cards[(click * 7) % cards.length]?.click()
  })
  await expect(page.getByRole('button', { name: /cachée$/ })).toHaveCount(10)
})

test('a small screen shows that the game needs a larger one, and links to practice of its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, GAME)
  await expect(
    page.getByText('This game requires a larger screen size. Please try using a tablet, laptop or desktop.'),
  ).toBeVisible()
  await expect(page.getByText('Here, you can do this:')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const sendWords = await holdRequests(page, /\/(copies|pages)\/.*Vocabulary/)
  await page.getByRole('link', { name: /^Pratique ces mots/ }).click()
  await expect(page).toHaveURL(`/pratique/${CLIENT_ID}`)
  // A press counts even before the words have loaded.
  const begin = page.getByRole('button', { name: /^Commencer/ })
  await begin.click()
  await expect(begin).toHaveAttribute('data-pressed')
  sendWords()
  await expect(page.getByRole('button', { name: /^Continuer/ })).toBeInViewport()
  await expectNoSidewaysScroll(page)
})

test('words are practised from their page on a phone, which counts once a week', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const user = await apiSignIn(request, { userName: ['adele', 'barnabe'][test.info().retry] ?? '' })
  await bringSession(page, user)
  await page.clock.install()
  await visit(page, '/grade4/vocabulary/animals/zoo')
  await expect(page.getByRole('link', { name: /^Mémoire/ })).toBeHidden()
  for (const notice of [COUNTED, 'Already counted this week. (Resets on Sunday)']) {
    await page.getByRole('link', { name: /^Pratique ces mots/ }).click()
    await page.getByRole('button', { name: /^Commencer/ }).click()
    await playOn(page, byMouse, { wrongOnce: true, onLook: () => expectNoSidewaysScroll(page) })
    await expect(page.getByText(notice)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Voir les mots/ }).click()
  }
  const counted = await countedPages(request, user)
  expect(counted.filter((key) => key === 'Page_Grade4_Vocabulary_Animals_Zoo')).toHaveLength(1)
})

test('the cards of five pairs fill whole rows in both orientations', { tag: MATRIX }, async ({ page }) => {
  await respondWithGame(page, CLIENT_ID, 'chat, chien, vache, cheval, mouton')
  for (const kind of ['memory', 'exposed']) {
    await page.setViewportSize({ width: 768, height: 1024 })
    await visit(page, `/games/${kind}/five-pairs`)
    // Hovering with a mouse would raise a card.
    await page.getByRole('button', { name: 'Commencer' }).press('Enter')
    await expect(cardsOf(page)).toHaveCount(10)
    expect(await columnsOfBoard(page)).toBe(2)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect.poll(() => columnsOfBoard(page)).toBe(5)
  }
})

test('a missing record shows the friendly "not found" page', { tag: MATRIX }, async ({ page, problems }) => {
  problems.expected.push(/404/, /n'existe pas/)
  await visit(page, '/games/memory/no-such-game')
  await expect(page.getByRole('heading', { name: "Oups! Cette page n'existe pas." })).toBeVisible()
})

test('a record with invalid data shows a message, and tells the teacher what is wrong', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.route('**/api/v1/games/*', (route) =>
    route.fulfill({
      json: { data: { clientID: CLIENT_ID, description: 'Un jeu', instructions: '', data: '[{' } },
    }),
  )
  const logged = page.waitForRequest((request) => request.url().endsWith('/api/v1/logs'))
  await visit(page, '/games/memory/broken')
  await expect(page.getByText("Ce jeu n'est pas prêt.")).toBeVisible()
  expect((await logged).postData()).toContain('Les données ne sont pas du JSON valide.')
  const fault = page.getByText('Les données ne sont pas du JSON valide.')
  await expect(fault).toHaveCount(0)
  await signInAdmin(page)
  await expect(fault).toBeVisible()
})

/** Page keys of games that count for Bravos without a score. */
async function countableGames(request: APIRequestContext): Promise<string[]> {
  const { menulinks } = z.parse(menuAnswer, await (await request.get('/api/v1/menulinks')).json())
  return menulinks
    .filter(({ clientID, isBravoEnabled }) => isBravoEnabled && clientID.startsWith('Page_Games_Memory_'))
    .map(({ clientID }) => clientID)
}

async function columnsOfBoard(page: Page): Promise<number> {
  const tops = await cardsOf(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}
