import type { APIRequestContext, Locator } from '@playwright/test'
import * as z from 'zod/mini'
import { lessonAnswer, lessonProgressAnswer, lessonsAnswer, saveLessonAnswer } from '../domain/api/lesson.ts'
import type { SessionUser } from '../domain/api/user.ts'
import { lessonPath, ownStepPath } from '../domain/lesson.ts'
import { practicePath } from '../domain/practice-address.ts'
import { expectSoundOn, turnSoundOff } from './hearing.ts'
import { holdRequests } from './hold.ts'
import { loseResponse } from './lose-response.ts'
import { playOn } from './mission-player.ts'
import { ADMIN } from './people.ts'
import { byMouse } from './press.ts'
import { makeLesson, THREE_WORDS } from './school-lessons.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  expectAccessibleInMatrix,
  expectNoSidewaysScroll,
  inOtherTab,
  reload,
  signInPupil,
  test,
  triesAtWords,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

test.use({ viewport: { width: 1024, height: 768 } })

const WORDS = 'Page_Grade4_Vocabulary_Cats'
const GAME = '/games/memory/grade4-animals-farm'

/** Creates a class for the test, because a lesson is shown on the home page of all its pupils. */
async function makeClass(
  request: APIRequestContext,
  teacher: SessionUser,
  classCode: string,
  ...pupils: string[]
) {
  const asTeacher = authorized(teacher)
  const data = { teacherName: 'Mme Bravo', grade: 4 }
  expect((await request.put(`/api/v1/classes/${classCode}`, { ...asTeacher, data })).ok()).toBe(true)
  for (const userName of pupils) {
    const data = { userName, displayName: `Élève ${userName}`, classCode }
    expect((await request.post('/api/v1/user', { ...asTeacher, data })).ok()).toBe(true)
  }
}

