import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { roomTokenAnswer } from '../domain/api/auth.ts'
import { menuAnswer } from '../domain/api/menu.ts'
import { type ServerEvent, serverEvent } from '../domain/events.ts'
import { ADMIN } from './people.ts'
import { startThrowawaySchool } from './school.ts'
import { apiSignIn, authorized, bringSession, expect, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

const PAGE = '/grade4/vocabulary/cats'
const CLIENT_ID = 'Page_Grade4_Vocabulary_Cats'
const TITLE = 'Les chats'
const UP_TO_DATE_WITHIN_MS = 10_000

test('three browsers reconnect and are up to date within 10 s after the school was killed and restarted', {
  tag: MATRIX,
}, async ({ browser, playwright }) => {
  // Starts its own school and restarts it.
  test.setTimeout(100_000)
  const { school, discard } = await startThrowawaySchool()
  const baseURL = school.url
  const request = await playwright.request.newContext({ baseURL })
  const open = async (path: string, userName?: string, password?: string) => {
    const page = await (await browser.newContext({ baseURL })).newPage()
    if (userName !== undefined) await bringSession(page, await apiSignIn(request, { userName, password }))
    const connected = page.waitForEvent('websocket')
    await visit(page, path)
    await connected
    return page
  }
  const pupil = await open(PAGE, 'laurence')
  const visitor = await open(PAGE)
  const other = await open('/music', 'mathis')

  let admin = await apiSignIn(request, ADMIN)
  const menu = z.parse(menuAnswer, await (await request.get('/api/v1/menulinks')).json())
  const link = menu.menulinks.find(({ clientID }) => clientID === CLIENT_ID)
  await school.restart()
  const backAt = Date.now()
  const watcher = await listenAsAdmin(baseURL, await roomToken())
  const saved = await request.post('/api/v1/menulinks', {
    ...authorized(admin),
    data: { link: { ...link, isEnabled: false } },
  })
  expect(saved.status()).toBe(200)

  for (const page of [pupil, visitor]) await expect(page).toHaveURL(`${baseURL}/`, left())
  await expect(pupil.getByText(`${TITLE} has been disabled`)).toBeVisible()
  await expect
    .poll(() => watcher.whereabouts(), left())
    .toMatchObject({ 'Laurence H.': 'Page_Home', 'Mathis G.': 'Page_Music' })

  await request.post('/api/v1/menulinks', { ...authorized(admin), data: { link } })
  for (const page of [pupil, visitor, other]) await expectInMenu(page)

  watcher.close()
  await Promise.all(browser.contexts().map((context) => context.close()))
  await request.dispose()
  await discard()

  function left() {
    return { timeout: Math.max(1, UP_TO_DATE_WITHIN_MS - (Date.now() - backAt)) }
  }
  async function roomToken() {
    admin = await apiSignIn(request, ADMIN)
    const answer = await request.post('/api/v1/auth/room', authorized(admin))
    return z.parse(roomTokenAnswer, await answer.json()).token
  }
})

/** Listens to the room as an administrator, independently of any page. */
async function listenAsAdmin(url: string, token: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/parties/main/school?token=${token}`)
  const places = new Map<string, string>()
  socket.on('message', (data) => {
    const event: ServerEvent = z.parse(serverEvent, JSON.parse(String(data)))
    if (event.type === 'navigate') places.set(event.user.displayName, event.page.name)
  })
  await once(socket, 'open')
  return { whereabouts: () => Object.fromEntries(places), close: () => socket.close() }
}

async function expectInMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const group = menu.getByRole('button', { name: '4e année' })
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
  await expect(menu.getByRole('link', { name: TITLE }).first()).toBeVisible()
}
