import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { openProfile } from './account-menu.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { test } from './fault-proxy-test.ts'
import { playMemory } from './memory-player.ts'
import { inMotion } from './motion.ts'
import { cachedPaths, cachedRecordsText, expectCached, queuedTries } from './offline-cache.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  countedPages,
  expect,
  expectAccessible,
  isMatrix,
  reload,
  triesAtWords,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const GAME = '/games/memory/grade4-animals-farm'
const CLIENT_ID = 'Page_Games_Memory_Grade4_Animals_Farm'
const SIGN = /^Hors ligne/

// The service worker precaches the whole site before it takes control.
test.describe.configure({ timeout: 180_000 })
test.use({ ...inMotion, serviceWorkers: 'allow', viewport: { width: 1024, height: 768 } })

test('a game that ends offline counts once, even after a reload while offline', {
  tag: MATRIX,
}, async ({ page, context, request, faultProxy, problems }) => {
  problems.expected.push(/WebSocket|Failed to load resource|net::ERR/)
  const user = await apiSignIn(request, { userName: 'isaac' })
  await bringSession(page, user)
  await page.clock.install()
  await visit(page, faultProxy.url + GAME)
  await expectCached(page)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('button', { name: /cachée$/ })).toHaveCount(12)
  let turns = 0
  await playMemory(page, async (card) => {
    turns += 1
    if (turns === 3) await goOffline(faultProxy, context)
    await card.click()
  })
  await page.clock.resume()
  await expect(page.getByText('Your game is kept until the network is back.')).toBeVisible()
  await expect(page.getByText(SIGN)).toBeVisible()

  await reload(page)
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible()
  await expect(page.getByText(SIGN)).toBeVisible()
  await expectAccessible(page)
  expect(await countedPages(request, user)).toEqual([])
  expect(await triesAtWords(request, user)).toBe(0)
  const queued = await queuedTries(page)
  expect(queued).toBeGreaterThan(0)

  faultProxy.isDown = false
  await context.setOffline(false)
  await expect(page.getByText(SIGN)).toBeHidden()
  await expect.poll(() => countedPages(request, user)).toEqual([CLIENT_ID])
  await expect.poll(() => triesAtWords(request, user)).toBe(queued)
  await expect(page.getByText('1 activité sur 5 cette semaine')).toBeAttached()

  await goOffline(faultProxy, context)
  await reload(page)
  await expect(page.getByText('Déjà compté cette semaine')).toBeVisible()
  expect(await triesAtWords(request, user)).toBe(queued)
})

test('visited pages open offline, and no data of a pupil is cached', async ({
  page,
  context,
  request,
  faultProxy,
  problems,
}) => {
  problems.expected.push(/WebSocket|Failed to load resource|net::ERR|Network error/)
  await bringSession(page, await apiSignIn(request, { userName: 'kevin' }))
  await visit(page, faultProxy.url)
  await expectCached(page)
  await page.getByRole('link', { name: 'La musique' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'La musique' })).toBeVisible()
  await openProfile(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => cachedPaths(page)).toContain('/api/v1/pages/Page_Music')
  // A page made by the teacher, with its game.
  if (isMatrix()) {
    await makeOwnPage(request)
    await visit(page, faultProxy.url + OWN_PAGE.path)
    await expect.poll(() => cachedPaths(page)).toContain(`/api/v1/pages/${OWN_PAGE.clientID}`)
    await page.getByRole('link', { name: /^Mémoire/ }).click()
    await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible()
  }

  await goOffline(faultProxy, context)
  if (isMatrix()) {
    await visit(page, faultProxy.url + OWN_PAGE.path)
    await page.getByRole('link', { name: /^Mémoire/ }).click()
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expect(page.getByRole('button', { name: 'Carte 1, cachée' })).toBeVisible()
  }
  await visit(page, `${faultProxy.url}/music`)
  await expect(page.getByRole('heading', { level: 1, name: 'La musique' })).toBeVisible()
  await visit(page, `${faultProxy.url}/grade3/vocabulary/zoo`)
  await expect(page.getByText('Pas de réseau?')).toBeVisible()
  await visit(page, `${faultProxy.url}/login#card=7.1.secret`)
  await expect(page.getByText("La carte n'ouvre pas")).toBeVisible()
  await expect(page).toHaveURL(`${faultProxy.url}/login`)

  const cached = await cachedPaths(page)
  expect(
    cached.filter((path) => path.startsWith('/api/') && !/^\/api\/v1\/(games|pages)\//.test(path)),
  ).toEqual([])
  expect(await cachedRecordsText(page)).not.toMatch(/Kévin|kevin/)
  expect(cached.join()).not.toContain('7.1.secret')
})

