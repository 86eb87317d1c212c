import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { liveGameAnswer, liveResultsAnswer, type NewLiveGame } from '../domain/api/live-game.ts'
import { pupilKey } from '../domain/audience.ts'
import { liveGamePath } from '../domain/live/address.ts'
import type { LiveGameMode } from '../domain/live/messages.ts'
import { NO_PIN } from '../domain/no-pin.ts'
import { listen } from './hearing.ts'
import { managePage } from './manage-page.ts'
import { ADMIN } from './people.ts'
import { THREE_WORDS } from './school-lessons.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  expectAccessibleInMatrix,
  reload,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const QUESTIONS = 5
/** Six pupils. The last one comes late. */
const LATE_PUPIL = 'etienne'
const PUPILS = ['zoe', 'antoine', 'beatrice', 'charles', 'delphine', LATE_PUPIL]

/** A page of another browser in which the user is signed in, with `listen`. */
async function openAs(browser: Browser, baseURL: string | undefined, userName: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await listen(page)
  const who = userName === ADMIN.userName ? ADMIN : { userName }
  await bringSession(page, await apiSignIn(context.request, who))
  return page
}

/**
 * Creates a game for these pupils through the API, so that pupils of other tests do not see it. @returns its
 * code
 */
async function makeGame(
  request: APIRequestContext,
  pupils: readonly string[],
  change: Partial<NewLiveGame>,
): Promise<string> {
  const users = await Promise.all(pupils.map((userName) => apiSignIn(request, { userName })))
  const data: NewLiveGame = {
    title: 'La ferme',
    words: THREE_WORDS,
    classCodes: users.map(({ id }) => pupilKey(id)),
    way: 'together',
    tasks: ['recall', 'spell'],
    questions: QUESTIONS,
    thinkSeconds: 0,
    showsNames: false,
    hasTablets: true,
    ...change,
  }
  const teacher = authorized(await apiSignIn(request, ADMIN))
  const made = await request.post('/api/v1/live-games', { ...teacher, data })
  return z.parse(liveGameAnswer, await made.json()).data.code
}

/** The token in the address of the games site. */
async function gamesToken(request: APIRequestContext, userName: string): Promise<string> {
  const user = await apiSignIn(request, { userName })
  const answer = await request.get(`/api/v1/user/${NO_PIN}/${user.id}`, authorized(user))
  return z.parse(z.object({ data: z.object({ Token: z.string() }) }), await answer.json()).data.Token
}

const numberOf = (page: Page, number: number) => page.getByText(`Question ${number} / ${QUESTIONS}`)

/** Answers the pupil's question: the first option, or the tiles as they come. */
async function answer(page: Page): Promise<void> {
  const tiles = page.getByRole('region', { name: 'Les lettres' }).getByRole('button')
  const options = page
    .getByRole('region', { name: 'Les réponses' })
    .locator('button:not([aria-label^=Écouter])')
  await expect(options.or(tiles).first()).toBeVisible()
  // Presses are ignored until the question has been seen for a moment.
  await expect(page.locator('[data-held]')).toHaveCount(0)
  if ((await tiles.count()) > 0) for (const tile of await tiles.all()) await tile.click()
  else await options.first().click()
  await expect(page.getByText("C'est noté!").or(answerOf(page))).toBeVisible()
}

/** Expects the sound of a question that hides its word. */
async function expectHiddenSound(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-heard', /\/live-games\/\w+\/sounds\/[\w-]+$/)
}

const answerOf = (page: Page): Locator => page.getByText('La prochaine question arrive.')

