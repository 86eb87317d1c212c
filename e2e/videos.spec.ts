import * as z from 'zod/mini'
import { heldActivitiesAnswer } from '../domain/api/held-activity.ts'
import { pageAnswer } from '../domain/api/page.ts'
import { videosContent } from '../domain/api/video-page.ts'
import { switchUser } from './account-menu.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  countedPages,
  expect,
  expectAccessible,
  signInPupil,
  storedUser,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

test('watched videos count, too fast ones are held, skipped ones do not, and each waits for its question', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/Failed to load resource/)
  await visit(page, '/videos')
  const videos = page.getByRole('list', { name: 'Les vidéos' }).getByRole('button')
  const inARow = page.getByRole('status').filter({ hasText: '/ 3 vidéos' })
  const video = page.locator('video')
  const watched = page.getByText('Bravo! Tu as tout regardé.')
  const marked = videos.filter({ hasText: 'regardée' })

  // The controls appear once the end of the video can be counted.
  await expect(video).toHaveAttribute('controls')
  await expect(page.getByRole('button', { name: /^Regarder/ })).toBeVisible()
  await video.evaluate(end, 0)
  await expect(watched).toBeVisible()
  await expect(marked).toHaveCount(1)

  await video.evaluate(reach, 21.9)
  const question = page.getByRole('region', { name: /Quel sport vont-ils faire/ })
  await question.getByRole('button', { name: 'le tennis' }).click()
  await expect(question.getByRole('status')).toHaveText(/^Non! Essaie encore/)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'le soccer' }).click()
  await expect(question.getByRole('status')).toHaveText(/^Oui!/)
  await expect(question).toBeHidden()

  await signInPupil(page, 'penelope')
  const pupil = await storedUser(page)
  await expect(marked).toHaveCount(0)
  await video.evaluate(end, 5)
  await expect(
    page.getByText("Regarde toute la vidéo, du début à la fin, pour qu'elle compte."),
  ).toBeVisible()
  await expect(inARow).toHaveText(/0 \/ 3 vidéos/)
  for (const index of [0, 1, 2]) {
    await videos.nth(index).click()
    await video.evaluate(end, 0)
    await expect(watched).toBeVisible()
    await expect(videos.nth(index)).toContainText('regardée')
    await expect(inARow).toHaveText(new RegExp(`${index + 1} / 3 vidéos`))
  }
  // Real videos are longer than those of this test.
  await expect(inARow).toContainText('Mme Bravo va vérifier.')
  expect(await countedPages(request, pupil)).toEqual([])
  const admin = await apiSignIn(request, ADMIN)
  const held = z.parse(
    heldActivitiesAnswer,
    await (await request.get('/api/v1/activities/held', authorized(admin))).json(),
  )
  const activities = held.data
    .filter(({ userID }) => userID === pupil.id)
    .map(({ userID, week, clientID }) => ({ userID, week, clientID }))
  await request.post('/api/v1/activities/held', {
    ...authorized(admin),
    data: { decision: 'counted', activities },
  })
  expect(await countedPages(request, pupil)).toEqual(['Page_Videos'])
  await expectAccessible(page)

  await switchUser(page)
  await page.getByPlaceholder('username...').fill('thea')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(inARow).toHaveText(/0 \/ 3 vidéos$/)
  await expect(marked).toHaveCount(0)
  await expect(video).toHaveAttribute('controls')
  await video.evaluate(end, 0)
  await expect(inARow).toHaveText(/1 \/ 3 vidéos$/)

  const message = 'Cette page est fermée.'
  await page.route('**/api/v1/videos/watched', (route) =>
    route.fulfill({ status: 403, json: { success: false, message, error: { number: 403, message } } }),
  )
  await videos.nth(1).click()
  await video.evaluate(end, 0)
  await expect(inARow).toHaveText(/1 \/ 3 vidéos ?Cette page est fermée\./)
})

test("another site's video loads only after a click, under the disclaimer", { tag: MATRIX }, async ({
  page,
  request,
}) => {
  const call = '/api/v1/pages/Page_Grade1_Videos'
  const admin = await apiSignIn(request, ADMIN)
  const { title, content, updated } = z.parse(pageAnswer, await (await request.get(call)).json()).data
  const linked = [{ title: 'Une chanson', youtubeID: 'aaaaaaaaaaa' }]
  const withLink = { ...z.parse(videosContent, content), linked }
  const saved = await request.put(call, {
    ...authorized(admin),
    data: { title, content: withLink, updated },
  })
  expect(saved.status()).toBe(200)

  const requests: string[] = []
  await page.route(/^https:/, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '' })
  })
  await visit(page, '/grade1/videos')
  const others = page.getByRole('region', { name: 'Ailleurs' })
  await expect(others.getByText('This site is not responsible for external content.')).toBeVisible()
  await expectAccessible(page)
  expect(requests).toEqual([])
  await others.getByRole('button', { name: 'Une chanson (YouTube)' }).click()
  await expect(others.getByTitle('Une chanson')).toBeVisible()
  await expect.poll(() => requests).toEqual(['https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1'])
})

/** Runs in the page. Simulates that the video is at `seconds`. */
function reach(element: HTMLElement | SVGElement, seconds: number): void {
  Object.defineProperty(element, 'currentTime', { value: seconds, configurable: true, writable: true })
  element.dispatchEvent(new Event('timeupdate'))
}

/** Runs in the page. Simulates that the video was played to its end, except for `skipped` seconds in its middle. */
function end(element: HTMLElement | SVGElement, skipped: number): void {
  const duration = 24
  const ranges = [
    [0, 10],
    [10 + skipped, duration],
  ]
  const played = {
    length: ranges.length,
    start: (index: number) => ranges[index]?.[0] ?? 0,
    end: (index: number) => ranges[index]?.[1] ?? 0,
  }
  Object.defineProperties(element, {
    duration: { value: duration, configurable: true },
    played: { value: played, configurable: true },
  })
  element.dispatchEvent(new Event('ended'))
}
