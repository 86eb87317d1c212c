import type { APIRequestContext, Page } from '@playwright/test'
import { shownSecretPicture } from '../content/secret-pictures.ts'
import { accountAnswer } from '../domain/api/account.ts'
import { type Secret, secretsAnswer } from '../domain/api/secret-pictures.ts'
import type { SessionUser } from '../domain/api/user.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSignIn,
  storedUser,
  test,
  visit,
} from './school-test.ts'

const CLASS = '1-7'

/** A class of the first grade, with two pupils who do not read yet. */
async function makeClass(request: APIRequestContext, admin: SessionUser): Promise<number> {
  const asked = { ...authorized(admin), data: { teacherName: 'Mme Roy', grade: 1 } }
  await request.put(`/api/v1/classes/${CLASS}`, asked)
  const added = ['Ludovic R.', 'Mia B.'].map(async (displayName, index) => {
    const data = { userName: `petit ${index}`, displayName, classCode: CLASS, avatarUrl: 'fox.svg' }
    const answer = await request.post('/api/v1/user', { ...authorized(admin), data })
    return accountAnswer.parse(await answer.json()).user.id
  })
  const [first = 0] = await Promise.all(added)
  return first
}

async function secretOf(request: APIRequestContext, admin: SessionUser, pupil: number): Promise<Secret> {
  const answer = await request.get(`/api/v1/secret-pictures?classCode=${CLASS}`, authorized(admin))
  const found = secretsAnswer.parse(await answer.json()).data.find(({ userID }) => userID === pupil)
  if (!found) throw new Error('The pupil has no pictures.')
  return found.pictures
}

const pictureOf = (page: Page, name: Secret[number]) =>
  page.getByRole('group', { name: /^Touche tes trois images/ }).getByRole('button', {
    name: shownSecretPicture(name).french,
    exact: true,
  })

async function press(page: Page, secret: Secret): Promise<void> {
  for (const picture of secret) await pictureOf(page, picture).click()
}

/** Three pictures, none of them the pupil's first. */
function wrong([first]: Secret): Secret {
  const other = first === 'chat' ? 'pomme' : 'chat'
  return [other, other, other]
}

test('a teacher asks secret pictures of a class, and a child who cannot read signs in by pressing alone', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const admin = await apiSignIn(request, ADMIN)
  const pupil = await makeClass(request, admin)

  await test.step('she switches them on, and prints them on the cards', async () => {
    await bringSession(page, admin)
    await visit(page, '/admin/useraccounts')
    await page.getByRole('button', { name: 'Images secrètes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Images secrètes' })
    await dialog.getByLabel('Classe').selectOption(CLASS)
    await dialog.getByRole('switch', { name: 'Demander trois images secrètes' }).click()
    const row = dialog.getByRole('row', { name: /Ludovic R\./ })
    await expect(row.getByRole('img')).toHaveCount(3)
    await dialog.getByRole('switch', { name: /^Choisir son nom dans une liste/ }).click()
    await expect(dialog.getByRole('switch', { name: /^Choisir son nom/ })).toBeChecked()
    await row.getByRole('button', { name: 'Nouvelles images pour Ludovic R.' }).click()
    await expect(dialog.getByText('Ludovic R. a de nouvelles images.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Imprimer les cartes' }).click()
    await page.getByLabel('Classe').last().selectOption(CLASS)
    await page.getByLabel('Imprimer aussi les images secrètes').check()
    await expect(page.getByRole('button', { name: 'Imprimer 2 cartes' })).toBeEnabled()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Mes images :')).toHaveCount(2)
  })

  const secret = await secretOf(request, admin, pupil)
  const tablet = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const child = await tablet.newPage()

  await test.step('the child finds the class, the own name and the three pictures', async () => {
    await visit(child, '/')
    await openSignIn(child)
    await child.getByRole('button', { name: 'Je cherche mon nom' }).click()
    await child.getByRole('button', { name: 'Ludovic R.' }).click()
    await expect(pictureOf(child, 'chat')).toBeVisible()
    await expectAccessible(child)
    await expectNoSidewaysScroll(child)
    await press(child, wrong(secret))
    await expect(child.getByText('Ce ne sont pas tes images.')).toBeVisible()
    await press(child, secret)
    await expect(child.getByRole('dialog')).toBeHidden()
    expect(await storedUser(child)).toMatchObject({ id: pupil, displayName: 'Ludovic R.' })
  })

  await test.step('so does one who writes, by the keys alone', async () => {
    await child.getByRole('button', { name: "Ce n'est pas moi" }).click()
    await expect(child.getByPlaceholder('username...')).toBeFocused()
    await child.keyboard.type('petit 0')
    await child.keyboard.press('Enter')
    await expect(child.getByText("Touche tes trois images, dans l'ordre.")).toBeFocused()
    for (const picture of secret) {
      await pictureOf(child, picture).focus()
      await child.keyboard.press('Enter')
    }
    await expect(child.getByRole('dialog')).toBeHidden()
    expect(await storedUser(child)).toMatchObject({ id: pupil })
  })

  await test.step('five wrong ones wait, until the teacher gives the tries anew', async () => {
    for (let time = 0; time < 5; time++)
      await request.post('/api/v1/auth/pictures', { data: { userID: pupil, pictures: wrong(secret) } })
    await child.getByRole('button', { name: "Ce n'est pas moi" }).click()
    await child.getByRole('button', { name: 'Je cherche mon nom' }).click()
    await child.getByRole('button', { name: 'Ludovic R.' }).click()
    await press(child, secret)
    await expect(child.getByText(/Il faut attendre 15 min/)).toBeVisible()

    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Images secrètes' }).click()
    await page.getByRole('dialog', { name: 'Images secrètes' }).getByLabel('Classe').selectOption(CLASS)
    await page.getByRole('button', { name: 'Débloquer Ludovic R.' }).click()
    await expect(page.getByText('Ludovic R. peut essayer de nouveau.')).toBeVisible()
    await press(child, secret)
    await expect(child.getByRole('dialog')).toBeHidden()
  })
  await tablet.close()
})