test('a teacher starts a game from a word page, and a pupil plays it from the home page', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await listen(page)
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/grade4/vocabulary/animals/farm')
  await (await managePage(page)).getByRole('link', { name: 'Jouer ensemble' }).click()
  const form = page.getByRole('form', { name: 'Jouer ensemble' })
  await expect(form).toContainText('mots')
  for (const box of await form.getByRole('group', { name: 'Qui joue' }).getByRole('checkbox').all())
    await box.uncheck()
  await form.getByLabel('Ajouter un élève').selectOption('Inès S. (4-5)')
  await form.getByLabel('Questions', { exact: true }).fill(String(QUESTIONS))
  for (const task of ["Lire, puis toucher l'image", "Voir l'image, puis toucher le mot"])
    await form.getByLabel(task).uncheck()
  await form.getByRole('button', { name: 'Lancer le jeu' }).click()
  await expect(page.getByText('0 élève est là')).toBeVisible()
  await expectAccessibleInMatrix(page)

  const pupil = await openAs(browser, baseURL, 'ines')
  await visit(pupil, '/')
  await pupil.getByRole('link', { name: 'Jouer avec la classe' }).click()
  await expect(pupil.getByText('Le jeu va commencer.')).toBeVisible()
  await expect(page.getByText('1 élève est là')).toBeVisible()
  await page.getByRole('button', { name: 'Commencer' }).click()
  for (let number = 1; number <= QUESTIONS; number++) {
    await expect(numberOf(pupil, number)).toBeVisible()
    for (const screen of [page, pupil]) await expectHiddenSound(screen)
    await answer(pupil)
    await expect(answerOf(pupil)).toBeVisible()
    if (number === 1) await expectAccessible(pupil)
    await page
      .getByRole('button', { name: number === QUESTIONS ? 'Voir la fin' : 'Question suivante' })
      .click()
  }
  await expect(pupil.getByRole('list', { name: 'Tes mots' }).getByRole('listitem')).toHaveCount(QUESTIONS)
  await page.getByRole('link', { name: 'Voir les résultats' }).click()
  const pupils = page.getByRole('region', { name: 'Les élèves du jeu' })
  await expect(pupils.getByRole('row', { name: /^Inès/ })).toBeVisible()
  await expectAccessibleInMatrix(page)
  await pupil.context().close()
})

for (const way of ['together', 'teams', 'race'] satisfies LiveGameMode[]) {
  test(`six pupils play "${way}" to its end, with a reload, an offline period and a pupil who joins late`, {
    tag: MATRIX,
  }, async ({ browser, baseURL, request, problems }) => {
    test.slow()
    problems.expected.push(/WebSocket|net::ERR/)
    const title = `La ferme, ${way}`
    const code = await makeGame(request, PUPILS, { title, way, showsNames: true })
    const projector = await openAs(browser, baseURL, ADMIN.userName)
    await visit(projector, liveGamePath(code))
    const inTime = await Promise.all(PUPILS.slice(0, -1).map((name) => openAs(browser, baseURL, name)))
    const [reloaded, offline, ...others] = inTime
    if (!reloaded || !offline) throw new Error('There are six pupils.')
    const late = await (await browser.newContext({ baseURL })).newPage()
    const pupils = [...inTime, late]
    for (const pupil of [reloaded, offline, ...others]) await visit(pupil, `/lecon/${code}`)
    await expect(projector.getByText('5 élèves sont là')).toBeVisible()
    await projector.getByRole('button', { name: 'Commencer' }).click()

    // Question 1: a reload keeps the answer.
    await answer(reloaded)
    await reload(reloaded)
    await expect(reloaded.getByText("C'est noté!")).toBeVisible()
    await Promise.all([offline, ...others].map(answer))
    await expect(answerOf(reloaded)).toBeVisible()
    await projector.getByRole('button', { name: 'Question suivante' }).click()

    // Question 2: an answer given offline arrives later; a pause stops the screens.
    await offline.context().setOffline(true)
    await projector.getByRole('button', { name: 'Pause' }).click()
    await expect(reloaded.getByText('Pause!')).toBeVisible()
    await projector.getByRole('button', { name: 'Reprendre' }).click()
    await Promise.all([reloaded, ...others].map(answer))
    await offline.context().setOffline(false)
    await answer(offline)
    await expect(answerOf(offline)).toBeVisible()
    await projector.getByRole('button', { name: 'Question suivante' }).click()

    // Question 3: a late pupil without a session joins with a token for the games site.
    await visit(late, liveGamePath(await gamesToken(request, LATE_PUPIL)))
    // Games of the other modes may be open at the same time.
    const choice = late.getByRole('button', { name: title })
    await expect(choice.or(numberOf(late, 3))).toBeVisible()
    if (await choice.isVisible()) await choice.click()
    await expect(numberOf(late, 3)).toBeVisible()
    await Promise.all(pupils.map(answer))
    await projector.getByRole('button', { name: 'Question suivante' }).click()

    // Question 4 is skipped; question 5 is ended by the teacher.
    await expect(numberOf(late, 4)).toBeVisible()
    await projector.getByRole('button', { name: 'Passer' }).click()
    await expect(numberOf(late, 5)).toBeVisible()
    await answer(late)
    await projector.getByRole('button', { name: 'Montrer la réponse' }).click()
    await projector.getByRole('button', { name: 'Voir la fin' }).click()
    for (const pupil of pupils) await expect(pupil.getByRole('list', { name: 'Tes mots' })).toBeVisible()
    const list = { together: null, teams: 'Les équipes', race: 'Les points' }[way]
    if (list) await expect(projector.getByRole('list', { name: list })).toBeVisible()

    const teacher = authorized(await apiSignIn(request, ADMIN))
    const results = async () => {
      const answered = await request.get(`/api/v1/live-games/${code}`, teacher)
      return z.parse(liveResultsAnswer, await answered.json()).data.pupils
    }
    await expect.poll(results).toHaveLength(PUPILS.length)
    await Promise.all([projector, ...pupils].map((each) => each.context().close()))
  })
}

