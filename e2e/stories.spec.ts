import { storyPages } from '../content/stories/pages.ts'
import { soundPath } from '../content/words/media-path.ts'
import { frenchSpaces } from '../web/lib/text/french-spaces.ts'
import { endSound, holdSounds, listen } from './hearing.ts'
import { holdRequests } from './hold.ts'
import {
  countedPages,
  expect,
  expectAccessible,
  signInPupil,
  storedUser,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

test('a book that is chosen before its script has loaded opens afterwards', { tag: MATRIX }, async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/StoryBook-*.js')
  await visit(page, '/stories')
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByText('Ça arrive…')).toBeVisible()
  release()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused()
})

test('a book whose script fails to load offers a reload', { tag: MATRIX }, async ({ page, problems }) => {
  problems.expected.push(/ERR_FAILED|dynamically imported module|PartNotLoaded/)
  await page.route('**/assets/StoryBook-*.js', (route) => route.abort())
  await visit(page, '/stories')
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
})

test('a story is read aloud, highlights each sentence and turns its own pages; tapping a word plays it', {
  tag: MATRIX,
}, async ({ page }) => {
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

  // A touch stops the reading. A sentence is one Tab stop; its words are reached by arrow keys.
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

  // Turning the page keeps focus, however it is turned.
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

test('the questions at the end of a story are answered by picture and count once', {
  tag: MATRIX,
}, async ({ page, request }) => {
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
  const ask = page.getByRole('button', { name: 'Les questions' })
  await ask.click()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(next).toHaveCount(0)
  await page.getByRole('button', { name: 'Quitter le jeu' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(ask).toBeFocused()
  await ask.click()

  const answers = page.getByRole('region', { name: 'Les réponses' })
  const question = page.getByRole('region', { name: 'La question' })
  for (const isRight of [false, ...(story.questions ?? []).map(() => true)]) {
    await expect(question.getByRole('button', { name: 'Écouter' })).toBeVisible()
    const heard = (await question.getByRole('paragraph').first().textContent()) ?? ''
    const [right, wrong] = story.questions?.find(({ french }) => french === heard)?.choices ?? []
    if (!right || !wrong) throw new Error(`No question of the story is "${heard}".`)
    if (!isRight) {
      await expectAccessible(page)
      await answers.getByRole('button', { name: `Écouter : ${right.french}` }).click()
      await expect(page.locator('html')).toHaveAttribute('data-heard', new RegExp(`${right.sound}$`))
    }
    // Arrow keys on the answers do not turn the page.
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

test("the browser's back button closes a story and shows the shelf, even after a reload", {
  tag: MATRIX,
}, async ({ page }) => {
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

test('another book opens after the open one has been deleted', { tag: MATRIX }, async ({ page }) => {
  const [story] = storyPages.flatMap((each) => (each.kind === 'stories' ? each.content.stories : []))
  if (!story) throw new Error('There is no story.')
  await visit(page, '/stories')
  // The browser keeps the entry of the open book when the page is loaded again.
  await page.evaluate(() => history.replaceState({ ...history.state, story: 'deleted' }, ''))
  await page.reload()
  await page.getByRole('button', { name: story.title }).click()
  await expect(page.getByRole('heading', { level: 2, name: story.title })).toBeVisible()
})
