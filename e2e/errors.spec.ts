import * as z from 'zod/mini'
import { accountAnswer } from '../domain/api/account.ts'
import { GAME_OVER_MS } from '../domain/games/game.ts'
import { holdRequests } from './hold.ts'
import { managePage } from './manage-page.ts'
import { playMemory } from './memory-player.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  countActivity,
  expect,
  openSignIn,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

/**
 * Errors that no other test covers. Covered elsewhere: sign-in without network or with an unknown name
 * (sign-in.spec.ts), a disabled page (live.spec.ts), a small screen (memory.spec.ts).
 */

test('a disabled account and too many attempts show the server’s message, and the form closes', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/404|429/)
  const admin = await apiSignIn(request, ADMIN)
  const added = await request.post('/api/v1/user', {
    ...authorized(admin),
    data: { userName: 'partie', displayName: 'Partie', classCode: '6-1' },
  })
  const { user } = z.parse(accountAnswer, await added.json())
  await request.patch(`/api/v1/user/${user.id}`, { ...authorized(admin), data: { isEnabled: false } })

  await visit(page, '/')
  await openSignIn(page)
  await page.getByPlaceholder('username...').fill('partie')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Ce compte est désactivé.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  const account = { userName: 'remplaçante', password: 'violette et hibou' }
  const teacher = await request.post('/api/v1/user', {
    ...authorized(admin),
    data: { ...account, displayName: 'Mme Roy', classCode: '', isAdmin: true },
  })
  expect(teacher.ok()).toBe(true)
  for (let failure = 0; failure < 10; failure++) {
    const answer = await request.post('/api/v1/auth/admin', { data: { ...account, password: 'wrong' } })
    expect(answer.status()).toBe(404)
  }
  // The message says how long to wait.
  await openSignIn(page)
  await page.getByPlaceholder('username...').fill(account.userName)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByPlaceholder('password...').fill('wrong')
  const refused = page.waitForResponse('**/api/v1/auth/admin')
  await page.getByRole('button', { name: 'Login' }).click()
  const { message } = await (await refused).json()
  await expect(page.getByText(message)).toBeVisible()
})

test('a game that has already counted on another tablet shows the server’s message and is not sent again', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/409/)
  const user = await apiSignIn(request, { userName: 'juliette' })
  await bringSession(page, user)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await visit(page, '/games/memory/grade4-animals-farm')
  // The page has hydrated.
  await expect(page.getByText('Ce jeu compte encore cette semaine')).toBeVisible()
  expect(await countActivity(request, user, 'Page_Games_Memory_Grade4_Animals_Farm')).toBe(201)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('button', { name: /cachée$/ })).toHaveCount(12)
  const refused = page.waitForResponse((answer) => answer.status() === 409)
  await playMemory(page, (card) => card.click())
  const { error } = await (await refused).json()
  expect(error.number).toBe(51000)
  await expect(page.getByText(error.message)).toBeVisible()

  let saves = 0
  await page.route('**/api/v1/activities', (route) => {
    saves += 1
    return route.continue()
  })
  await page.clock.fastForward(GAME_OVER_MS)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Rejouer Play Again' }).click()
  await expect(page.getByRole('button', { name: /cachée$/ })).toHaveCount(12)
  await playMemory(page, (card) => card.click())
  await expect(page.getByText('Déjà compté cette semaine')).toBeVisible()
  expect(saves).toBe(0)
})

test('a page with too few numbers for its game warns the teacher, but not a pupil', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const few = [1, 2, 3].map((number) => ({ number, phrase: ['un', 'deux', 'trois'][number - 1] }))
  const saved = await request.put('/api/v1/games/few-numbers', {
    ...authorized(await apiSignIn(request, ADMIN)),
    data: {
      clientID: 'Page_Games_Numbers_Few',
      kind: 'numbers',
      description: 'Trois nombres',
      instructions: '',
      data: JSON.stringify(few),
    },
  })
  expect(saved.ok()).toBe(true)
  await page.setViewportSize({ width: 1024, height: 768 })
  await visit(page, '/games/numbers/few-numbers')
  const logged = page.waitForRequest((sent) => sent.url().endsWith('/api/v1/logs'))
  await page.getByRole('button', { name: 'Commencer' }).click()
  expect((await logged).postData()).toContain(
    'You are trying to pick more elements from the array than it has!',
  )
  await expect(page.getByText('You are trying to pick more elements')).toHaveCount(0)
})