test('without tablets the teacher counts raised hands, on two devices', { tag: MATRIX }, async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const code = await makeGame(request, ['guillaume'], { hasTablets: false })
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, liveGamePath(code))
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByRole('button', { name: 'Montrer la réponse' }).click()
  // Page Down does nothing while the dialog is open.
  await page.getByRole('button', { name: 'Finir' }).click()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Escape')
  const second = await openAs(browser, baseURL, ADMIN.userName)
  await visit(second, liveGamePath(code))
  await expect(second.getByRole('spinbutton', { name: 'Justes' })).toHaveValue('')
  const pupils = page.getByRole('spinbutton', { name: 'Élèves' })
  const right = page.getByRole('spinbutton', { name: 'Justes' })
  await expect(right).toHaveValue('')
  await page.getByRole('button', { name: 'Justes : 0' }).click()
  await expect(right).toHaveValue('0')
  await pupils.fill('20')
  await right.fill('14')
  await expect(page.getByText('14 /')).toBeVisible()
  // The first typed digit is lower than the number of right hands.
  await pupils.pressSequentially('22')
  await expect(right).toHaveValue('14')
  // More presses than the socket's message limit allows.
  for (const name of ['Justes : un de moins', 'Justes : un de plus'])
    for (let press = 0; press < 12; press++) await page.getByRole('button', { name }).click()
  await expect(second.getByRole('spinbutton', { name: 'Justes' })).toHaveValue('14')
  await expect(second.getByRole('spinbutton', { name: 'Élèves' })).toHaveValue('22')
  await second.context().close()
  await page.getByRole('button', { name: 'Finir' }).click()
  await page.getByRole('button', { name: 'Finir le jeu' }).click()
  await page.getByRole('link', { name: 'Voir les résultats' }).click()
  await expect(
    page.getByRole('region', { name: 'Les mots du jeu' }).getByRole('row', { name: / 14 8$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Faire une leçon des mots ratés' }).click()
  await expect(page.getByRole('form', { name: 'La leçon' }).getByLabel('Titre')).toHaveValue(/^Mots à revoir/)
  await expect(page.getByRole('heading', { name: /^Étapes \(1 sur/ })).toBeVisible()
})
