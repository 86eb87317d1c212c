import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { type MenuLink, menuAnswer, saveLinkAnswer } from '../domain/api/menu.ts'
import { newMenuRow } from '../domain/new-menu-row.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  reload,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const CLOSED = 'Cette page est fermée.'

test('a group that is turned off closes its page under a pupil, by its address and without the API', async ({
  page,
  request,
  problems,
}) => {
  problems.expected.push(
    /Failed to load resource|WebSocket|^ApiError: (Network error|Le plein air has been disabled)/,
  )
  // No other test goes there: it is in another group for a moment.
  const path = '/grade4/vocabulary/emotions'
  const save = await menuSaver(request)
  const link = await linkOf(request, 'Page_Grade4_Vocabulary_Emotions')
  const group = await save({ ...newMenuRow(link.parentGroupID), displayName: 'Le plein air' })
  await save({ ...link, parentGroupID: group.groupID })
  await bringSession(page, await apiSignIn(request, { userName: 'karine' }))
  await visitAndTellRoom(page, path)
  const words = page.getByRole('heading', { level: 1, name: link.displayName })
  await expect(words).toBeVisible()

  await save({ ...group, isEnabled: false })
  // The menu no longer tells a pupil what the group is called.
  await expect(page.getByText(`${link.displayName} has been disabled`)).toBeVisible()
  await expect(page).toHaveURL('/')

  // The site gives neither the page nor the copy of its record.
  await expect.poll(async () => (await request.get(path)).text()).not.toContain(link.displayName)
  expect((await request.get(`/copies/${link.clientID}.json`)).status()).toBe(404)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto(path)
  await expectClosed(page)
  await expectAccessible(page)

  // The page that is left must not open a socket that `visitAndTellRoom` waits for.
  await page.goto('/icon.svg')
  await page.unroute('**/api/**')
  await visitAndTellRoom(page, path)
  await expectClosed(page)
  await save({ ...group, isEnabled: true })
  await expect(words).toBeVisible()
  await save(link)
})

test('a pupil who is taken off the whitelist is led away from the page that it guards', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const user = await apiSignIn(request, { userName: 'leo' })
  const admin = authorized(await apiSignIn(request, ADMIN))
  const entry = { userID: user.id, clientID: 'Page_Grade5_Vocabulary_Cafe' }
  await request.post('/api/v1/whitelist', { ...admin, data: entry })
  await bringSession(page, user)
  await visitAndTellRoom(page, '/grade5/vocabulary/cafe')
  await expect(page.getByRole('heading', { level: 1, name: 'Le café' })).toBeVisible()
  await request.delete(`/api/v1/whitelist/${entry.userID}/${entry.clientID}`, admin)
  await expect(page.getByText('« Le café » est une page réservée')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('pages that the site makes by itself are closed by their address too; the home page never is', {
  tag: MATRIX,
}, async ({ page }) => {
  const off = ['La classe', '1re année']
  await page.route('**/api/v1/menulinks', async (route) => {
    const { menulinks, expiry } = z.parse(menuAnswer, await (await route.fetch()).json())
    const changed = menulinks.map((row) =>
      off.includes(row.displayName) ? { ...row, isEnabled: false } : row,
    )
    await route.fulfill({ json: { menulinks: changed, expiry } })
  })
  for (const path of ['/leaderboard', '/grade1/home']) {
    await visit(page, path)
    await expectClosed(page)
  }
  await page.getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue chez Mme Bravo' })).toBeVisible()
  await reload(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue chez Mme Bravo' })).toBeVisible()
})

async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CLOSED)
  await expect(page.getByText('This page is closed.')).toBeVisible()
  await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toBeVisible()
}

/** Opens a page as a pupil, and waits until it has the menu and the room knows where the pupil is. */
async function visitAndTellRoom(page: Page, path: string): Promise<void> {
  const menu = page.waitForResponse(/\/api\/v1\/menulinks(\/cache)?$/)
  const socket = page.waitForEvent('websocket')
  await Promise.all([visit(page, path), menu, socket.then((each) => each.waitForEvent('framesent'))])
}

/** Saves rows of the menu as the administrator, and gives back what was saved. */
async function menuSaver(request: APIRequestContext) {
  const admin = authorized(await apiSignIn(request, ADMIN))
  return async (link: MenuLink) => {
    const saved = await request.post('/api/v1/menulinks', { ...admin, data: { link } })
    return z.parse(saveLinkAnswer, await saved.json()).link
  }
}

async function linkOf(request: APIRequestContext, clientID: string): Promise<MenuLink> {
  const { menulinks } = z.parse(menuAnswer, await (await request.get('/api/v1/menulinks')).json())
  const link = menulinks.find((each) => each.clientID === clientID)
  if (!link) throw new Error(`No link to ${clientID}.`)
  return link
}
