import * as z from 'zod/mini'
import { musicPages } from '../content/songs/pages.ts'
import { storyPages } from '../content/stories/pages.ts'
import { soundPath } from '../content/words/media-path.ts'
import { pageAnswer } from '../domain/api/page.ts'
import { videosContent } from '../domain/api/video-page.ts'
import { frenchSpaces } from '../web/lib/text/french-spaces.ts'
import { endSound, holdSounds, listen } from './hearing.ts'
import { holdBack } from './hold.ts'
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

test('the words of a song follow its music, from any line on, one song at a time, or are said without it', async ({
  page,
}) => {
  const songs = musicPages.flatMap((each) => (each.kind === 'music' ? each.content.songs : []))
  const song = songs[1]
  const [, second, third] = song?.lines ?? []
  if (!song || !second || !third) throw new Error('The second song has no lines.')
  await holdSounds(page)
  await listen(page)
  await visit(page, '/music')
  await expect(page.getByRole('heading', { name: 'La musique à chanter' })).toBeVisible()
  await page.getByRole('button', { name: song.title }).click()
  const player = page.getByRole('region', { name: song.title })
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()

  const line = (index: number) =>
    player.getByRole('list', { name: 'Les paroles' }).getByRole('button').nth(index)
  await line(1).click()
  await expect(line(1)).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await player.getByRole('slider').fill(String(Math.floor(third.start)))
  await expect(line(2)).toHaveAttribute('aria-current', 'true')
  await expect(line(1)).not.toHaveAttribute('aria-current')

  await player.getByRole('button', { name: 'Dis-moi les mots' }).click()
  await expect(player.getByRole('button', { name: 'Écouter' })).toBeVisible()
  await expect(line(0)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-heard', new RegExp(`${song.lines[0]?.sound}$`))
  await endSound(page)
  await expect(line(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-heard', new RegExp(`${second.sound}$`))

  await page.getByRole('button', { name: songs[2]?.title ?? '' }).click()
  await expect(page.locator('audio')).toHaveCount(1)
  await expect(player).toHaveCount(0)
})

test('three videos in a row, each watched to its end, are a point for their pupil; skipping is none', async ({
  page,
  request,
}) => {
  await visit(page, '/videos')
  const films = page.getByRole('list', { name: 'Les vidéos' }).getByRole('button')
  const inARow = page.getByRole('status').filter({ hasText: '/ 3 vidéos' })
  const film = page.locator('video')
  const watched = page.getByText('Bravo! Tu as tout regardé.')
  const marked = films.filter({ hasText: 'regardée' })

  // It has them once what ends can be counted.
  await expect(film).toHaveAttribute('controls')
  await film.evaluate(end, 0)
  await expect(watched).toBeVisible()
  await expect(marked).toHaveCount(1)

  await signInPupil(page, 'penelope')
  const pupil = await storedUser(page)
  await expect(marked).toHaveCount(0)
  await film.evaluate(end, 5)
  await expect(
    page.getByText("Regarde toute la vidéo, du début à la fin, pour qu'elle compte."),
  ).toBeVisible()
  await expect(inARow).toHaveText(/0 \/ 3 vidéos/)
  for (const index of [0, 1, 2]) {
    await films.nth(index).click()
    await film.evaluate(end, 0)
    await expect(watched).toBeVisible()
    await expect(films.nth(index)).toContainText('regardée')
    await expect(inARow).toHaveText(new RegExp(`${index + 1} / 3 vidéos`))
  }
  await expect(inARow).toContainText('This has been counted towards a Bravo! (Resets on Sunday)')
  await expect(page.getByText('1 activité sur 5 cette semaine')).toBeAttached()
  expect(await countedPages(request, pupil)).toEqual(['Page_Videos'])
  await expectAccessible(page)

  await page.getByRole('button', { name: "Ce n'est pas moi" }).click()
  await page.getByPlaceholder('username...').fill('thea')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(inARow).toHaveText(/0 \/ 3 vidéos$/)
  await expect(marked).toHaveCount(0)
  await expect(film).toHaveAttribute('controls')
  await film.evaluate(end, 0)
  await expect(inARow).toHaveText(/1 \/ 3 vidéos$/)
})

test("another site's video is asked for by a click, under the disclaimer", { tag: MATRIX }, async ({
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

  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '' })
  })
  await visit(page, '/grade1/videos')
  const others = page.getByRole('region', { name: 'Ailleurs' })
  await expect(others.getByText('This site is not responsible for external content.')).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])
  await others.getByRole('button', { name: 'Une chanson (YouTube)' }).click()
  await expect(others.getByTitle('Une chanson')).toBeVisible()
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1'])
})

