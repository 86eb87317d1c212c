import { accountButton, openAccountMenu } from './account-menu.ts'
import { holdRequests } from './hold.ts'
import { expect, openSignIn, signInPupil, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

const CLOSED = 'Il faut se connecter pour ouvrir cette page.'

test('a restricted page opens after the sign-in that it asked for, but not after a later one', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  await visit(page, '/profile')
  await expect(page.getByText(CLOSED)).toBeVisible()
  // A refused name does not discard the requested page.
  await openSignIn(page)
  await page.getByPlaceholder('username...').fill('personne')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByPlaceholder('username...')).toHaveCount(0)
  const letProfileCome = await holdRequests(page, '**/assets/profile-*.js')
  await signInPupil(page, 'felix')
  await openAccountMenu(page)
  letProfileCome()
  // The page loads late and leaves the focus in the open menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await page.getByRole('button', { name: /^Déconnexion/ }).click()

  await visit(page, '/profile')
  await openSignIn(page)
  await expect(page.getByPlaceholder('username...')).toBeFocused()
  await page.keyboard.press('Escape')
  await signInPupil(page, 'felix')
  await expect(page.getByRole('region', { name: 'La prochaine étape' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the offer to sign in opens the page directly if the visitor has signed in meanwhile', {
  tag: MATRIX,
}, async ({ page, context }) => {
  await visit(page, '/profile')
  const offer = page.getByRole('button', { name: 'Je me connecte' })
  await expect(offer).toBeVisible()
  const other = await context.newPage()
  await visit(other, '/')
  await signInPupil(other, 'felix')
  await expect(accountButton(page)).toBeVisible()
  await offer.click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
