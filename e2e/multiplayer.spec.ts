import type { APIRequestContext, Page } from '@playwright/test'
import { settingsAnswer } from '../domain/api/settings.ts'
import { openProfile, signOut } from './account-menu.ts'
import { openGamesSite } from './games-site.ts'
import { listen } from './hearing.ts'
import { holdRequests } from './hold.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  signInAdmin,
  signInPupil,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const CAP = 2
const PIN = '4821'

// The tests change settings of the whole school.
test.describe.configure({ mode: 'serial' })

/** Overrides MULTIPLAYER_URL and the weekly cap in this browser. */
async function setGamesSite(page: Page, multiplayerUrl: string, mpgBravoCap = CAP): Promise<void> {
  await page.route('**/api/v1/settings', async (route) => {
    const { settings } = settingsAnswer.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { settings: [{ ...settings[0], mpgBravoCap }], multiplayerUrl } })
  })
}

async function setPinRequired(request: APIRequestContext, enablePIN: boolean): Promise<void> {
  const admin = authorized(await apiSignIn(request, ADMIN))
  const answer = await request.post('/api/v1/settings', {
    ...admin,
    data: { settings: { enablePIN, mpgBravoCap: CAP } },
  })
  expect(answer.status()).toBe(200)
}

test("without a games site /multiplayer redirects visitors home and leads pupils to the class's games", {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/Failed to load resource/)
  await setPinRequired(request, false)
  await listen(page)
  await visit(page, '/multiplayer')
  await expect(page).toHaveURL('/')
  await signInPupil(page, 'alice')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('button', { name: 'Jeux' }).click()
  await expect(menu.getByText('Mémoire', { exact: true })).toBeVisible()
  await expect(menu.getByText('À plusieurs', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Comment gagner un Bravo?' }).click()
  await expect(page.getByText('3 vidéos de suite donnent un point.')).toBeVisible()
  await expect(page.getByText(/^Jeux à plusieurs/)).toBeVisible()
  await visit(page, '/multiplayer')
  await page.getByRole('button', { name: 'Jouer à plusieurs' }).click()
  await expect(page.getByText('The multi-player area is not ready yet. Come back later!')).toBeVisible()
  await expectAccessible(page)
  // The owl does not mention a button.
  await page.getByRole('button', { name: 'Écouter le hibou' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-heard', /espace/)
})

test(
  'a pupil goes to the games site with a token that earns Bravos up to the weekly cap',
  { tag: MATRIX },
  async ({ page, request, baseURL }, { retry }) => {
    await setPinRequired(request, false)
    const site = await openGamesSite(baseURL ?? '', 60)
    // The pupil of a first attempt may have the Bravos already.
    const pupil = await apiSignIn(request, { userName: retry === 0 ? 'bruno' : 'olivier' })
    const { id } = pupil
    await bringSession(page, pupil)
    await setGamesSite(page, site.url)
    await visit(page, '/multiplayer')
    await expect(page.getByText(`Cette semaine : 0 / ${CAP} Bravos`)).toBeVisible()
    await page.getByRole('button', { name: 'Jouer à plusieurs' }).click()
    await expect(page).toHaveURL(/\/play\/[\w-]+\.[\w-]+\.[\w-]+$/)
    await expect(page.locator('body')).toHaveText(
      `pupil ${id}: 200 {"success":true,"data":{"points":12,"bravos":${CAP},"capped":true}}`,
    )

    await visit(page, '/multiplayer')
    await expect(page.getByText(`Cette semaine : ${CAP} / ${CAP} Bravos`)).toBeVisible()
    await expect(page.getByText("C'est le maximum")).toBeVisible()
    await expectAccessible(page)
    await site.stop()
  },
)

test('with a cap of 0, a message tells the pupil that these games give no Bravos', { tag: MATRIX }, async ({
  page,
  request,
  baseURL,
}) => {
  await bringSession(page, await apiSignIn(request, { userName: 'emma' }))
  await setGamesSite(page, `${baseURL}/resources`, 0)
  await visit(page, '/multiplayer')
  await expect(page.getByText('Ces jeux ne donnent pas de Bravos en ce moment.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Cette semaine')).toBeHidden()
})

test('a pupil who opens another page before the token arrives stays there', { tag: MATRIX }, async ({
  page,
  request,
  baseURL,
}) => {
  await setPinRequired(request, false)
  await bringSession(page, await apiSignIn(request, { userName: 'emma' }))
  await setGamesSite(page, `${baseURL}/resources`)
  const answer = await holdRequests(page, '**/api/v1/user/0/*')
  await visit(page, '/multiplayer')
  const play = page.getByRole('button', { name: 'Jouer à plusieurs' })
  await play.click()
  await openProfile(page)
  await expect(play).toHaveCount(0)
  const token = page.waitForResponse('**/api/v1/user/0/*')
  answer()
  await (await token).finished()
  // If the token opened the games site, that navigation would start before this request is answered.
  await page.evaluate(async () => (await fetch('/api/v1/misc/date')).text())
  await expect(page).toHaveURL('/profile')
})

test('with PINs enabled the overlay is shown first, even if the school has no games site', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await setPinRequired(request, true)
  const pupil = await apiSignIn(request, { userName: 'david' })
  await bringSession(page, pupil)
  await request.patch(`/api/v1/user/${pupil.id}`, {
    ...authorized(await apiSignIn(request, ADMIN)),
    data: { pin: PIN },
  })
  await visit(page, '/multiplayer')
  await page.getByRole('button', { name: 'Jouer à plusieurs' }).click()
  const pin = page.getByTitle('Please enter a valid PIN (4 digits)')
  const login = page.getByRole('button', { name: 'Login' })
  await pin.fill('0000')
  await login.click()
  await expect(page.getByRole('alert')).toContainText('Invalid PIN')
  const answer = await holdRequests(page, '**/api/v1/user/*/*')
  await pin.fill(PIN)
  await login.click()
  // A refusal that stayed visible would not be announced again.
  await expect(page.getByRole('alert')).toBeEmpty()
  answer()
  await expect(page.getByText('The multi-player area is not ready yet. Come back later!')).toBeVisible()
  await setPinRequired(request, false)
})

test('with PINs enabled the overlay accepts the right four digits, and locks after five wrong ones', {
  tag: MATRIX,
}, async ({ page, request, baseURL, problems }) => {
  problems.expected.push(/429/)
  await setPinRequired(request, true)
  const site = await openGamesSite(baseURL ?? '', 0)
  const pupil = await apiSignIn(request, { userName: 'chloe' })
  const { id } = pupil
  await bringSession(page, pupil)
  await request.patch(`/api/v1/user/${id}`, {
    ...authorized(await apiSignIn(request, ADMIN)),
    data: { pin: PIN },
  })
  await setGamesSite(page, site.url)
  await visit(page, '/multiplayer')
  const open = () => page.getByRole('button', { name: 'Jouer à plusieurs' }).click()
  await open()
  const pin = page.getByTitle('Please enter a valid PIN (4 digits)')
  const login = page.getByRole('button', { name: 'Login' })
  await expect(pin).toBeFocused()
  await expect(pin).toHaveAttribute('type', 'password')
  await pin.pressSequentially('4a82')
  await expect(pin).toHaveValue('482')
  await expect(login).toBeDisabled()
  await expectAccessible(page)
  await pin.press('1')
  // A 204 keeps this page open, as the back button would show it: without the PIN.
  await page.route(`${site.url}*`, (route) => route.fulfill({ status: 204 }), { times: 1 })
  const left = page.waitForRequest(`${site.url}*`)
  await login.click()
  await left
  await expect(pin).toHaveValue('')
  await pin.fill(PIN)
  await login.click()
  await expect(page.locator('body')).toContainText(`pupil ${id}: 200`)

  await visit(page, '/multiplayer')
  await open()
  for (let wrong = 0; wrong < 5; wrong++) {
    await pin.fill('0000')
    await login.click()
    await expect(page.getByRole('alert')).toContainText('Invalid PIN')
    await expect(pin).toHaveValue('')
  }
  await pin.fill(PIN)
  await login.click()
  await expect(page.getByRole('alert')).toContainText("Trop d'essais.")
  await expect(page.getByRole('alert').locator('[lang=en]')).toHaveText(
    /^Too many tries\. Please wait \d+ min\.$/,
  )
  await page.keyboard.press('Escape')

  await signOut(page)
  await signInAdmin(page)
  await visit(page, '/multiplayer')
  await open()
  await expect(page).toHaveURL(/\/play\//)
  await setPinRequired(request, false)
  await site.stop()
})