test('a book that is chosen before its script is there opens when it is', { tag: MATRIX }, async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/StoryBook-*.js')
  await visit(page, '/stories')
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByText('Ça arrive…')).toBeVisible()
  release()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused()
})

test('a book whose script does not arrive offers to load the page again', { tag: MATRIX }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/ERR_FAILED|dynamically imported module|PartNotLoaded/)
  await page.route('**/assets/StoryBook-*.js', (route) => route.abort())
  await visit(page, '/stories')
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
})

test('a story reads itself, each sentence marked, and turns its pages; every word is said by a touch', async ({
  page,
}) => {
  const stories = storyPages.flatMap((each) => (each.kind === 'stories' ? each.content.stories : []))
  const story = stories.find(({ pages }) => (pages[0]?.sentences.length ?? 0) > 1)
  const [first, second] = story?.pages[0]?.sentences ?? []
  const third = story?.pages[1]?.sentences[0]
  if (!story || !first || !second || !third) throw new Error('No story begins with two sentences.')
  await holdSounds(page)
  await listen(page)
  await visit(page, '/stories')
  await page.getByRole('button', { name: story.title }).click()
  await expect(page.getByRole('heading', { level: 2, name: story.title })).toBeFocused()
  await expectAccessible(page)

  const marked = page.locator('[data-reading]')
  const place = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
  const aloud = page.getByRole('button', { name: /^(Lis-moi l'histoire|Pause|Continuer)/ })
  await aloud.click()
  await expect(marked).toContainText(frenchSpaces(first.french))
  await endSound(page)
  await expect(marked).toContainText(frenchSpaces(second.french))
  await expect(marked).toHaveCount(1)
  await aloud.press('Enter')
  await expect(marked).toHaveCount(0)
  await expect(aloud).toHaveText(/^Continuer/)
  await aloud.press('Enter')
  await expect(marked).toContainText(frenchSpaces(second.french))
  await endSound(page)
  await expect(place('Page 2 sur')).toBeVisible()
  await expect(marked).toContainText(frenchSpaces(third.french))
  await expect(aloud).toBeFocused()

  // A touch ends the reading. A sentence is one stop of the Tab key, its words are reached by the arrows.
  const words = page.getByRole('listbox', { name: frenchSpaces(third.french) }).getByRole('option')
  await words.nth(1).click()
  await expect(marked).toHaveCount(0)
  await expect(aloud).toHaveText(/^Lis-moi l'histoire/)
  await expect(words.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(words.nth(0)).toBeFocused()
  const plain = (await words.nth(0).textContent()) ?? ''
  await expect(page.locator('html')).toHaveAttribute('data-heard', new RegExp(`${soundPath(plain)}$`))
  await page.keyboard.press('ArrowLeft')
  await expect(place('Page 2 sur')).toBeVisible()
  const known = story.words.find(({ written }) => third.french.includes(written))
  await words.getByText(known?.written ?? '', { exact: true }).click()
  await expect(place(`${known?.french} ${known?.english}`)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-heard', new RegExp(`${known?.sound}$`))

  const back = page.getByRole('button', { name: 'Page précédente' })
  const next = page.getByRole('button', { name: 'Page suivante' })
  await next.click()
  await expect(place(`Page 3 sur ${story.pages.length}`)).toBeVisible()

  // Whatever turns the page, and whatever goes with it, the focus is kept.
  await back.press('Enter')
  await expect(place('Page 2 sur')).toBeVisible()
  await expect(back).toBeFocused()
  await words.nth(0).focus()
  await next.dispatchEvent('click')
  await expect(place('Page 3 sur')).toBeVisible()
  const title = page.getByRole('heading', { level: 2, name: story.title })
  await expect(title).toBeFocused()
  await page.keyboard.press('ArrowRight')
  for (let turns = 3; turns < story.pages.length; turns++) await next.press('Enter')
  await expect(place(/^Fin$/)).toBeVisible()
  await expect(next).toBeFocused()
  await page.getByRole('button', { name: 'Encore une fois' }).press('Enter')
  await expect(place('Page 1 sur')).toBeVisible()
  await expect(title).toBeFocused()
})

test('the questions at the end of a story are answered by picture, and count once for their pupil', async ({
  page,
  request,
}) => {
  const [story] = storyPages.flatMap((each) => (each.kind === 'stories' ? each.content.stories : []))
  if (!story) throw new Error('There is no story.')
  await listen(page)
  await visit(page, '/stories')
  await signInPupil(page, 'damien')
  const pupil = await storedUser(page)
  await page.getByRole('button', { name: story.title }).click()
  const next = page.getByRole('button', { name: 'Page suivante' })
  for (let turns = 0; turns < story.pages.length; turns++) await next.click()
  await expect(page.getByText('Ce jeu compte encore cette semaine')).toBeVisible()
  await page.getByRole('button', { name: 'Les questions' }).click()

  const answers = page.getByRole('region', { name: 'Les réponses' })
  const asked = page.getByRole('region', { name: 'La question' })
  for (const isRight of [false, ...(story.questions ?? []).map(() => true)]) {
    await expect(asked.getByRole('button', { name: 'Écouter' })).toBeVisible()
    const heard = (await asked.getByRole('paragraph').first().textContent()) ?? ''
    const [right, wrong] = story.questions?.find(({ french }) => french === heard)?.choices ?? []
    if (!right || !wrong) throw new Error(`No question of the story is "${heard}".`)
    if (!isRight) {
      await expectAccessible(page)
      await answers.getByRole('button', { name: `Écouter : ${right.french}` }).click()
      await expect(page.locator('html')).toHaveAttribute('data-heard', new RegExp(`${right.sound}$`))
    }
    // The keys of the answers turn no page.
    await page.keyboard.press('ArrowLeft')
    await answers.getByRole('button', { name: (isRight ? right : wrong).french, exact: true }).click()
    const goOn = page.getByRole('button', { name: /Question suivante|Terminer/ })
    await goOn.click()
    await expect(goOn).toHaveCount(0)
  }
  await expect(page.getByText('This game has been counted towards a Bravo! (Resets on Sunday)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mots à revoir' })).toBeVisible()
  await expect(page.getByText('1 activité sur 5 cette semaine')).toBeAttached()
  expect(await countedPages(request, pupil)).toEqual(['Page_Stories'])
  await page.getByRole('button', { name: 'Retour au début' }).click()
  await expect(page.getByRole('heading', { level: 2, name: story.title })).toBeFocused()
})

/** In the page: the film has come to its end, but for the seconds that were skipped in its middle. */
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

test("the browser's Back closes a story and leaves the shelf, also after a reload", { tag: MATRIX }, async ({
  page,
}) => {
  const [story] = storyPages.flatMap((each) => (each.kind === 'stories' ? each.content.stories : []))
  if (!story) throw new Error('There is no story.')
  const cover = page.getByRole('button', { name: story.title })
  const book = page.getByRole('heading', { level: 2, name: story.title })

  await visit(page, '/')
  await visit(page, '/stories')
  await cover.dblclick()
  await expect(book).toBeVisible()
  await page.goBack()
  await expect(cover).toBeVisible()
  await expect(page).toHaveURL(/\/stories$/)
  await page.goForward()
  await expect(book).toBeVisible()
  await page.reload()
  await expect(book).toBeVisible()
  await page.getByRole('button', { name: 'Tous les livres' }).click()
  await expect(cover).toBeFocused()
  await expect(page).toHaveURL(/\/stories$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})
