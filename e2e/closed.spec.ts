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

test('disabling a group closes its page for a pupil on it, by URL and as a static copy', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(
    /Failed to load resource|WebSocket|^ApiError: (Network error|Le plein air has been disabled)/,
  )
  // No other test opens this page, which is moved to another group for a moment.
  const path = '/grade4/vocabulary/emotions'
  const save = await menuSaver(request)
  const link = await linkOf(request, 'Page_Grade4_Vocabulary_Emotions')
  const group = await save({ ...newMenuRow(link.parentGroupID), displayName: 'Le plein air' })
  await save({ ...link, parentGroupID: group.groupID })
  await bringSession(page, await apiSignIn(request, { userName: 'karine' }))
  await visitAndReportToRoom(page, path)
  const words = page.getByRole('heading', { level: 1, name: link.displayName })
  await expect(words).toBeVisible()

  await save({ ...group, isEnabled: false })
  // A pupil's menu no longer contains the name of the group.
  await expect(page.getByText(`${link.displayName} has been disabled`)).toBeVisible()
  await expect(page).toHaveURL('/')

  // The site serves neither the page nor the copy of its record.
  await expect.poll(async () => (await request.get(path)).text()).not.toContain(link.displayName)
  expect((await request.get(`/copies/${link.clientID}.json`)).status()).toBe(404)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto(path)
  await expectClosed(page)
  await expectAccessible(page)

  // The old page must not open a socket that `visitAndReportToRoom` waits for.
  await page.goto('/icon.svg')
  await page.unroute('**/api/**')
  await visitAndReportToRoom(page, path)
  await expectClosed(page)
  await save({ ...group, isEnabled: true })
  await expect(words).toBeVisible()
  await save(link)
})

test('a pupil who is removed from the whitelist is redirected from the reserved page', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const user = await apiSignIn(request, { userName: 'leo' })
  const admin = authorized(await apiSignIn(request, ADMIN))
  const entry = { userID: user.id, clientID: 'Page_Grade5_Vocabulary_Cafe' }
  await request.post('/api/v1/whitelist', { ...admin, data: entry })
  await bringSession(page, user)
  await visitAndReportToRoom(page, '/grade5/vocabulary/cafe')
  await expect(page.getByRole('heading', { level: 1, name: 'Le café' })).toBeVisible()
  await request.delete(`/api/v1/whitelist/${entry.userID}/${entry.clientID}`, admin)
  await expect(page.getByText('« Le café » est une page réservée')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('pages without records can be closed by URL too, except the home page', {
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

/** Opens a page as a pupil, and waits until the menu has loaded and the room has the pupil's place. */
async function visitAndReportToRoom(page: Page, path: string): Promise<void> {
  const menu = page.waitForResponse(/\/api\/v1\/menulinks(\/cache)?$/)
  const socket = page.waitForEvent('websocket')
  await Promise.all([visit(page, path), menu, socket.then((each) => each.waitForEvent('framesent'))])
}

/** Saves menu rows as the administrator and returns the saved rows. */
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
