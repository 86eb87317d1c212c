import type { Page } from '@playwright/test'
import { accountButton, openAccountMenu, openProfile, signOut, switchUser } from './account-menu.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  expectAccessibleInMatrix,
  openSignIn,
  reload,
  signInAdmin,
  signInPupil,
  storedUser,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const submit = async (page: Page, userName: string) => {
  await page.getByPlaceholder('username...').fill(userName)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a pupil signs in by name, whatever its case, accents and spaces', { tag: MATRIX }, async ({ page }) => {
  // An immediate sign-in happens before the lazy parts have loaded.
  const { promise: isSignedIn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/\/assets\/IdleExtras-.*\.js/, async (route) => {
    await isSignedIn
    await route.continue()
  })
  await visit(page, '/')
  await openSignIn(page)
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
  await expectAccessible(page)
  await submit(page, '  ÉLODIE ')
  await expect(accountButton(page, 'Élodie')).toBeFocused()
  goOn()
  const user = await storedUser(page)
  expect(user).toMatchObject({
    userName: 'elodie',
    classCode: '4-1',
    isAdmin: false,
    avatarUrl: '0.noavatar.png',
  })

  await reload(page)
  await expect(accountButton(page, 'Élodie')).toBeVisible()
  await switchUser(page)
  await expect(page.getByPlaceholder('username...')).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('mme:user'))).toBeNull()
})

test('closing the form before the response arrives cancels the sign-in', { tag: MATRIX }, async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/auth/login', async (route) => {
    await answer.promise
    await route.continue()
  })
  await visit(page, '/')
  await openSignIn(page)
  await submit(page, 'elodie')
  await page.keyboard.press('Escape')
  const answered = page.waitForResponse('**/auth/login')
  answer.resolve()
  await (await answered).finished()
  await openSignIn(page)
  await expect(page.getByPlaceholder('username...')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('mme:user'))).toBeNull()
})

test('an administrator is asked for the password, and a wrong password closes and clears the form', async ({
  page,
  problems,
}) => {
  problems.expected.push(/404/)
  await visit(page, '/')
  await openSignIn(page)
  await submit(page, ADMIN.userName)
  await page.getByPlaceholder('password...').fill('wrong')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid username and/or password')).toBeVisible()
  await expect(page.getByText('Je ne connais pas ce nom ou ce mot de passe.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await openSignIn(page)
  await expect(page.getByPlaceholder('password...')).toBeHidden()
  await submit(page, ADMIN.userName)
  await expect(page.getByPlaceholder('password...')).toBeFocused()
  await expectAccessibleInMatrix(page)
  await page.getByPlaceholder('password...').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(accountButton(page)).toBeVisible()
  expect(await storedUser(page)).toMatchObject({ isAdmin: true })
})

test('an unknown name is refused, and the form closes and is cleared', { tag: MATRIX }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/404/)
  await visit(page, '/')
  const refused = page.getByText('Invalid username and/or password')
  for (const name of ['nobody', '🦊🦊', "' OR 1=1 --", 'x'.repeat(64)]) {
    await openSignIn(page)
    await expect(page.getByPlaceholder('username...')).toHaveValue('')
    const answer = page.waitForResponse('**/api/v1/auth/login')
    await submit(page, name)
    expect((await answer).status(), name).toBe(404)
    await expect(refused.first()).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(page.getByText('Je ne connais pas ce nom').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Corriger mon nom/ })
    .first()
    .click()
  await expect(page.getByPlaceholder('username...')).toHaveValue('x'.repeat(64))
  await page.keyboard.press('Escape')
  await openSignIn(page)
  await expect(page.getByPlaceholder('username...')).toHaveValue('')
})

test('a refused name can be corrected on a device that lists its class', { tag: MATRIX }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/404/)
  await page.addInitScript((key) => localStorage.setItem('mme:class-device', key), 'a'.repeat(32))
  const pupils = [{ id: 1, displayName: 'Mia B.', avatarUrl: '0.noavatar.png' }]
  await page.route('**/api/v1/auth/class', (route) =>
    route.fulfill({ json: { success: true, data: { usesPictures: false, pupils } } }),
  )
  const name = page.getByPlaceholder('username...')
  await visit(page, '/')
  await expect(page.getByRole('button', { name: 'Mia B.' })).toBeVisible()
  await page.getByRole('button', { name: 'Écrire mon nom' }).click()
  await submit(page, 'nobody')
  await page.getByRole('button', { name: /^Corriger mon nom/ }).click()
  await expect(name).toHaveValue('nobody')

  // The next child finds an empty field.
  await page.keyboard.press('Escape')
  await openSignIn(page)
  await expect(page.getByRole('button', { name: 'Mia B.' })).toBeVisible()
  await page.getByRole('button', { name: 'Écrire mon nom' }).click()
  await expect(name).toHaveValue('')
})

test('a device whose class has no list any more asks for the name only', { tag: MATRIX }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/404/)
  await page.addInitScript((key) => localStorage.setItem('mme:class-device', key), 'a'.repeat(32))
  await visit(page, '/')
  await expect(page.getByPlaceholder('username...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Je cherche mon nom' })).toHaveCount(0)
})