test('an offline phone shows no broken icons, says that sounds are missing, and recovers when back online', {
  tag: MATRIX,
}, async ({ page, context, faultProxy, problems }) => {
  problems.expected.push(/WebSocket|Failed to load resource|net::ERR|Network error/)
  await page.addInitScript(offerRemoteVoice)
  await page.setViewportSize({ width: 390, height: 844 })

  await visit(page, `${faultProxy.url}/tribes`)
  await expectCached(page)

  await visit(page, `${faultProxy.url}/grade4/vocabulary/animals/farm`)
  await expectCached(page)
  const heard = page.getByRole('button', { name: /^le mouton/ })
  await heard.click()
  await expect.poll(() => cachedPaths(page)).toContain('/media/sounds/le-mouton.mp3')
  await goOffline(faultProxy, context)

  // A word that was heard before still speaks.
  const speaking = page.locator('[data-speaking]')
  await heard.click()
  await expect(speaking).toHaveText(/le mouton/)
  await expect(speaking).toHaveCount(0)
  await page.getByRole('button', { name: /^la vache/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '« la vache » : pas de voix ici' })).toBeAttached()
  await expect(page.getByText(SIGN)).toBeVisible()
  // The card without a sound is marked, and stays marked when another card is touched.
  const mute = page.locator('[data-mute]')
  await expect(mute).toHaveText(/la vache/)
  expect(await mute.evaluate((card) => getComputedStyle(card, '::after').content)).toContain(
    'pas de voix ici',
  )
  await page.getByRole('button', { name: /^le coq/ }).click()
  await expect(mute).toHaveCount(2)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('button', { name: '4e année' })).toBeVisible()
  expect(await menu.getByRole('img', { includeHidden: true }).evaluateAll(brokenPictures)).toEqual([])

  await visit(page, `${faultProxy.url}/grade3/vocabulary/zoo`)
  await expect(page.getByText('Pas de réseau?')).toBeVisible()
  faultProxy.isDown = false
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /zoo/ })).toBeVisible({ timeout: 2000 })
})

test('a new release is offered once, never during a game, and the page reloads only if the user accepts', {
  tag: MATRIX,
}, async ({ page, context, faultProxy, problems }) => {
  problems.expected.push(/WebSocket/)
  const other = await context.newPage()
  const question = (tab: Page) => tab.getByRole('region', { name: 'Nouvelle version' })
  await visit(page, faultProxy.url + GAME)
  await expectCached(page)
  await visit(other, faultProxy.url)
  await expect(other.getByRole('button', { name: /^Connexion/ })).toBeVisible()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('button', { name: 'Carte 1, cachée' })).toBeVisible()
  await expect(question(page)).toBeHidden()
  faultProxy.isNewVersion = true
  // While the first worker is installing, the browser may find no update, so the check is repeated.
  await expect
    .poll(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      return question(other).isVisible()
    })
    .toBe(true)

  const reloaded = other.waitForEvent('load')
  await question(other).getByRole('button', { name: 'Mettre à jour' }).click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Carte 1, cachée' })).toBeVisible()
  await expect(question(page)).toBeHidden()

  await page.getByRole('button', { name: /^Quitter le jeu/ }).click()
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Plus tard' }).click()
  await expect(question(page)).toBeHidden()
  await expect(question(other)).toBeHidden()
})

const OWN_PAGE = { clientID: 'Page_Grade4_Vocabulary_LaCabane', path: '/pages/Grade4_Vocabulary_LaCabane' }

async function makeOwnPage(request: APIRequestContext): Promise<void> {
  const admin = authorized(await apiSignIn(request, ADMIN))
  const words = ['toit', 'mur', 'seau', 'clou'].map((each) => {
    return { french: `le ${each}`, english: each, image: null, sound: null }
  })
  const data = { number: 2_000_101, kind: 'vocabulary', title: 'La cabane', grade: 4, icon: '', words }
  expect((await request.post('/api/v1/pages', { ...admin, data })).ok()).toBe(true)
  const games = `/api/v1/pages/${OWN_PAGE.clientID}/games`
  expect((await request.post(games, { ...admin, data: { kinds: ['memory'] } })).ok()).toBe(true)
}

/** Runs in the page. Simulates a French voice that needs the network. */
function offerRemoteVoice(): void {
  const voice = { lang: 'fr-CA', name: 'Voix', default: true, localService: false, voiceURI: 'voix' }
  const value = { getVoices: () => [voice], cancel: () => undefined, speak: () => undefined }
  Object.defineProperty(window, 'speechSynthesis', { value })
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true })
}

/** Runs in the page. Returns the URLs of visible pictures that failed to load. */
function brokenPictures(pictures: (HTMLElement | SVGElement)[]): string[] {
  return pictures.flatMap((each) =>
    each instanceof HTMLImageElement && each.complete && each.naturalWidth === 0 ? [each.src] : [],
  )
}

async function goOffline(faultProxy: FaultProxy, context: BrowserContext): Promise<void> {
  faultProxy.isDown = true
  await context.setOffline(true)
}

test('a browser without a service worker also offers a new release once it is live', { tag: MATRIX }, async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.clock.install()
  // The part that checks for new releases loads last, and also requests the recordings.
  const cameLast = page.waitForResponse('**/api/v1/recordings')
  await visit(page, '/')
  await cameLast
  const question = page.getByRole('region', { name: 'Nouvelle version' })
  const comeBack = async () => {
    await page.clock.fastForward('31:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  const answered = page.waitForResponse('**/release.json')
  await comeBack()
  await answered
  await expect(question).toBeHidden()

  await page.route('**/release.json', (route) => route.fulfill({ json: { release: 'newer' } }))
  await comeBack()
  await expect(question).toBeVisible()
})
