import type { APIRequestContext, Page } from '@playwright/test'
import { shownSecretPicture } from '../content/secret-pictures.ts'
import { accountAnswer } from '../domain/api/account.ts'
import { classesAnswer } from '../domain/api/class.ts'
import { type Secret, secretsAnswer } from '../domain/api/secret-pictures.ts'
import type { SessionUser } from '../domain/api/user.ts'
import { classAddress } from '../domain/class-address.ts'
import { switchUser } from './account-menu.ts'
import { turnSoundOff } from './hearing.ts'
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
import { MATRIX } from './tags.ts'

interface Pupil {
  id: number
  /** Another pupil of the class. */
  miaID: number
  userName: string
  classCode: string
}

/** Creates a first-grade class with two pupils, with different names for each attempt. */
async function makeClass(request: APIRequestContext, admin: SessionUser, retry: number): Promise<Pupil> {
  const put = (path: string, data: object) =>
    request.put(`/api/v1/classes/${path}`, { ...authorized(admin), data })
  const classCode = `1-${retry + 2}`
  await put(classCode, { teacherName: 'Mme Roy', grade: 1 })
  const userName = `petit ${retry}`
  const pupils = [
    { userName, displayName: 'Ludovic R.', classCode, avatarUrl: 'fox.svg' },
    { userName: `${userName} b`, displayName: 'Mia B.', classCode },
  ]
  const added = pupils.map(async (data) => {
    const answer = await request.post('/api/v1/user', { ...authorized(admin), data })
    return accountAnswer.parse(await answer.json()).user.id
  })
  const [id = 0, miaID = 0] = await Promise.all(added)
  return { id, miaID, userName, classCode }
}

async function secretOf(
  request: APIRequestContext,
  admin: SessionUser,
  { id, classCode }: Pupil,
): Promise<Secret> {
  const answer = await request.get(`/api/v1/secret-pictures?classCode=${classCode}`, authorized(admin))
  const found = secretsAnswer.parse(await answer.json()).data.find(({ userID }) => userID === id)
  if (!found) throw new Error('The pupil has no pictures.')
  return found.pictures
}

async function listKeyOf(
  request: APIRequestContext,
  admin: SessionUser,
  { classCode }: Pick<Pupil, 'classCode'>,
): Promise<string> {
  const answer = await request.get('/api/v1/classes', authorized(admin))
  const found = classesAnswer.parse(await answer.json()).data.find((each) => each.classCode === classCode)
  if (!found?.listKey) throw new Error('The class has no address.')
  return found.listKey
}

const pictureOf = (page: Page, name: Secret[number]) =>
  page.getByRole('group', { name: /^Touche tes trois images/ }).getByRole('button', {
    name: shownSecretPicture(name).french,
    exact: true,
  })

async function press(page: Page, secret: Secret): Promise<void> {
  for (const picture of secret) await pictureOf(page, picture).click()
}

/** Three pictures that do not start with the pupil's first one. */
function wrongSecret([first]: Secret): Secret {
  const other = first === 'chat' ? 'pomme' : 'chat'
  return [other, other, other]
}

