import * as z from 'zod/mini'
import { lessonsAnswer, saveLessonAnswer } from '../domain/api/lesson.ts'
import { test } from './fault-proxy-test.ts'
import { playOn } from './mission-player.ts'
import { ADMIN } from './people.ts'
import { byTouch } from './press.ts'
import { apiSignIn, authorized, bringSession, expect, reload, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ hasTouch: true, serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const PAGE = 'Page_Grade4_Vocabulary_Cats'
const word = (name: string, french: string, image: string) => ({
  word: name,
  french,
  english: '',
  image: `pictures/${image}.svg`,
  sound: `sounds/${name}.mp3`,
  page: 'Page_Grade4_Vocabulary_Animals_Farm',
  theme: 'La ferme',
})

test(
  'a lesson is on the home page offline, and its steps can be played although none has been opened before',
  {
    tag: MATRIX,
  },
  async ({ page, context, request, faultProxy, problems }, { retry }) => {
    problems.expected.push(/WebSocket|Failed to load resource|net::ERR|Network error/)
    const teacher = authorized(await apiSignIn(request, ADMIN))
    const [classCode, userName] = [`H-${retry}`, `horsligne${retry}`]
    await request.put(`/api/v1/classes/${classCode}`, { ...teacher, data: { teacherName: '', grade: 4 } })
    await request.post('/api/v1/user', { ...teacher, data: { userName, displayName: userName, classCode } })
    const { today } = z.parse(lessonsAnswer, await (await request.get('/api/v1/lessons', teacher)).json())
    const made = await request.post('/api/v1/lessons', {
      ...teacher,
      data: {
        title: 'Sans réseau',
        steps: [
          { clientID: PAGE },
          {
            clientID: 'words:1',
            words: [word('la-vache', 'la vache', 'cow'), word('le-coq', 'le coq', 'rooster')],
          },
        ],
        classCodes: [classCode],
        firstDay: today,
        lastDay: today,
        isOpenToVisitors: false,
      },
    })
    const { code } = z.parse(saveLessonAnswer, await made.json()).data
    const child = await apiSignIn(request, { userName })
    await bringSession(page, child)
    // The school's clock differs from this machine's.
    const { date } = z.parse(
      z.object({ date: z.string() }),
      await (await request.get('/api/v1/misc/date')).json(),
    )
    await page.clock.install({ time: new Date(date) })
    await visit(page, `${faultProxy.url}/`)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('mme:lesson-ahead')), { timeout: 60_000 })
      .toContain(code)

    faultProxy.isDown = true
    await context.setOffline(true)
    await reload(page)
    await page.getByRole('region', { name: 'La prochaine étape' }).getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Sans réseau' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Les chats/ })
      .tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Les chats' })).toBeVisible()
    // Pictures below the fold load when they come near the viewport.
    const picture = page.getByRole('main').getByRole('listitem').locator('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth > 0))
      .toBe(true)
    const bar = page.getByRole('navigation', { name: 'La leçon' })
    await bar.getByRole('button', { name: /^Fini/ }).tap()
    await bar.getByRole('link', { name: /^Étape suivante/ }).tap()
    await page.getByRole('button', { name: /^Commencer/ }).tap()
    await playOn(page, byTouch)
    await expect(bar.getByText('Fini!')).toBeVisible()

    faultProxy.isDown = false
    await context.setOffline(false)
    const read = async () => (await request.get(`/api/v1/lessons/${code}`, authorized(child))).json()
    await expect.poll(read).toMatchObject({ data: { done: expect.arrayContaining([PAGE, 'words:1']) } })
  },
)
