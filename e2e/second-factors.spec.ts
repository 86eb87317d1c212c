import type { APIRequestContext, Page } from '@playwright/test'
import { accountButton, signOut } from './account-menu.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSignIn,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

/** Passkeys work at `localhost`, but not at an IP address. */
const AT_LOCALHOST = process.env.SCHOOL_URL?.replace('127.0.0.1', 'localhost')
test.use(AT_LOCALHOST === undefined ? {} : { baseURL: AT_LOCALHOST })

const PASSWORD = 'rivière sans cailloux'

/** Adds an administrator, so that other tests are not affected. */
async function addAdministrator(request: APIRequestContext, userName: string): Promise<void> {
  const made = await request.post('/api/v1/user', {
    ...authorized(await apiSignIn(request, ADMIN)),
    data: { userName, displayName: `Prof ${userName}`, classCode: '', isAdmin: true, password: PASSWORD },
  })
  expect(made.status()).toBe(201)
}

/** Adds a virtual authenticator to the browser. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function askForPassword(page: Page, userName: string): Promise<void> {
  await openSignIn(page)
  await page.getByPlaceholder('username...').fill(userName)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByPlaceholder('password...')).toBeVisible()
}

async function signInByPassword(page: Page, userName: string): Promise<void> {
  await askForPassword(page, userName)
  await page.getByPlaceholder('password...').fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(signedIn(page)).toBeVisible()
}

const signedIn = (page: Page) => accountButton(page)

async function signOutCompletely(page: Page): Promise<void> {
  await signOut(page)
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()
}

test('a passkey is added, signs in, confirms the identity again, and no longer signs in after its removal', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/403|404/)
  const userName = `profcle${test.info().retry}`
  await addAdministrator(request, userName)
  await addAuthenticator(page)
  await visit(page, '/profile')
  await signInByPassword(page, userName)
  await visit(page, '/profile')
  await page.getByLabel('Nom de la nouvelle clé').fill('Mon portable')
  await page.getByRole('button', { name: "Ajouter une clé d'accès" }).click()
  await expect(page.getByText('Mon portable', { exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page)
  }
  await signOutCompletely(page)

  await visit(page, '/')
  await askForPassword(page, userName)
  await page.getByRole('button', { name: "Entrer avec une clé d'accès" }).click()
  await expect(signedIn(page)).toBeVisible()

  // The server's response if the last confirmation is over ten minutes old.
  await visit(page, '/profile')
  const message = 'Confirmez.'
  const error = { number: 403, message, code: 'proofTooOld' }
  await page.route(
    '**/auth/authenticator',
    (route) => route.fulfill({ status: 403, json: { success: false, message, error } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Ajouter une application' }).click()
  const proof = page.getByRole('dialog', { name: "Confirmez que c'est vous" })
  await expect(proof.getByLabel('Mot de passe')).toBeFocused()
  await proof.getByRole('button', { name: "Utiliser ma clé d'accès" }).click()
  await expect(page.getByRole('img', { name: "Code QR pour l'application" })).toBeVisible()
  await expect(page.getByLabel('Les six chiffres')).toBeFocused()
  await page.getByRole('button', { name: 'Retirer Mon portable' }).click()
  await page.getByRole('button', { name: 'Retirer la clé' }).click()
  await expect(page.getByText('Mon portable', { exact: true })).toBeHidden()
  await expect(page.getByLabel('Nom de la nouvelle clé')).toBeFocused()
  await signOutCompletely(page)

  await visit(page, '/')
  await askForPassword(page, userName)
  await page.getByRole('button', { name: "Entrer avec une clé d'accès" }).click()
  await expect(page.getByText("Cette clé d'accès n'ouvre rien ici")).toBeVisible()
  await page.getByPlaceholder('password...').fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(signedIn(page)).toBeVisible()
})