test('a lesson is made in five presses and followed live, and steps done offline count once', async ({
  page,
  browser,
  baseURL,
  request,
  problems,
}, { retry, repeatEachIndex }) => {
  problems.expected.push(/WebSocket|Failed to load resource|net::ERR/)
  const teacher = await apiSignIn(request, ADMIN)
  const attempt = `${repeatEachIndex}${retry}`
  const [classCode, userName] = [`L-${attempt}`, `apolline${attempt}`]
  await makeClass(request, teacher, classCode, userName)
  await bringSession(page, teacher)
  await visit(page, '/admin/lessons')
  let presses = 0
  const press = async (what: Locator) => {
    presses++
    await what.click()
  }
  await press(page.getByRole('button', { name: 'Nouvelle leçon' }))
  await press(page.getByLabel(`Classe Mme Bravo ${classCode}`, { exact: true }))
  const search = page.getByLabel('Chercher une page, un jeu ou une feuille')
  await search.fill('vocabulaire chats 4e')
  await press(page.getByRole('button', { name: /^\+ Vocabulaire – Les chats/ }))
  await search.fill('memoire animaux ferme 4e')
  await expectAccessibleInMatrix(page)
  await press(page.getByRole('button', { name: /^\+ Mémoire – Les animaux de la ferme/ }))
  await press(page.getByRole('button', { name: 'Publier la leçon' }))
  expect(presses).toBe(5)
  const share = page.getByRole('dialog')
  const link = await share.getByLabel("L'adresse").inputValue()
  const code = link.slice(-4)
  await expect(share.getByText(code, { exact: true })).toBeVisible()
  await expectAccessibleInMatrix(page)
  await share.getByRole('button', { name: 'Suivre la leçon' }).click()

  const pupils = await browser.newContext({ baseURL, viewport: { width: 1024, height: 768 } })
  const pupil = await pupils.newPage()
  const child = await apiSignIn(request, { userName })
  await bringSession(pupil, child)
  // Until the lessons have loaded, nothing is shown in their place.
  const letLessonsCome = await holdRequests(pupil, '**/api/v1/lessons')
  const known = ['mission', 'mine'].map((end) => pupil.waitForResponse(new RegExp(`/${end}$`)))
  await visit(pupil, '/')
  await Promise.all(known)
  const next = pupil.getByRole('region', { name: 'La prochaine étape' })
  await expect(next).toHaveCount(0)
  letLessonsCome()
  await next.getByRole('link', { name: /^Leçon du/ }).click()
  await expect(pupil).toHaveURL(link)
  await expect(pupil.getByRole('heading', { level: 1, name: /^Leçon du/ })).toBeVisible()
  const card = page
    .getByRole('list', { name: 'Les élèves' })
    .getByRole('listitem')
    .filter({ hasText: userName })
  await expect(card).toContainText('Entre deux étapes')
  await expectAccessible(pupil)

  await pupil.getByRole('link', { name: /Les chats/ }).click()
  await expect(card).toContainText('Les chats')
  const bar = pupil.getByRole('navigation', { name: 'La leçon' })
  await bar.getByRole('button', { name: /J'ai besoin d'aide/ }).click()
  const hand = page.getByRole('button', { name: `Élève ${userName} J'y vais` })
  await expect(hand).toBeVisible()
  await expectAccessible(page)
  await reload(pupil)
  await expect(bar.getByRole('button', { name: /Ma main est levée/ })).toBeVisible()
  await hand.click()
  await expect(hand).toBeHidden()
  await expect(bar.getByRole('button', { name: /J'ai besoin d'aide/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  )

  await pupils.setOffline(true)
  await bar.getByRole('button', { name: /^Fini/ }).click()
  await expect(bar.getByText('Fini!')).toBeVisible()
  await expectAccessibleInMatrix(pupil)
  await expect(card).toContainText('0 sur 2')
  await pupils.setOffline(false)
  await expect(card).toContainText('1 sur 2')
  const progress = z.parse(
    lessonProgressAnswer,
    await (await request.get(`/api/v1/lessons/${code}/progress`, authorized(teacher))).json(),
  )
  expect(progress.data).toMatchObject([{ done: [{ step: WORDS }] }])
  expect(progress.data[0]?.done).toHaveLength(1)

  await page.getByRole('button', { name: /^Tous ici : Mémoire/ }).click()
  await expect(pupil).toHaveURL(GAME)
  await pupil.getByRole('button', { name: 'Commencer' }).click()
  const hidden = pupil.getByRole('button', { name: /cachée$/ })
  await hidden.first().click()
  await expect(hidden).toHaveCount(11)
  await page.getByRole('button', { name: 'Les yeux sur moi' }).click()
  const rest = pupil.getByRole('dialog', { name: /Les yeux sur moi!/ })
  await expect(rest).toBeVisible()
  await pupil.keyboard.press('Escape')
  await pupil.keyboard.press('Enter')
  await expectAccessibleInMatrix(pupil)
  await expect(rest).toBeVisible()
  await visit(page, '/admin/useraccounts')
  await expect(page.getByText(/Les yeux sur moi/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInMatrix(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(rest).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Les étapes' })).toBeVisible()
  await expect(hidden).toHaveCount(11)

  for (const size of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
  await pupils.close()
})

test('a lesson is found by code or shared from its page, and tells other pupils that it is not for them', {
  tag: MATRIX,
}, async ({ page, browser, request, problems }) => {
  problems.expected.push(/Failed to load resource/)
  const teacher = await apiSignIn(request, ADMIN)
  await makeClass(request, teacher, 'L-2', 'basile')
  const { today } = z.parse(
    lessonsAnswer,
    await (await request.get('/api/v1/lessons', authorized(teacher))).json(),
  )
  const data = {
    title: 'Les chats',
    steps: [{ clientID: WORDS }],
    classCodes: ['L-2'],
    firstDay: today,
    lastDay: today,
    isOpenToVisitors: false,
  }
  const asTeacher = authorized(teacher)
  const made = await request.post('/api/v1/lessons', { ...asTeacher, data })
  const { code, updated } = z.parse(saveLessonAnswer, await made.json()).data

  // A teacher who projects the lesson shows its QR code.
  const board = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await bringSession(board, teacher)
  await visit(board, lessonPath(code))
  await board.getByRole('button', { name: 'Partager' }).click()
  await expect(board.getByRole('img', { name: 'Code QR de la leçon Les chats' })).toBeVisible()
  await expect(board.getByLabel('Le lien')).toHaveValue(new RegExp(`${lessonPath(code)}$`))
  await expectAccessible(board)
  await board.context().close()

  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `${lessonPath('')}BBBB`)
  await expect(page.getByRole('alert')).toContainText("Il n'y a pas de leçon « BBBB ».")
  await expectAccessible(page)
  const letters = page.getByLabel(/Écris les lettres de la leçon/)
  await letters.fill(` ${code.toLowerCase().split('').join(' ')} `)
  await page.getByRole('button', { name: /^Ouvrir/ }).click()
  await expect(page.getByRole('alert')).toContainText('Connecte-toi pour ouvrir cette leçon.')
  await signInPupil(page, 'basile')
  await expect(page.getByRole('heading', { level: 1, name: 'Les chats' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: /^Pratique ces mots/ }).click()
  await expect(page).toHaveURL(practicePath([[WORDS, []]]))
  await expect(page.getByRole('list', { name: '10 mots' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'La leçon' })
    .getByRole('link', { name: /La leçon/ })
    .click()
  await page.getByRole('link', { name: /Les chats/ }).click()
  await page.getByRole('button', { name: /^Fini/ }).click()
  await page.getByRole('link', { name: /La leçon/ }).click()
  await expect(page.getByText('Bravo! La leçon est finie.')).toBeVisible()
  const basile = await apiSignIn(request, { userName: 'basile' })
  const read = async () => {
    const answer = await request.get(`/api/v1/lessons/${code}`, authorized(basile))
    return z.parse(lessonAnswer, await answer.json()).data.done
  }
  await expect.poll(read).toEqual([WORDS])

  // A changed lesson updates the open page.
  const changed = { ...data, title: 'Les chats noirs', updated }
  await request.put(`/api/v1/lessons/${code}`, { ...asTeacher, data: changed })
  await expect(page.getByRole('heading', { level: 1, name: 'Les chats noirs' })).toBeVisible()
})

test("a pupil who signs in keeps the answers given to a lesson's words as a visitor, and continues", {
  tag: MATRIX,
}, async ({ page, request }) => {
  const teacher = await apiSignIn(request, ADMIN)
  await makeClass(request, teacher, 'L-3', 'cunegonde')
  const code = await makeLesson(request, teacher, {
    title: 'Trois mots',
    steps: [{ clientID: 'words:1', words: THREE_WORDS }],
    classCodes: ['L-3'],
    isOpenToVisitors: true,
  })

  await page.clock.install()
  await visit(page, ownStepPath(code, 'words:1'))
  await page.getByRole('button', { name: /^Commencer/ }).click()
  await playOn(page, byMouse, { until: ({ tries }) => tries.length === 1 })
  await reload(page)
  await page.getByRole('button', { name: /^Continuer 1 \/ 3/ }).click()
  await inOtherTab(page, (tab) => signInPupil(tab, 'cunegonde'))
  await playOn(page, byMouse)
  await expect(page.getByRole('heading', { level: 1, name: /^Bravo!/ })).toBeVisible()
  const cunegonde = await apiSignIn(request, { userName: 'cunegonde' })
  await expect.poll(() => triesAtWords(request, cunegonde)).toBe(3)
})

test('a printed sheet can be a step of a lesson, and the plan for a substitute is printed', {
  tag: MATRIX,
}, async ({ page, browser, baseURL, request }) => {
  const teacher = await apiSignIn(request, ADMIN)
  await makeClass(request, teacher, 'L-4', 'fulbert')
  await bringSession(page, teacher)
  await visit(page, '/admin/lessons')
  await page.getByRole('button', { name: 'Nouvelle leçon' }).click()
  await page.getByLabel('Classe Mme Bravo L-4', { exact: true }).check()
  const search = page.getByLabel('Chercher une page, un jeu ou une feuille')
  await search.fill('vocabulaire chats 4e')
  await page.getByRole('button', { name: /^\+ Vocabulaire – Les chats/ }).click()
  await search.fill('bingo')
  await page.getByRole('button', { name: '+ Feuille : Bingo' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publier la leçon' }).click()
  const share = page.getByRole('dialog')
  const code = (await share.getByLabel("L'adresse").inputValue()).slice(-4)
  await share.getByRole('button', { name: 'Suivre la leçon' }).click()
  await expect(page.getByRole('list', { name: 'Les étapes' })).toContainText('Feuille : Bingo')

  const pupils = await browser.newContext({ baseURL })
  const pupil = await pupils.newPage()
  await bringSession(pupil, await apiSignIn(request, { userName: 'fulbert' }))
  await visit(pupil, ownStepPath(code, 'sheet:1'))
  await expect(pupil.getByRole('heading', { level: 1, name: 'Prends ta feuille' })).toBeVisible()
  await expect(pupil.getByRole('button', { name: /^Écouter le hibou/ })).toBeVisible()
  const bar = pupil.getByRole('navigation', { name: 'La leçon' })
  await bar.getByRole('button', { name: /^Fini/ }).click()
  await expect(bar.getByText('Fini!')).toBeVisible()
  await expectAccessible(pupil)
  await pupils.close()

  await page.getByRole('link', { name: 'Imprimer Feuille : Bingo' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bingo' }).first()).toBeVisible()
  await visit(page, `/papier?de=lecon:${code}&feuille=plan`)
  const sheets = page.getByRole('region', { name: 'Aperçu' })
  await expect(sheets).toContainText('Hand out this printed sheet.')
  await expect(sheets).toContainText('luh shah')
  await expectAccessible(page)
})

test('an unpublished lesson is kept while another one is followed or copied', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const teacher = await apiSignIn(request, ADMIN)
  await makeClass(request, teacher, 'L-5')
  const code = await makeLesson(request, teacher, {
    title: 'Les loutres',
    steps: [{ clientID: WORDS }],
    classCodes: ['L-5'],
    isOpenToVisitors: false,
  })
  await bringSession(page, teacher)
  await visit(page, '/admin/lessons')
  await page.getByRole('button', { name: 'Nouvelle leçon' }).click()
  const title = page.getByLabel('Titre', { exact: true })
  await title.fill('Le zoo')
  await visit(page, `/admin/lessons?suivre=${code}`)
  const back = page.getByRole('button', { name: 'Retour aux leçons' })
  await back.click()
  await page.getByRole('button', { name: 'Refaire Les loutres' }).click()
  await expect(title).toHaveValue('Les loutres')
  await back.click()
  await page.getByRole('button', { name: /^Continuer la leçon non publiée/ }).click()
  await expect(title).toHaveValue('Le zoo')
})

test('a lesson that was deleted while it was edited can be published as a new one', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/404/)
  const teacher = await apiSignIn(request, ADMIN)
  await makeClass(request, teacher, 'L-6')
  const code = await makeLesson(request, teacher, {
    title: 'Les renards',
    steps: [{ clientID: WORDS }],
    classCodes: ['L-6'],
    isOpenToVisitors: false,
  })
  await bringSession(page, teacher)
  await visit(page, '/admin/lessons')
  await page.getByRole('button', { name: 'Modifier Les renards' }).click()
  await page.getByLabel('Titre', { exact: true }).fill('Les renards roux')
  await request.delete(`/api/v1/lessons/${code}`, authorized(teacher))
  await page.getByRole('button', { name: 'Enregistrer la leçon' }).click()
  await expect(page.getByText('Cette leçon a été supprimée entre-temps.')).toBeVisible()
  await page.getByRole('button', { name: 'Publier la leçon' }).click()
  await expect(page.getByRole('dialog', { name: '« Les renards roux » est prête' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Modifier Les renards roux' })).toBeVisible()
})

test(
  "a substitute's link starts the lesson of the day in one press, and a colleague sees only her own pages",
  {
    tag: MATRIX,
  },
  async ({ page, browser, baseURL, request, problems }, { retry }) => {
    problems.expected.push(/WebSocket|Failed to load resource|401/)
    const teacher = await apiSignIn(request, ADMIN)
    const [classCode, userName] = [`S-${retry}`, `solene${retry}`]
    await makeClass(request, teacher, classCode, userName)
    const asTeacher = authorized(teacher)
    const lesson = { title: 'Les chats', steps: [{ clientID: WORDS }], classCodes: [classCode] }
    const code = await makeLesson(request, teacher, { ...lesson, isOpenToVisitors: false })
    const scope = { classCodes: [classCode], content: [] }
    const account = { userName: `paule${retry}`, password: 'fenêtre sans rideau' }
    await request.post('/api/v1/user', {
      ...asTeacher,
      data: { ...account, displayName: 'Paule', classCode: '', isAdmin: true, scope },
    })

    await bringSession(page, await apiSignIn(request, account))
    await visit(page, '/admin/lessons')
    const entries = page.getByRole('navigation', { name: 'Administration', exact: true }).getByRole('link')
    await expect(entries).toHaveText(["Aujourd'hui", 'Classe', 'Leçons', 'École'])
    const section = page.getByRole('region', { name: 'La suppléance' })
    await section.getByLabel(`Classe Mme Bravo ${classCode}`).check()
    await section.getByRole('button', { name: 'Faire le lien' }).click()
    const link = await page.getByRole('dialog').getByLabel('Le lien').inputValue()
    await expectAccessible(page)
    await page.goto('/admin/settings')
    await expect(page).toHaveURL('/')
    await expect(page.getByText("Cette page n'est pas ouverte à ce compte.")).toBeVisible()

    const pupils = await browser.newContext({ baseURL })
    const pupil = await pupils.newPage()
    await bringSession(pupil, await apiSignIn(request, { userName }))
    await visit(pupil, lessonPath(code))
    const classroom = await browser.newContext({ baseURL, viewport: { width: 1024, height: 768 } })
    const door = await classroom.newPage()
    await door.goto(link)
    await expect(door).toHaveURL('/remplacement')
    const pupilsHere = door.getByRole('list', { name: 'Pupils' }).getByRole('listitem')
    await expect(pupilsHere).toHaveText(/^Élève 0\/1 · here$/)
    // The lesson starts with a single press.
    await door.getByRole('button', { name: 'Start the lesson' }).click()
    await expect(pupil).toHaveURL(/\/grade4\/vocabulary\/cats/)
    await expectAccessible(door)
    await expectNoSidewaysScroll(door)
    const phrases = door.getByRole('region', { name: 'What to say in French' }).getByRole('button')
    await expect(phrases.first()).toHaveAccessibleName(/^Listen: C'est la leçon/)
    await turnSoundOff(door)
    await door.reload()
    await phrases.first().click()
    await expectSoundOn(door)

    // Opening the link on another device ends the substitute's session here; the lesson continues.
    await request.post('/api/v1/auth/substitute', { data: { link: link.split('#lien=')[1] } })
    await expect(door.getByRole('alert')).toContainText('The lesson goes on', { timeout: 15_000 })
    await expect(pupil).toHaveURL(/\/grade4\/vocabulary\/cats/)

    // Leaving forgets the link, because a pupil may use the device next.
    await door.goto(link)
    await door.getByRole('button', { name: 'Leave' }).click()
    await expect(door.getByRole('alert')).toBeFocused()
    await expect(door.getByRole('alert')).toContainText('closed on this device')
    await expect(door.getByRole('button', { name: /Try again/ })).toHaveCount(0)
  },
)

test('a lesson or live game that is sent again after a lost response is stored once', async ({
  page,
  request,
  problems,
}, { retry, repeatEachIndex }) => {
  problems.expected.push(/Failed to load resource|net::ERR/)
  const teacher = await apiSignIn(request, ADMIN)
  const attempt = `${repeatEachIndex}${retry}`
  const classCode = `O-${attempt}`
  await makeClass(request, teacher, classCode, `odette${attempt}`)
  await bringSession(page, teacher)
  const titlesOf = async (path: string) => {
    const answer = await request.get(`/api/v1/${path}`, authorized(teacher))
    const listed = z.object({
      data: z.array(z.object({ title: z.string(), classCodes: z.array(z.string()) })),
    })
    const { data } = z.parse(listed, await answer.json())
    return data.filter((each) => each.classCodes.includes(classCode)).map(({ title }) => title)
  }
  const sendTwice = async (button: string) => {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Network error.')).toBeVisible()
    await page.getByRole('button', { name: button }).click()
  }

  await loseResponse(page, '**/api/v1/lessons')
  await visit(page, '/admin/lessons')
  await page.getByRole('button', { name: 'Nouvelle leçon' }).click()
  await page.getByLabel('Titre').fill('Une seule leçon')
  await page.getByLabel(`Classe Mme Bravo ${classCode}`, { exact: true }).check()
  await page.getByLabel('Chercher une page, un jeu ou une feuille').fill('vocabulaire chats 4e')
  await page.getByRole('button', { name: /^\+ Vocabulaire – Les chats/ }).click()
  await sendTwice('Publier la leçon')
  await expect(page.getByRole('dialog', { name: '« Une seule leçon » est prête' })).toBeVisible()
  expect(await titlesOf('lessons')).toEqual(['Une seule leçon'])

  await loseResponse(page, '**/api/v1/live-games')
  await visit(page, `/admin/lessons?jouer=${WORDS}`)
  const form = page.getByRole('form', { name: 'Jouer ensemble' })
  for (const box of await form.getByRole('group', { name: 'Qui joue' }).getByRole('checkbox').all())
    await box.uncheck()
  await form.getByLabel(`Mme Bravo ${classCode}`, { exact: true }).check()
  await sendTwice('Lancer le jeu')
  await expect(page.getByText('0 élève est là')).toBeVisible()
  expect(await titlesOf('live-games')).toHaveLength(1)
})
