import { type APIRequestContext, devices, type Locator } from '@playwright/test'
import * as z from 'zod/mini'
import { playMemory } from './memory-player.ts'
import { inMotion } from './motion.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bravoSources,
  expect,
  expectAccessible,
  reload,
  signInPupil,
  storedUser,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const GAME = '/games/memory/grade5-owl'
const CLIENT_ID = 'Page_Games_Memory_Grade5_Owl'

test.use({ ...inMotion, viewport: { width: 1024, height: 768 } })

test('a pupil wins the bonus once despite a lost response; visitors do not see the name', {
  tag: MATRIX,
}, async ({ page, browser, baseURL, request, problems }) => {
  problems.expected.push(/Failed to load resource/)
  const others = await browser.newContext({ ...devices['Pixel 7'], baseURL, reducedMotion: 'reduce' })
  const other = await others.newPage()
  await visit(other, '/')
  const title = other.getByRole('heading', { level: 1 })
  const top = await topOf(title)
  await armBonus(request)

  await page.clock.install()
  await visit(page, GAME)
  await signInPupil(page, 'juliette')
  await page.route('**/bonus/award', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Commencer' }).click()
  await playMemory(page, (card) => card.click())
  const celebration = page.getByText(/^Boni! Tu as gagné [345] Bravos!/)
  await expect(celebration).toBeVisible()
  const bravoCount = Number(/\d/.exec((await celebration.textContent()) ?? '')?.[0])
  await page.clock.resume()
  await expect(celebration).toBeHidden()

  await expect(other.getByRole('banner').getByText('Le boni est gagné!')).toBeVisible()
  await expect(other.getByText('Juliette')).toHaveCount(0)
  expect(await topOf(title)).toBe(top)
  // The school's clock in the tests starts on a Wednesday.
  await expect(other.getByRole('banner').getByRole('time')).toHaveText(/^Wednesday, [A-Z][a-z]+ \d+, \d{4}$/)
  await expectAccessible(other)
  expect((await bonusState(request)).isActive).toBe(false)
  // An award may be in flight again: its response is lost like the others.
  await page.unrouteAll({ behavior: 'wait' })
  await reload(page)
  const asking = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mme:earning:')))
  await expect.poll(asking).toEqual([])
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('banner').getByText('Juliette T. a gagné le boni!')).toBeVisible()
  const user = await storedUser(page)
  expect(await bravoSources(request, user)).toEqual(Array(bravoCount).fill('bonus'))
  expect(await bonusState(request)).toMatchObject({ page: CLIENT_ID, user: { id: user.id } })
  await others.close()
})

async function armBonus(request: APIRequestContext): Promise<void> {
  const armed = await request.post('/api/v1/menulinks/cache/bonus', {
    ...authorized(await apiSignIn(request, ADMIN)),
    data: { clientID: CLIENT_ID },
  })
  expect(armed.status()).toBe(200)
}

const bonusCache = z.object({
  cache: z.object({
    bonus: z.object({
      isActive: z.boolean(),
      page: z.nullable(z.string()),
      user: z.nullable(z.object({ id: z.int() })),
    }),
  }),
})

async function bonusState(request: APIRequestContext) {
  const answer = await request.get('/api/v1/menulinks/cache')
  return z.parse(bonusCache, await answer.json()).cache.bonus
}

/** Distance from the top of the viewport in pixels. */
async function topOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.y
}
