import type { BrowserContext, Page } from '@playwright/test'
import type { SessionUser } from '../domain/api/user.ts'
import { signOut, switchUser } from './account-menu.ts'
import { test } from './fault-proxy-test.ts'
import { playMemory } from './memory-player.ts'
import { inMotion } from './motion.ts'
import {
  apiSignIn,
  bravoSources,
  bringSession,
  countedPages,
  expect,
  expectAccessible,
  inOtherTab,
  reload,
  signInPupil,
  storedUser,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

/**
 * Failures around a pupil: counts must be exact afterwards, and pages must show the true state. In all
 * browser tests the school's clock is days ahead of the browser's.
 */

const FARM = { path: '/games/memory/grade4-animals-farm', clientID: 'Page_Games_Memory_Grade4_Animals_Farm' }
const GAMES = [FARM.clientID, ...['Ant', 'Cats', 'Animals_Care', 'Animals_Food'].map(memoryOf)]
const COUNTED = 'This game has been counted towards a Bravo! (Resets on Sunday)'

test.use({ ...inMotion, viewport: { width: 1024, height: 768 } })

/** URLs of the files that the page has downloaded. With a fake clock, `performance` in the page lists none. */
let downloads: string[] = []
test.beforeEach(({ page }) => {
  downloads = []
  page.on('requestfinished', (request) => downloads.push(request.url()))
})

test('a game on a shared tablet counts for the pupil who played it, even if it ended offline', {
  tag: MATRIX,
}, async ({ page, context, request, problems }) => {
  problems.expected.push(/WebSocket|ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await visit(page, FARM.path)
  await signInPupil(page, 'nathan')
  const nathan = await storedUser(page)
  await playOffline(page, context)
  await expect(page.getByText('Your game is kept until the network is back.')).toBeVisible()

  await switchUser(page)
  await page.getByPlaceholder('username...').fill('oceane')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Network error.  Try again later.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()

  await context.setOffline(false)
  await signInPupil(page, 'oceane')
  const oceane = await apiSignIn(request, { userName: 'oceane' })
  await expect(page.getByText('0 activité sur 5 cette semaine')).toBeAttached()
  expect([await countedPages(request, nathan), await countedPages(request, oceane)]).toEqual([[], []])

  await switchUser(page)
  await page.getByPlaceholder('username...').fill('nathan')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('1 activité sur 5 cette semaine')).toBeAttached()
  expect(await countedPages(request, nathan)).toEqual([FARM.clientID])
  expect(await countedPages(request, oceane)).toEqual([])

  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('button', { name: /cachée$/ })).toHaveCount(12)
  await inOtherTab(page, signOut)
  await expect(page.getByText('Ta session est finie')).toBeVisible()
  await page.getByRole('button', { name: /^Quitter le jeu/ }).click()
  await signInPupil(page, 'oceane')
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible()
})

test('a game whose pupil is signed out in the middle counts at their next sign-in', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const hidden = page.getByRole('button', { name: /cachée$/ })
  await page.clock.install()
  await visit(page, FARM.path)
  await signInPupil(page, 'xavier')
  const xavier = await apiSignIn(request, { userName: 'xavier' })
  await page.getByRole('button', { name: 'Commencer' }).click()
  await hidden.first().click()
  await expect(hidden).toHaveCount(11)
  await inOtherTab(page, signOut)
  await hidden.first().click()
  await expect(hidden).toHaveCount(10)

  await reload(page)
  await signInPupil(page, 'xavier')
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeVisible()

  // Opened first: the clock of all tabs is stopped while the game is played.
  const otherTab = await page.context().newPage()
  await visit(otherTab, '/')
  await play(page, () => signOut(otherTab))
  await expect(page.getByText('Sign in again: your game is kept and will count.')).toBeVisible()
  expect(await countedPages(request, xavier)).toEqual([])
  await signInPupil(page, 'xavier')
  await expect(page.getByText(COUNTED)).toBeVisible()
  expect(await countedPages(request, xavier)).toEqual([FARM.clientID])
  await expect.poll(() => queuedEntryNames(page)).toEqual([])
})

