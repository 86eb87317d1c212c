import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { sessionAnswer } from '../domain/api/auth.ts'
import { type SessionUser, sessionUser } from '../domain/api/user.ts'
import { rememberedWordsAnswer } from '../domain/api/words.ts'
import { accountButton } from './account-menu.ts'
import { axeFaults } from './axe.ts'
import { ADMIN } from './people.ts'
import { widerThanScreen } from './wider-than-screen.ts'

interface Fixtures {
  /** Fails the test if the page logged an unexpected error. */
  problems: { expected: RegExp[] }
}

/** A test on the school of `school.ts` that checks the browser's console. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const expected: RegExp[] = []
      const found: string[] = []
      collectProblems(page, found)
      await use({ expected })
      expect(found.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Messages of the blocked service worker, and of pages that were left before their socket was open. */
const IGNORED_MESSAGE =
  /^Service Worker registration blocked by Playwright$|WebSocket is closed before the connection is established/

function collectProblems(page: Page, found: string[]) {
  page.on('pageerror', (error) => found.push(String(error)))
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    // The text of a failed load does not contain its URL.
    if (isProblem && !IGNORED_MESSAGE.test(message.text()))
      found.push(`${message.text()} ${message.location().url}`)
  })
}

/** Opens a page and waits until it is hydrated, so that clicks work. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await expectHydrated(page)
}

async function expectHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 })
}

/** Runs in the page. True if React has hydrated the heading, which is last if the view loads separately. */
function isHydrated(): boolean {
  const heading = document.querySelector('main h1')
  const isTaken = !heading || Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  return isTaken && !('replayEarlyClick' in window)
}

/** Whether `npm run test:matrix` runs the current test, which then also checks what `npm test` leaves out. */
export function isMatrix(): boolean {
  return test.info().project.name === 'matrix'
}

/** Expects no violation of axe's rules for WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([])
}

/** Like `expectAccessible`, but only in the matrix: for further screens of an area. */
export async function expectAccessibleInMatrix(page: Page): Promise<void> {
  if (isMatrix()) await expectAccessible(page)
}

/** Expects the page to be no wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await widerThanScreen(page), page.url()).toBe(0)
}

export async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Connexion/ }).click()
}

export async function signInPupil(page: Page, userName: string): Promise<void> {
  await openSignIn(page)
  await page.getByPlaceholder('username...').fill(userName)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(accountButton(page)).toBeVisible()
}

export async function signInAdmin(page: Page): Promise<void> {
  await openSignIn(page)
  await page.getByPlaceholder('username...').fill(ADMIN.userName)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByPlaceholder('password...').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(accountButton(page)).toBeVisible()
}

/** Does something on the home page in another tab, e.g. signs out while a game hides the header. */
export async function inOtherTab(page: Page, work: (tab: Page) => Promise<void>): Promise<void> {
  const tab = await page.context().newPage()
  await visit(tab, '/')
  await work(tab)
  await tab.close()
}

/** Signs in by the API. @returns the session */
export async function apiSignIn(
  request: APIRequestContext,
  { userName, password }: { userName: string; password?: string },
): Promise<SessionUser> {
  const path = password === undefined ? 'login' : 'admin'
  const answer = await request.post(`/api/v1/auth/${path}`, { data: { userName, password } })
  return z.parse(sessionAnswer, await answer.json()).user
}

/** Stores a session in the browser, for its next page. */
export async function bringSession(page: Page, user: SessionUser): Promise<void> {
  await page.addInitScript((json) => {
    if (localStorage.getItem('mme:user') === null) localStorage.setItem('mme:user', json)
  }, JSON.stringify(user))
}

/** The signed-in user as stored in the browser. */
export async function storedUser(page: Page): Promise<SessionUser> {
  return sessionUser.parse(
    JSON.parse((await page.evaluate(() => localStorage.getItem('mme:user'))) ?? 'null'),
  )
}

const activities = z.object({ data: z.array(z.object({ clientID: z.string() })) })

/** The pupil's counted pages of this week, from the API. */
export async function countedPages(request: APIRequestContext, user: SessionUser): Promise<string[]> {
  const answer = await request.get(`/api/v1/activities/${user.id}`, authorized(user))
  return z.parse(activities, await answer.json()).data.map(({ clientID }) => clientID)
}

/** Number of first tries that the school has stored for a pupil. */
export async function triesAtWords(request: APIRequestContext, user: SessionUser): Promise<number> {
  return (await wordsMet(request, user)).reduce((sum, { tries }) => sum + tries, 0)
}

export async function wordsMet(request: APIRequestContext, user: SessionUser) {
  const answer = await request.get(`/api/v1/words/${user.id}`, authorized(user))
  return z.parse(rememberedWordsAnswer, await answer.json()).data
}

const bravos = z.object({ data: z.array(z.object({ source: z.string() })) })

/** The sources of a pupil's Bravos of this month. */
export async function bravoSources(request: APIRequestContext, user: SessionUser): Promise<string[]> {
  const { date } = z.parse(
    z.object({ date: z.string() }),
    await (await request.get('/api/v1/misc/date')).json(),
  )
  const [year, month] = date.split('-').map(Number)
  const answer = await request.get(`/api/v1/bravos?query=${month}|${year}&id=${user.id}`, authorized(user))
  return z.parse(bravos, await answer.json()).data.map(({ source }) => source)
}

/** Counts an activity like a finished game. */
export async function countActivity(
  request: APIRequestContext,
  user: SessionUser,
  clientID: string,
): Promise<number> {
  const answer = await request.post('/api/v1/activities', {
    ...authorized(user),
    data: { userID: user.id, clientID },
  })
  return answer.status()
}

/** The school's time, which differs from this machine's. */
export async function schoolNow(request: APIRequestContext): Promise<Date> {
  const { date } = z.parse(
    z.object({ date: z.string() }),
    await (await request.get('/api/v1/misc/date')).json(),
  )
  return new Date(date)
}

export function authorized(user: SessionUser) {
  // The server may close an idle connection at the moment when it is used again.
  return { headers: { authorization: `Bearer ${user.token}` }, maxRetries: 2 }
}
