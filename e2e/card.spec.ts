import type { APIRequestContext, Page } from '@playwright/test'
import encodeQR from 'qr'
import { cardsAnswer } from '../domain/api/card.ts'
import { cardAddress } from '../domain/card-address.ts'
import { accountButton, signOut } from './account-menu.ts'
import { holdRequests } from './hold.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  expect,
  expectAccessible,
  expectAccessibleInMatrix,
  openSignIn,
  signInPupil,
  storedUser,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const NOT_VALID = "Cette carte n'est plus valide : demande une nouvelle carte à Mme Bravo."

async function cardOf(request: APIRequestContext, userName: string, classCode: string) {
  const answer = await request.get(
    `/api/v1/cards?classCode=${classCode}`,
    authorized(await apiSignIn(request, ADMIN)),
  )
  const found = cardsAnswer.parse(await answer.json()).data.find((card) => card.userName === userName)
  if (!found) throw new Error(`${userName} has no card.`)
  return found
}

/** Collects the URLs of all requests from now on. Fragments are never sent. */
function requestedURLs(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url().split('#', 1).join()))
  return urls
}

/** All URLs that the browser stores in its history and storage. */
async function storedURLs(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([location.href, history.state, document.referrer, { ...localStorage }]),
  )
}

test('a card signs in until it is revoked, and its secret stays in no URL or storage', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/404/)
  const { card, userID } = await cardOf(request, 'wendy', '6-2')
  await visit(page, '/letter')
  const urls = requestedURLs(page)
  await visit(page, `/login#card=${card}`)
  await expect(page).toHaveURL('/')
  await expect(accountButton(page, 'Wendy')).toBeVisible()
  expect((await storedUser(page)).id).toBe(userID)
  expect(await storedURLs(page)).not.toContain(card)
  expect(urls).toContainEqual(expect.stringContaining('/login'))
  expect(urls.join()).not.toContain(card)
  await page.goBack()
  await expect(page).toHaveURL('/letter')
  await page.goForward()
  await expect(page).toHaveURL('/')
  const signedOut = page.waitForResponse('**/auth/sign-out')
  await signOut(page)
  await signedOut

  const revoked = await request.delete(`/api/v1/cards/${userID}`, authorized(await apiSignIn(request, ADMIN)))
  expect(revoked.status()).toBe(200)
  await visit(page, `/login#card=${card}`)
  await expect(page.getByText(NOT_VALID)).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await storedURLs(page)).not.toContain(card)
  await expectAccessibleInMatrix(page)
  await visit(page, '/login?card=nonsense')
  await expect(page.getByText(NOT_VALID)).toBeVisible()
})

for (const address of ['/login?card=', '/login/?card=', '/login/#card=']) {
  test(`a card with the address ${address} signs in too`, { tag: MATRIX }, async ({ page, request }) => {
    const { card, userID } = await cardOf(request, 'fatima', '6-3')
    await visit(page, address + card)
    await expect(page).toHaveURL('/')
    expect((await storedUser(page)).id).toBe(userID)
    expect(await storedURLs(page)).not.toContain(card)
  })
}

test('a card signs in after another one was refused in the same tab', { tag: MATRIX }, async ({
  page,
  request,
  problems,
}) => {
  problems.expected.push(/404/)
  const { card, userID } = await cardOf(request, 'fatima', '6-3')
  await visit(page, '/login#card=nonsense')
  await expect(page.getByText(NOT_VALID)).toBeVisible()
  await page.goto(`/login#card=${card}`)
  await expect(page).toHaveURL('/')
  expect((await storedUser(page)).id).toBe(userID)
  expect(await storedURLs(page)).not.toContain(card)
})

test('a card asks for confirmation before it replaces the signed-in pupil', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  const { card } = await cardOf(request, 'fatima', '6-3')
  await visit(page, '/')
  await signInPupil(page, 'wendy')
  await visit(page, `/login#card=${card}`)
  await expect(page.getByText('Tu es Wendy V. Changer pour Fatima G.?')).toBeVisible()
  expect(await storedURLs(page)).not.toContain(card)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Rester Wendy/ }).click()
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toMatchObject({ userName: 'wendy' })

  await visit(page, `/login#card=${card}`)
  await page.getByRole('button', { name: /^Changer pour Fatima/ }).click()
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toMatchObject({ userName: 'fatima' })
})

test('the camera reads a card in the sign-in form', { tag: MATRIX }, async ({ page, request, baseURL }) => {
  const { card } = await cardOf(request, 'fatima', '6-3')
  await showToCamera(page, encodeQR('https://example.org/menu', 'raw'))
  await visit(page, '/')
  await openSignIn(page)
  await page.getByRole('button', { name: "J'ai une carte" }).click()
  await expect(page.getByText("Ce code n'est pas une carte de Mme Bravo.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Écrire mon nom' }).click()
  await expect(page.getByPlaceholder('username...')).toBeVisible()

  await page.evaluate(
    (modules) => Object.assign(window, { modules }),
    encodeQR(cardAddress(baseURL ?? '', card), 'raw'),
  )
  // A response that arrives after going back signs nobody in.
  const release = await holdRequests(page, '**/api/v1/auth/card')
  const requested = page.waitForRequest('**/api/v1/auth/card')
  await page.getByRole('button', { name: "J'ai une carte" }).click()
  await requested
  await page.getByRole('button', { name: 'Écrire mon nom' }).click()
  const answered = page.waitForResponse('**/api/v1/auth/card')
  release()
  await (await answered).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(page.getByPlaceholder('username...')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mme:user'))).toBeNull()

  await page.getByRole('button', { name: "J'ai une carte" }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await storedUser(page)).toMatchObject({ userName: 'fatima' })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'openCameras'))).toBe(0)
})

test('the form asks for the name if access to the camera is refused', { tag: MATRIX }, async ({ page }) => {
  await visit(page, '/')
  await openSignIn(page)
  await page.getByRole('button', { name: "J'ai une carte" }).click()
  await expect(page.getByText('La caméra ne marche pas ici. Écris ton nom.')).toBeVisible()
})

/** Replaces the camera by a video of a QR code and counts the open cameras. */
async function showToCamera(page: Page, modules: boolean[][]): Promise<void> {
  await page.addInitScript((first) => {
    Object.assign(window, { modules: first, openCameras: 0 })
    const count = (change: number) => {
      Object.assign(window, { openCameras: Reflect.get(window, 'openCameras') + change })
    }
    navigator.mediaDevices.getUserMedia = async () => {
      const shown: boolean[][] = Reflect.get(window, 'modules')
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 600
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas.')
      const draw = () => {
        context.fillStyle = '#fff'
        context.fillRect(0, 0, 600, 600)
        context.fillStyle = '#000'
        const size = 480 / shown.length
        for (const [y, row] of shown.entries()) {
          for (const [x, isDark] of row.entries()) {
            if (isDark) context.fillRect(60 + x * size, 60 + y * size, size + 0.5, size + 0.5)
          }
        }
      }
      draw()
      setInterval(draw, 50)
      const stream = canvas.captureStream(20)
      count(1)
      for (const track of stream.getTracks()) {
        const stop = track.stop.bind(track)
        track.stop = () => {
          count(-1)
          stop()
        }
      }
      return stream
    }
  }, modules)
}