test('a click outside closes the form, and a sign-in without network shows an error', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  await visit(page, '/')
  await openSignIn(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeFocused()

  await openSignIn(page)
  await page.route('**/api/v1/auth/login', (route) => route.abort('connectionrefused'))
  await submit(page, 'alice')
  // Compared exactly, because Playwright's matchers collapse the two spaces.
  expect(await page.getByText('Network error.').textContent()).toBe('Network error.  Try again later.')
})

test('the session lasts an hour after the last navigation', { tag: MATRIX }, async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await signInPupil(page, 'bruno')
  await page.clock.fastForward('59:00')
  const refreshed = page.waitForResponse('**/api/v1/auth/refresh')
  await openProfile(page)
  expect((await refreshed).ok()).toBe(true)
  await page.clock.fastForward('59:00')
  // Its response also extends the session, so it must arrive before the hour has passed.
  const refreshedAgain = page.waitForResponse('**/api/v1/auth/refresh')
  await visit(page, '/profile')
  await (await refreshedAgain).finished()
  await expect(accountButton(page, 'Bruno')).toBeVisible()
  await page.clock.fastForward('01:01:00')
  await page.getByRole('link', { name: 'Mme Bravo' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mme:user'))).toBeNull()
})

test('an invalid stored user is deleted', { tag: MATRIX }, async ({ page }) => {
  await visit(page, '/tribes')
  for (const entry of ['{"id":', '[]', '{"id":"7","token":1}', 'null']) {
    await page.evaluate((value) => localStorage.setItem('mme:user', value), entry)
    await reload(page)
    await expect(page.getByRole('button', { name: /^Connexion/ }), entry).toBeVisible()
  }
})

test('a token that the server rejects ends the session', { tag: MATRIX }, async ({ page, problems }) => {
  problems.expected.push(/401/)
  await visit(page, '/')
  await signInPupil(page, 'chloe')
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('mme:user') ?? '{}')
    localStorage.setItem('mme:user', JSON.stringify({ ...stored, token: `${stored.token.slice(0, -4)}AAAA` }))
  })
  await visit(page, '/grade4/vocabulary/animals/farm')
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()
})

test('signing out in one tab signs out the other tab and the server, and leaves a pupil’s page', {
  tag: MATRIX,
}, async ({ page, context, request }) => {
  await visit(page, '/')
  await signInPupil(page, 'david')
  const david = authorized(await storedUser(page))
  const other = await context.newPage()
  await visit(other, '/profile')
  await expect(other.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
  await signOut(page)
  await expect(other.getByRole('button', { name: /^Connexion/ })).toBeVisible()
  await expect(other).toHaveURL('/')
  await expect.poll(async () => (await request.get('/api/v1/user', david)).status()).toBe(401)
})

test('guarded pages redirect visitors and pupils without permission to the home page', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  // Requests of the pupil who signed out in the meantime.
  problems.expected.push(/401/)
  for (const path of ['/profile', '/admin/pages', '/games/canvas/pizza', '/grade5/vocabulary/cafe']) {
    await visit(page, path)
    await expect(page).toHaveURL('/')
  }
  // Signing in then opens the requested page.
  await visit(page, '/profile')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Il faut se connecter pour ouvrir cette page.')).toBeVisible()
  await reload(page)
  await signInPupil(page, 'felix')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
  // The page is not opened for the next pupil if the previous one signed out on it.
  await signOut(page)
  await expect(page).toHaveURL('/')
  await signInPupil(page, 'felix')
  await expect(page.getByRole('region', { name: 'La prochaine étape' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await visit(page, '/admin/pages')
  await expect(page).toHaveURL('/')
  await signOut(page)
  await signInAdmin(page)
})

test('a teacher whose session ends on an admin page sees a message and is redirected home', {
  tag: MATRIX,
}, async ({ page, context, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/pages')
  await expect(page.getByRole('heading', { level: 1, name: 'Les pages' })).toBeVisible()
  const other = await context.newPage()
  await visit(other, '/')
  await signOut(other)
  await expect(page.getByText('Votre session est terminée.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the café is open to pupils on its whitelist; another pupil sees a message and is redirected home', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const cafe = { path: '/grade5/vocabulary/cafe', clientID: 'Page_Grade5_Vocabulary_Cafe' }
  const [listed, other] = [
    await apiSignIn(request, { userName: 'victoria' }),
    await apiSignIn(request, { userName: 'william' }),
  ]
  const data = { userID: listed.id, clientID: cafe.clientID }
  const put = await request.post('/api/v1/whitelist', {
    ...authorized(await apiSignIn(request, ADMIN)),
    data,
  })
  expect(put.status()).toBe(200)

  await bringSession(page, other)
  await visit(page, cafe.path)
  await expect(page.getByText('est une page réservée')).toBeVisible()
  await expect(page).toHaveURL('/')
  await signOut(page)
  await signInPupil(page, 'victoria')
  await visit(page, cafe.path)
  await expect(page.getByRole('heading', { level: 1, name: 'Le café' })).toBeVisible()
})

test('Escape closes the menu of the signed-in user and returns the focus to its button', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, { userName: 'alice' }))
  await visit(page, '/')
  await openAccountMenu(page)
  await expectAccessible(page)
  const settings = page.getByRole('banner').getByRole('button', { name: 'Réglages' })
  await settings.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(settings).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(accountButton(page)).toBeFocused()
})
