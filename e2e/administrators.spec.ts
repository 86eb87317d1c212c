import type { Locator, Page } from '@playwright/test'
import { ADMIN } from './people.ts'
import { byKeyboard } from './press.ts'
import { apiSignIn, authorized, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test('accounts and the menu are managed by keyboard only', { tag: MATRIX }, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/useraccounts')
  const press = await pressInContent(page, page.getByRole('button', { name: 'Ajouter un compte' }))
  await expect(page).toHaveTitle('Les comptes – Mme Bravo')
  await press(page.getByRole('button', { name: 'Ajouter un compte' }))
  await expect(page.getByLabel('Nom affiché')).toBeFocused()
  await page.keyboard.type('Sandrine')
  await page.keyboard.press('Tab')
  await page.keyboard.type('sandrine')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mme Bravo 5-2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Le compte de Sandrine est enregistré.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajouter un compte' })).toBeFocused()
  await tabTo(page, page.getByLabel('Chercher'))
  await page.keyboard.type('sandrine')
  await press(page.getByRole('button', { name: 'Modifier Sandrine' }))
  await expect(page.getByLabel('Classe').last()).toHaveValue('5-2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Modifier Sandrine' })).toBeFocused()

  await visit(page, '/admin/pages')
  const pressInMenu = await pressInContent(page, page.getByRole('button', { name: 'Ouvrir La classe' }))
  await pressInMenu(page.getByRole('button', { name: 'Ouvrir La classe' }))
  await pressInMenu(page.getByRole('button', { name: 'Ouvrir Musique et histoires' }))
  await pressInMenu(page.getByRole('button', { name: 'Modifier Les histoires' }))
  const isNew = page.getByRole('checkbox', { name: 'Nouveau' })
  await tabTo(page, isNew)
  await page.keyboard.press('Space')
  const saved = page.waitForResponse('**/api/v1/menulinks')
  await tabTo(page, page.getByRole('button', { name: 'Enregistrer', exact: true }))
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(200)
})

test('a second administrator changes their password, which ends all their sessions', { tag: MATRIX }, async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expected.push(/400|401|net::ERR|WebSocket/)
  const first = 'dromadaire bleu pâle'
  const account = { displayName: 'M. Roy', classCode: '', isAdmin: true }
  const monsieur = { userName: 'monsieurroy', password: 'fenêtre sans rideau' }
  const made = await request.post('/api/v1/user', {
    ...authorized(await apiSignIn(request, ADMIN)),
    data: { ...account, userName: monsieur.userName, password: first },
  })
  expect(made.status()).toBe(201)
  const elsewhere = await apiSignIn(request, { ...monsieur, password: first })
  await bringSession(page, await apiSignIn(request, { ...monsieur, password: first }))
  await visit(page, '/admin/settings')
  await page.getByRole('link', { name: 'Mon compte' }).click()
  await page.getByLabel('Mot de passe actuel').fill('pas celui-ci')
  await page.getByLabel('Nouveau mot de passe').fill(monsieur.password)
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await expect(page.getByRole('alert')).toHaveText("Ce n'est pas votre mot de passe actuel.")
  await expectAccessible(page)
  await page.getByLabel('Mot de passe actuel').fill(first)
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Changer mon mot de passe' })).toBeFocused()
  await expect(page.locator(':user-invalid')).toHaveCount(0)
  expect((await request.get('/api/v1/logs', authorized(elsewhere))).status()).toBe(401)

  await context.setOffline(true)
  await expect(page.getByText('Hors ligne : attendez le réseau pour enregistrer')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Hors ligne')).toBeHidden()

  const again = await apiSignIn(request, monsieur)
  await page.getByRole('button', { name: 'Me déconnecter partout…' }).click()
  await page.getByRole('button', { name: 'Oui, me déconnecter partout' }).click()
  await expect(page.getByText('Toutes vos sessions sont fermées.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()
  expect((await request.get('/api/v1/logs', authorized(again))).status()).toBe(401)
})

test('revoking and deleting ask for confirmation, even on a phone', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const admin = await apiSignIn(request, ADMIN)
  const pupil = await apiSignIn(request, { userName: 'wendy' })
  await request.post('/api/v1/bravos', { ...authorized(admin), data: { userID: pupil.id } })
  const problem = { data: 'Une image manque.', dateCreated: new Date().toISOString() }
  await request.post('/api/v1/logs', { data: problem })
  await bringSession(page, admin)
  await visit(page, '/admin/bravos')
  await page.getByLabel('Chercher').fill('wendy')
  await page.getByRole('button', { name: 'Détails des Bravos de Wendy' }).click()
  await page.getByRole('button', { name: /^Reprendre le Bravo : / }).click()
  await expectToFit(page, page.getByRole('dialog', { name: 'Reprendre ce Bravo?' }))
  const takeBack = page.getByRole('dialog', { name: 'Reprendre ce Bravo?' })
  await takeBack.getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByRole('button', { name: /^Reprendre le Bravo : / })).toBeFocused()

  await visit(page, '/admin/logs')
  await page.getByRole('button', { name: 'Effacer les erreurs' }).click()
  await expectToFit(page, page.getByRole('dialog', { name: 'Effacer les erreurs?' }))

  const fleeting = { userName: 'fugace', displayName: 'Fugace', classCode: '6-3' }
  await request.post('/api/v1/user', { ...authorized(admin), data: fleeting })
  await visit(page, '/admin/useraccounts')
  await page.getByLabel('Chercher').fill('fugace')
  await page.getByRole('button', { name: 'Modifier Fugace' }).click()
  await page.getByRole('button', { name: 'Effacer…' }).dblclick()
  expect((await request.post('/api/v1/auth/login', { data: fleeting })).status()).toBe(200)
  const ask = page.getByRole('dialog', { name: 'Effacer Fugace?' })
  if (!(await ask.isVisible())) await page.getByRole('button', { name: 'Effacer…' }).click()
  await expectToFit(page, ask)
  await ask.getByRole('button', { name: 'Effacer pour de bon' }).click()
  await expect(page.getByText('Le compte de Fugace est effacé.')).toBeVisible()

  await visit(page, '/admin/journal')
  await page.getByLabel('Chercher').fill('effacé un compte')
  await expect(page.getByRole('row', { name: /a effacé un compte Compte effacé/ }).first()).toBeVisible()
  await page.getByLabel('Chercher').fill('fugace')
  await expect(page.getByText('Rien ne correspond')).toBeVisible()
  await page.getByLabel('Chercher').fill('')
  await page.getByLabel('Sorte').selectOption('Connexions')
  await expect(
    page.getByRole('row', { name: /a ouvert une session : par mot de passe/ }).first(),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /a effacé un compte/ })).toHaveCount(0)
})

/** Moves focus past the header by the skip link. @returns a function that presses a control of the content */
async function pressInContent(page: Page, ready: Locator) {
  await expect(ready).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  return byKeyboard(page)
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** The dialog is within the screen, nothing is cut off, and axe finds no fault. */
async function expectToFit(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expectAccessible(page)
}
