import type { Page } from '@playwright/test'
import { accountAnswer } from '../domain/api/account.ts'
import { accountButton } from './account-menu.ts'
import { endSound, holdSounds, listen } from './hearing.ts'
import { beepingMicrophone } from './microphone.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  expectAccessibleInMatrix,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

test.use(beepingMicrophone)

const FARM = '/grade4/vocabulary/animals/farm'

test('a word is heard, spoken, compared with the model and judged; the voice is neither sent nor stored', {
  tag: MATRIX,
}, async ({ page }) => {
  await watchMicrophone(page)
  await holdSounds(page)
  await listen(page)
  const sent: string[] = []
  // A browser may request sounds and pictures again; these requests contain no voice data.
  const isMedia = (call: string) => /^GET .*\.(mp3|wav|svg)$/.test(call)
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => typeof payload === 'string' || sent.push('bytes by a socket')),
  )
  await visit(page, FARM)
  const opener = page.getByRole('button', { name: 'Dis-le! le taureau', exact: true })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Dis-le!' })
  const main = dialog.getByRole('button', { name: /^Je parle/ })
  const root = page.locator('html')
  await expect(main).toBeFocused()
  await expect(root).toHaveAttribute('data-heard', /\/le-taureau\.mp3$/)
  await expectAccessibleInMatrix(page)
  expect(await microphones(page)).toEqual([])
  await page.waitForLoadState('networkidle')

  const stored = await storedInBrowser(page)
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) sent.push(`${request.method()} ${request.url()}`)
  })
  await main.press('Enter')
  await expect(dialog.getByRole('button', { name: /^C'est dit/ })).toBeFocused()
  await expect(dialog.getByRole('status').first()).toContainText("À toi! Je t'écoute.")
  await expect(dialog.getByRole('img', { name: "J'écoute" })).toBeVisible()
  // The beep and the silence after it end the recording. Then the pupil's voice and the model are played.
  const same = dialog.getByRole('button', { name: /^Pareil/ })
  await expect(same).toBeVisible()
  await expect(root).toHaveAttribute('data-heard', /^data:audio\/wav/)
  await expect(dialog.locator('[data-pose="speaking"]')).toBeVisible()
  await endSound(page)
  await expect(root).toHaveAttribute('data-heard', /\/le-taureau\.mp3$/)
  await expectAccessible(page)
  expect(await microphones(page)).toEqual(['ended'])

  await dialog.getByRole('button', { name: /^Encore/ }).click()
  await expect(dialog.getByRole('button', { name: /^C'est dit/ })).toBeFocused()
  await expect(same).toBeVisible()
  expect(sent.filter((call) => !isMedia(call))).toEqual([])
  await same.click()

  // The next word of the page. Closing returns to the word that was opened.
  await expect(dialog.getByText('le cheval', { exact: true })).toBeVisible()
  await expect(main).toBeFocused()
  await dialog.getByRole('button', { name: /^Passer/ }).click()
  await expect(dialog.getByText(/^4 sur \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(sent.filter((call) => !isMedia(call))).toEqual([])
  expect(await storedInBrowser(page)).toEqual(stored)
  expect(await microphones(page)).toEqual(['ended', 'ended'])
})

test('without permission or support for recording, the word is still spoken but not recorded', {
  tag: MATRIX,
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await visit(page, '/stories')
  await page.getByRole('button', { name: /Où est Minou/ }).click()
  const sentence = page.getByRole('button', { name: /^Dis-le! / })
  await sentence.first().click()
  const dialog = page.getByRole('dialog', { name: 'Dis-le!' })
  await dialog.getByRole('button', { name: /^Je parle/ }).click()
  await expect(dialog.getByRole('status').first()).toContainText("Pas de micro ici? Ce n'est pas grave")
  await expect(dialog.getByRole('status').first()).toContainText('No microphone here? Never mind')
  await dialog.getByRole('button', { name: /^Je l'ai dit/ }).press('Enter')
  await expect(dialog.getByRole('button', { name: /^Écouter encore/ })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Encore/ }).click()
  await dialog.getByRole('button', { name: /^Je l'ai dit/ }).click()
  await dialog.getByRole('button', { name: /^Pareil/ }).click()
  // Either this was the last sentence of the page, or the next one is shown.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // A browser without MediaRecorder does not ask for the microphone.
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'MediaRecorder')
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('It was asked for.'))
  })
  await sentence.first().click()
  await dialog.getByRole('button', { name: /^Je parle/ }).click()
  await expect(dialog.getByRole('button', { name: /^Je l'ai dit/ })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/stories$/)
  await expect(sentence).toHaveCount(0)
  await expect(dialog).toBeHidden()
})

test('a dialogue is played with one role for the child, and then replayed in both voices', {
  tag: MATRIX,
}, async ({ page }) => {
  await watchMicrophone(page)
  await holdSounds(page)
  await listen(page)
  await visit(page, '/grade1/vocabulary/weather')
  await page.getByRole('button', { name: /^Joue un rôle/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Quel temps fait-il?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bruno' }).click()

  const root = page.locator('html')
  const lines = dialog.getByRole('listitem')
  await expect(root).toHaveAttribute('data-heard', /quel-temps-fait-il-question\.mp3$/)
  await expect(lines).toHaveCount(1)
  await endSound(page)
  await expect(lines).toHaveCount(2)
  await expect(dialog.getByRole('status').first()).toContainText('À toi! Dis ta phrase.')
  await dialog.getByRole('button', { name: /^Cacher mes phrases/ }).click()
  await expect(lines.last()).not.toContainText('Il fait soleil')
  await expect(lines.last()).toContainText('It is sunny.')
  await expectAccessible(page)
  expect(await microphones(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Je parle/ }).click()
  // Silence ends the turn, and the next time recording starts automatically.
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(1)).toContainText('Il fait soleil')
  await dialog.getByRole('button', { name: /^Continuer/ }).click()
  await expect(dialog.getByRole('button', { name: /^C'est dit/ })).toBeVisible()
  await expect(dialog.getByRole('status').first()).toContainText('Bravo!')
  expect(await microphones(page)).toEqual(['ended'])

  const again = dialog.getByRole('button', { name: /^Écouter le dialogue/ })
  await expect(again).toBeFocused()
  await again.click()
  await expect(root).toHaveAttribute('data-heard', /quel-temps-fait-il-question\.mp3$/)
  await endSound(page)
  await expect(root).toHaveAttribute('data-heard', /^data:audio\/wav/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^C'est fini/ }).click()
  await expect(dialog).toBeHidden()
})

test(
  'a class without microphones never sees the record button',
  { tag: MATRIX },
  async ({ baseURL, browser, page, request }, { retry }) => {
    const admin = await apiSignIn(request, ADMIN)
    const classCode = `6-${retry + 7}`
    const userName = `muet ${retry}`
    const data = { teacherName: 'Mme Roy', grade: 6 }
    await request.put(`/api/v1/classes/${classCode}`, { ...authorized(admin), data })
    const pupil = { userName, displayName: 'Noé M.', classCode }
    const added = await request.post('/api/v1/user', { ...authorized(admin), data: pupil })
    accountAnswer.parse(await added.json())

    await visit(page, '/')
    await bringSession(page, admin)
    await visit(page, '/admin/useraccounts')
    await page.getByRole('button', { name: 'Les classes' }).click()
    const equipped = page.getByRole('switch', { name: `Micros dans la classe ${classCode}` })
    await expect(equipped).toBeChecked()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await equipped.press('Space')
    await saved
    await expect(equipped).not.toBeChecked()
    await expectAccessible(page)

    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
    const tablet = await context.newPage()
    await bringSession(tablet, await apiSignIn(request, { userName }))
    // The button must not even appear for a moment.
    await tablet.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent.includes('Dis-le!')) document.documentElement.dataset.seen = ''
      }).observe(document, { childList: true, subtree: true })
    })
    await visit(tablet, FARM)
    await expect(accountButton(tablet)).toBeVisible()
    await tablet.waitForLoadState('networkidle')
    await expect(tablet.getByRole('button', { name: /^Dis-le!/ })).toHaveCount(0)
    await expect(tablet.locator('html')).not.toHaveAttribute('data-seen')
    await context.close()
  },
)

/** Records each opened microphone. Call it before the page is opened. */
async function watchMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: MediaStreamTrack[] = []
    Object.assign(window, { opened })
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      opened.push(...stream.getTracks())
      return stream
    }
  })
}

/** State of each microphone opened so far: "live" or "ended". */
async function microphones(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from<MediaStreamTrack, string>(Reflect.get(window, 'opened'), ({ readyState }) => readyState),
  )
}

/** All data that the site stores in the browser. */
async function storedInBrowser(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => url)]
    })
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: databases.map(({ name, version }) => `${name} ${version}`),
      cached: await Promise.all(cached),
    }
  })
}