test('a failed change is reported and reverted', async ({ page, request, problems }) => {
  problems.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/grade4/vocabulary/house')
  const isNew = (await managePage(page)).getByRole('switch', { name: 'new' })
  const before = await isNew.getAttribute('aria-checked')
  await page.route('**/api/v1/menulinks', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await isNew.click()
  await expect(page.getByText('Network error.  Try again later. (save page state)')).toBeVisible()
  await expect(isNew).toHaveAttribute('aria-checked', before ?? '')
})

test('a change that failed before the page could show it is reported later', { tag: MATRIX }, async ({
  page,
  request,
  problems,
}) => {
  problems.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await bringSession(page, await apiSignIn(request, ADMIN))
  const release = await holdRequests(page, '**/assets/IdleExtras-*.js')
  await page.route('**/api/v1/menulinks', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await visit(page, '/admin/pages')
  const flag = page.getByRole('checkbox', { name: 'La classe : activée' })
  const before = await flag.isChecked()
  const failed = page.waitForEvent('requestfailed')
  await flag.click()
  await failed
  await expect(flag).toBeChecked({ checked: before })
  release()
  await expect(page.getByText('Network error.  Try again later. (save page state)')).toBeVisible()
})

test('a word search reports that its record has been deleted meanwhile', { tag: MATRIX }, async ({
  page,
  request,
  problems,
}) => {
  problems.expected.push(/404|ERR_FAILED/)
  const admin = await apiSignIn(request, ADMIN)
  const game = '/api/v1/games/to-be-deleted'
  const data = JSON.stringify([{ word: 'chat' }, { word: 'chien' }])
  const saved = await request.put(game, {
    ...authorized(admin),
    data: {
      clientID: 'Page_Games_WordSearch_Deleted',
      kind: 'word-search',
      description: 'Mots',
      instructions: '',
      data,
    },
  })
  expect(saved.ok()).toBe(true)
  await page.setViewportSize({ width: 1024, height: 768 })
  // Otherwise the board would arrive before the record is deleted.
  const lost = page.waitForEvent('requestfailed')
  await page.route('**/api/v1/word-search', (route) => route.abort(), { times: 1 })
  await visit(page, '/games/word-search/to-be-deleted')
  await lost
  const start = page.getByRole('button', { name: 'Commencer' })
  await expect(start).toBeVisible()
  await request.delete(game, authorized(admin))
  const refused = page.waitForResponse('**/api/v1/word-search')
  await start.click()
  const { message } = await (await refused).json()
  await expect(page.getByText(`${message} (word search)`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
})

test('retrying a request keeps the focus, whether it succeeds or fails', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  await page.route('**/api/v1/bravos/report**', (route) => route.fulfill({ status: 400, json: {} }))
  await visit(page, '/leaderboard')
  const again = page.getByRole('button', { name: 'Réessayer' })
  await expect(again).toBeVisible()
  const refused = page.waitForResponse('**/api/v1/bravos/report**')
  await again.press('Enter')
  await refused
  await expect(page.locator('main :focus')).toContainText('Réessayer')
  await page.keyboard.press('Tab')
  await expect(again).toBeFocused()

  await page.unroute('**/api/v1/bravos/report**')
  await again.press('Enter')
  await expect(page.locator('main :focus')).toContainText('Bravo')
})

test('retrying to load a page keeps the focus', { tag: MATRIX }, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource|Not now|n'existe pas/)
  const refusal = { error: { number: 1 }, message: 'Not now.' }
  await page.route('**/api/v1/games/not-there', (route) => route.fulfill({ status: 400, json: refusal }))
  await page.goto('/games/memory/not-there')
  const again = page.getByRole('button', { name: 'Réessayer' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/v1/games/not-there')
  await again.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: "Oups! Cette page n'existe pas." })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