test('five games count once each and earn one Bravo although the network drops one response in three', {
  tag: MATRIX,
}, async ({ page, request, faultProxy, problems }) => {
  problems.expected.push(/WebSocket|Failed to load resource|net::ERR/)
  const user = await apiSignIn(request, { userName: 'rosalie' })
  await bringSession(page, user)
  await storeFinishedGames(page, user)
  faultProxy.dropsEvery = 3
  await page.clock.install()
  await visit(page, faultProxy.url)
  // The page then fetches its data by itself. Advancing the clock earlier would expire the prerendered data.
  await expect(page.getByText(/activités? sur 5 cette semaine/)).toBeAttached()
  await expect
    .poll(
      async () => {
        await page.clock.fastForward('05:00')
        return { bravos: await bravoSources(request, user), waiting: await queuedEntryNames(page) }
      },
      { timeout: 20_000 },
    )
    .toEqual({ bravos: ['activity'], waiting: [] })
  expect((await countedPages(request, user)).toSorted()).toEqual(GAMES.toSorted())
  // The count is fetched again; its retries run only when the clock advances.
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:30')
      return page.getByText('5 activités sur 5 cette semaine').count()
    })
    .toBe(1)
})

test('a Bravo whose call fails for minutes is retried, even at the next sign-in', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/Failed to load resource/)
  const user = await apiSignIn(request, { userName: 'maelle' })
  await bringSession(page, await apiSignIn(request, { userName: 'maelle' }))
  await storeFinishedGames(page, user)
  let calls = 0
  await page.route('**/api/v1/bravos', (route) => {
    calls += 1
    return route.fulfill({ status: 500, json: {} })
  })
  await page.clock.install()
  await visit(page, FARM.path)
  await expect(page.getByText('5 activités sur 5 cette semaine')).toBeAttached()
  await expect.poll(() => calls).toBeGreaterThan(0)
  // Advancing the clock before the call has failed has no effect, so the advance is repeated.
  const leap = async () => {
    await page.clock.fastForward('01:05')
    return calls
  }
  for (let call = 2; call <= 7; call++)
    await expect.poll(leap, { intervals: [100] }).toBeGreaterThanOrEqual(call)
  await switchUser(page)
  await page.unroute('**/api/v1/bravos')
  await page.getByPlaceholder('username...').fill('maelle')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => bravoSources(request, user)).toEqual(['activity'])
})

test('if the browser’s storage is full, the pupil can play and a message says to keep the page open', {
  tag: MATRIX,
}, async ({ page, context, request, problems }) => {
  problems.expected.push(/WebSocket|ERR_INTERNET_DISCONNECTED/)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  await page.clock.install()
  await visit(page, FARM.path)
  await signInPupil(page, 'samuel')
  await playOffline(page, context)
  await expect(page.getByText('Keep this page open until the network is back.')).toBeVisible()
  await expect(page.locator('[data-offline-sign]')).toContainText('laisse cette page ouverte')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText(COUNTED)).toBeVisible()
  expect(await countedPages(request, await apiSignIn(request, { userName: 'samuel' }))).toEqual([
    FARM.clientID,
  ])
})

test('without browser storage and broadcasts a game counts, and the session lasts until the page closes', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Not allowed.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        refuse()
      }
    }
  })
  await page.clock.install()
  await visit(page, FARM.path)
  await signInPupil(page, 'ulysse')
  await play(page)
  await expect(page.getByText(COUNTED)).toBeVisible()
  await expect(page.getByText('1 activité sur 5 cette semaine')).toBeAttached()
  await reload(page)
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()
})

/** Waits until the site has preloaded the end of the game with everything that it imports. */
async function expectEndLoaded(page: Page): Promise<void> {
  const script = () => downloads.find((url) => /\/EndView-[^/]*\.js$/.test(url))
  await expect.poll(script).toBeDefined()
  await page.evaluate(async (url) => void (await import(url)), script() ?? '')
}

async function play(page: Page, beforeTheEnd?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('button', { name: /cachée$/ })).toHaveCount(12)
  await expectEndLoaded(page)
  let turns = 0
  await playMemory(page, async (card) => {
    turns += 1
    if (turns === 3) await beforeTheEnd?.()
    await card.click()
  })
  await page.clock.resume()
}

function playOffline(page: Page, context: BrowserContext): Promise<void> {
  return play(page, () => context.setOffline(true))
}

/** Stores five finished games in the queue format of an earlier release. */
async function storeFinishedGames(page: Page, { id: userID }: SessionUser): Promise<void> {
  const entries = GAMES.map((clientID, index) => ({
    userID,
    clientID,
    idempotencyKey: `finished-${index}`,
    createdAt: new Date().toISOString(),
  }))
  await page.addInitScript((json) => {
    for (const entry of json) {
      localStorage.setItem(`mme:outbox:${entry.idempotencyKey}`, JSON.stringify(entry))
    }
  }, entries)
}

function queuedEntryNames(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /^mme:(earning|outbox):/.test(key)))
}

function memoryOf(name: string): string {
  return `Page_Games_Memory_Grade4_${name}`
}