test(
  'a teacher enables secret pictures for a class, and a child who cannot read signs in by pressing only',
  { tag: MATRIX },
  async ({ page, request, browser, baseURL }, { retry }) => {
    const admin = await apiSignIn(request, ADMIN)
    const pupil = await makeClass(request, admin, retry)

    await test.step('she enables them and prints them on the cards', async () => {
      await bringSession(page, admin)
      await visit(page, '/admin/useraccounts')
      await page.getByRole('button', { name: 'Images secrètes' }).click()
      const dialog = page.getByRole('dialog', { name: 'Images secrètes' })
      await dialog.getByRole('combobox', { name: 'Classe' }).selectOption(pupil.classCode)
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
      await page.getByLabel('Classe').last().selectOption(pupil.classCode)
      await page.getByLabel('Imprimer aussi les images secrètes').check()
      await expect(page.getByRole('button', { name: 'Imprimer 2 cartes' })).toBeEnabled()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('Mes images :')).toHaveCount(2)
    })

    const secret = await secretOf(request, admin, pupil)
    const listKey = await listKeyOf(request, admin, pupil)
    const tablet = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    const child = await tablet.newPage()

    await test.step("nothing of the class is shown before the device has the class's address", async () => {
      await visit(child, '/')
      await openSignIn(child)
      await expect(child.getByPlaceholder('username...')).toBeVisible()
      await expect(child.getByRole('button', { name: 'Je cherche mon nom' })).toBeHidden()
    })

    await test.step('the child finds their name and the three pictures', async () => {
      await turnSoundOff(child)
      await visit(child, classAddress(baseURL ?? '', listKey))
      await expect(child).toHaveURL('/')
      await child.getByRole('button', { name: 'Ludovic R.' }).click()
      await expect(pictureOf(child, 'chat')).toBeVisible()
      await expectAccessible(child)
      await expectNoSidewaysScroll(child)
      await child.getByRole('switch', { name: /^Entendre les mots/ }).click()
      const heard = child.waitForRequest(/\/sounds\/.+\.mp3/)
      await press(child, wrongSecret(secret))
      await heard
      await expect(child.getByText('Ce ne sont pas tes images.')).toBeVisible()
      await press(child, secret)
      await expect(child.getByRole('dialog')).toBeHidden()
      expect(await storedUser(child)).toMatchObject({ id: pupil.id, displayName: 'Ludovic R.' })
    })

    await test.step('a child who can type does so by keyboard only', async () => {
      await switchUser(child)
      await child.getByRole('button', { name: 'Écrire mon nom' }).click()
      await expect(child.getByPlaceholder('username...')).toBeFocused()
      await child.keyboard.type(pupil.userName)
      await child.keyboard.press('Enter')
      await expect(child.getByText("Touche tes trois images, dans l'ordre.")).toBeFocused()
      for (const picture of secret) {
        await pictureOf(child, picture).focus()
        await child.keyboard.press('Enter')
      }
      await expect(child.getByRole('dialog')).toBeHidden()
      expect(await storedUser(child)).toMatchObject({ id: pupil.id })
    })

    await test.step('five wrong attempts lock the sign-in until the teacher resets it', async () => {
      const pictures = wrongSecret(secret)
      for (const userID of [pupil.id, pupil.miaID])
        for (let time = 0; time < 5; time++)
          await request.post('/api/v1/auth/pictures', { data: { key: listKey, userID, pictures } })
      await switchUser(child)
      await child.getByRole('button', { name: 'Ludovic R.' }).click()
      // The owl speaks the message immediately.
      const said = child.waitForRequest(/\/sounds\/attends-un-peu\.mp3$/)
      await press(child, secret)
      await expect(child.getByText(/Il faut attendre 15 min/)).toBeVisible()
      await said

      await page.emulateMedia({ media: 'screen' })
      await visit(page, '/admin/start')
      const notice = page.getByRole('region', { name: /^Images secrètes à vérifier/ })
      await expect(notice.getByText(/Ludovic R\. .+bloqué sur un réseau jusqu'à/)).toBeVisible()
      await expectAccessible(page)
      await visit(page, '/admin/useraccounts')
      await page.getByRole('button', { name: 'Images secrètes' }).click()
      await page
        .getByRole('dialog', { name: 'Images secrètes' })
        .getByRole('combobox', { name: 'Classe' })
        .selectOption(pupil.classCode)
      await page.getByRole('button', { name: 'Rendre les essais à Ludovic R.' }).click()
      await expect(page.getByText('Ludovic R. peut essayer de nouveau.')).toBeVisible()
      await press(child, secret)
      await expect(child.getByRole('dialog')).toBeHidden()

      await visit(page, '/admin/start')
      await expect(notice.getByText(/Mia B\. .+bloqué/)).toBeVisible()
      await expect(notice.getByText(/Ludovic R\./)).toBeHidden()
      await notice.getByRole('button', { name: 'Rendre les essais à tous' }).click()
      await expect(notice.getByText('Les essais sont rendus.')).toBeVisible()
      await expect(notice.getByRole('listitem')).toHaveCount(0)
    })

    await test.step('a list of names opened before the class used pictures also asks for them', async () => {
      const use = (usesPictures: boolean) =>
        request.put(`/api/v1/classes/${pupil.classCode}/sign-in`, {
          ...authorized(admin),
          data: { usesPictures, offersNames: true },
        })
      await use(false)
      await switchUser(child)
      await child.getByRole('button', { name: 'Ludovic R.' }).click()
      const confirm = child.getByRole('button', { name: "C'est moi!" })
      await expect(confirm).toBeVisible()
      await use(true)
      await confirm.click()
      await expect(pictureOf(child, 'chat')).toBeVisible()
    })
    await tablet.close()
  },
)
