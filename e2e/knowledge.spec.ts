import type { APIRequestContext, Locator, Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import * as z from 'zod/mini'
import { groupsAnswer } from '../domain/api/group.ts'
import { lessonsAnswer, saveLessonAnswer } from '../domain/api/lesson.ts'
import type { WordTask } from '../domain/learning/task.ts'
import { holdRequests } from './hold.ts'
import { playOn, storedMissionState } from './mission-player.ts'
import { ADMIN } from './people.ts'
import { byTouch } from './press.ts'
import { pressCounter } from './press-counter.ts'
import { saveCSV } from './save-csv.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  reload,
  schoolNow,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const CLASS = '4-77'
const DAYS_OF_FRAGILE_WORDS = 8
const FRAGILE = ['le-lion', 'le-tigre', 'la-girafe', 'le-singe']
const MISSED = ['le coq', 'le cochon', 'le mouton', 'la vache']

/** A class of two pupils: Ada misses words, Basile knows them. */
async function createAnsweringClass(request: APIRequestContext, code: string): Promise<void> {
  const admin = await apiSignIn(request, ADMIN)
  await request.put(`/api/v1/classes/${code}`, {
    ...authorized(admin),
    data: { teacherName: 'Mme Roy', grade: 4 },
  })
  for (const displayName of ['Ada', 'Basile']) {
    const userName = `${displayName} ${code}`
    await request.post('/api/v1/user', {
      ...authorized(admin),
      data: { userName, displayName, classCode: code },
    })
    const pupil = await apiSignIn(request, { userName })
    await answer(request, pupil, 'recall', displayName === 'Basile')
  }
}

/** Two more pupils, who met other words a week ago and did not practise them again. */
async function addPupilsWithSimilarNeeds(request: APIRequestContext, code: string): Promise<void> {
  const admin = await apiSignIn(request, ADMIN)
  // Older answers are ignored.
  const now = (await schoolNow(request)).getTime()
  const at = new Date(now - (DAYS_OF_FRAGILE_WORDS * 24 * 60 - 10) * 60_000).toISOString()
  for (const displayName of ['Chloé', 'Dan']) {
    const userName = `${displayName} ${code}`
    const data = { userName, displayName, classCode: code }
    await request.post('/api/v1/user', { ...authorized(admin), data })
    const pupil = await apiSignIn(request, { userName })
    const answers = FRAGILE.map((word) => ({ word, task: 'recall', right: true, options: 4, at }))
    const sent = await request.post('/api/v1/answers', {
      ...authorized(pupil),
      data: { userID: pupil.id, answers, idempotencyKey: `${pupil.id} fragile` },
    })
    expect(sent.status()).toBe(201)
  }
}

async function answer(
  request: APIRequestContext,
  pupil: Awaited<ReturnType<typeof apiSignIn>>,
  task: WordTask,
  right: boolean,
): Promise<void> {
  const at = new Date().toISOString()
  const answers = MISSED.map((word) => ({ word: word.replace(' ', '-'), task, right, options: 4, at }))
  const sent = await request.post('/api/v1/answers', {
    ...authorized(pupil),
    data: { userID: pupil.id, answers, idempotencyKey: `${pupil.id} ${task}` },
  })
  expect(sent.status()).toBe(201)
}

/** The text of a QR code. */
async function addressIn(code: Locator): Promise<string> {
  const width = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  const SCALE = 4
  const side = width * SCALE
  const data = new Uint8Array(side * side).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < SCALE; row++) {
      const start = (Number(y) * SCALE + row) * side + Number(x) * SCALE
      data.fill(0, start, start + SCALE)
    }
  return decodeQR({
    width: side,
    height: side,
    data: Uint8Array.from([...data].flatMap((grey) => [grey, grey, grey])),
  })
}

/** Opens the address of a page for parents without signing in, and practises its ten words. */
async function practiseOnPhone(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await visit(page, address)
  const words = page.getByRole('list', { name: '10 mots' })
  for (const word of MISSED) await expect(words.getByRole('img', { name: word, exact: true })).toBeVisible()
  await expect(page.getByText('You need no account, and nothing is saved.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Commencer/ }).tap()
  await playOn(page, byTouch, { wrongOnce: true, onLook: () => expectNoSidewaysScroll(page) })
  await expect(page.getByRole('heading', { level: 1, name: /^Bravo!/ })).toBeVisible()
  expect((await storedMissionState(page))?.deck.tasks).toHaveLength(10)
  await page.context().close()
}

test("a teacher sees what her class knows and makes a group, a game, a sheet and a parents' page from it", {
  tag: MATRIX,
}, async ({ page, request, browser }) => {
  await createAnsweringClass(request, CLASS)
  await addPupilsWithSimilarNeeds(request, CLASS)
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/knowledge')
  await page.getByRole('combobox', { name: 'Classe', exact: true }).selectOption(CLASS)

  const map = page.getByRole('region', { name: `Ce que la classe ${CLASS} sait, par thème` })
  await expect(map.getByRole('row', { name: /^Ada/ })).toContainText('4 nouveaux')
  const words = page.getByRole('region', { name: /les mots et les élèves/ })
  const rooster = words.getByRole('row', { name: /^le coq/ })
  await expect(rooster).toContainText('0 jour, 0 sur 1')
  await expect(rooster).toContainText('1 jour, 1 sur 1')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await test.step('a group with similar needs gets its own plan in few presses', async () => {
    const group = pressCounter(4)
    await group.press(page.getByRole('button', { name: 'Besoins semblables…' }))
    const proposals = page.getByRole('dialog', { name: 'Des groupes de besoins semblables' })
    await expect(proposals.getByText('Chloé, Dan')).toBeVisible()
    await expectAccessible(page)
    await group.press(proposals.getByRole('button', { name: 'Faire ce groupe' }))
    await expect(page.getByText(/^Le groupe «\s.*\s» est fait\s: 2 élèves\.$/)).toBeVisible()
    group.expectFew()
    const admin = authorized(await apiSignIn(request, ADMIN))
    const { data: groups } = z.parse(groupsAnswer, await (await request.get('/api/v1/groups', admin)).json())
    const made = groups.find(({ name }) => name.startsWith('Les animaux du zoo'))
    const today = z.parse(lessonsAnswer, await (await request.get('/api/v1/lessons', admin)).json()).today
    const codes: string[] = []
    for (const [title, key] of [
      ['Pour la classe', CLASS],
      ['Pour le groupe', made?.groupID ?? ''],
    ]) {
      const data = {
        ...{ title, steps: [{ clientID: 'Page_Grade4_Vocabulary_Animals_Zoo' }], classCodes: [key] },
        ...{ firstDay: today, lastDay: today, isOpenToVisitors: false },
      }
      const lesson = await request.post('/api/v1/lessons', { ...admin, data })
      codes.push(z.parse(saveLessonAnswer, await lesson.json()).data.code)
    }
    await visit(page, `/admin/lessons?suivre=${codes[0]}`)
    await expect(page.getByRole('list', { name: 'Les élèves' }).getByRole('listitem')).toHaveCount(4)
    await page.getByLabel('Suivre aussi une autre leçon').selectOption(codes[1] ?? '')
    const ofGroup = page.getByRole('list', { name: /^Les élèves\s: Pour le groupe$/ })
    await expect(ofGroup.getByRole('listitem')).toHaveText([/Chloé/, /Dan/])
    await expect(
      page.getByRole('list', { name: /^Les élèves\s: Pour la classe$/ }).getByRole('listitem'),
    ).toHaveCount(4)
    await expectAccessible(page)
    await visit(page, '/admin/knowledge')
    await page.getByRole('combobox', { name: 'Classe', exact: true }).selectOption(CLASS)
  })

  const saved = await saveCSV(page, map.getByRole('button', { name: 'Enregistrer en CSV' }))
  expect(saved.name).toBe(`ce-que-la-classe-${CLASS}-sait.csv`)

  await map.getByRole('button', { name: 'Parents : page à imprimer pour Ada' }).click()
  const report = page.getByRole('dialog', { name: 'Pour les parents : Ada' })
  await expect(report.getByText('Mots de français que votre enfant sait')).toBeVisible()
  await expect(report.getByRole('list').getByText('le coq')).toBeVisible()
  await expect(report.getByText('Basile')).toHaveCount(0)
  await expectAccessible(page)
  await expect(report.getByText(/^Practise these 10 words on a telephone/)).toBeVisible()
  const address = await addressIn(report.getByRole('img', { name: 'Code QR : ces mots sur un téléphone' }))
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ])
    await practiseOnPhone(await browser.newPage({ viewport, hasTouch: true }), address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.for-paper').getByText('À pratiquer à la maison')).toBeVisible()
  await expect(map).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: "Voir les chiffres de l'école" }).click()
  const figures = page.getByRole('dialog', { name: 'Est-ce que ça marche?' })
  await expect(figures.getByText('Pas encore assez de réponses').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const missed = page.getByRole('region', { name: 'Les mots les plus ratés' })
  await expect(missed.getByText('raté 1 fois sur 2 : Ada')).toHaveCount(MISSED.length)
  await expect(missed.getByRole('link', { name: 'Faire une feuille de ces mots' })).toHaveAttribute(
    'href',
    `/papier?de=classe%3A${CLASS}&feuille=ecrire&mots=${MISSED.length}&pour=${CLASS}`,
  )

  // From the map to a game of its weak words in the menu takes three presses.
  await missed.getByRole('button', { name: 'Faire un jeu de ces mots' }).click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('Le jeu est dans le menu.')).toBeVisible()
  for (const [place, word] of MISSED.toSorted().entries())
    await expect(page.getByLabel('Mot', { exact: true }).nth(place)).toHaveValue(word)
})

test("parents' sheets omit pupils without words", { tag: MATRIX }, async ({ page, request }) => {
  const code = '4-76'
  await createAnsweringClass(request, code)
  const admin = await apiSignIn(request, ADMIN)
  const data = { userName: `Élie ${code}`, displayName: 'Élie', classCode: code }
  await request.post('/api/v1/user', { ...authorized(admin), data })
  await bringSession(page, admin)
  await visit(page, '/admin/knowledge')
  await page.getByRole('combobox', { name: 'Classe', exact: true }).selectOption(code)
  await page.getByRole('button', { name: 'Les pages de tous les parents' }).click()
  const reports = page.getByRole('dialog', { name: `Pour les parents : la classe ${code}` })
  await expect(reports.getByText('Mots de français que votre enfant sait')).toHaveCount(2)
  await expect(reports.getByText('Pas de page pour Élie : pas encore de mots rencontrés.')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.for-paper')
  await expect(
    paper.getByText('Mots de français que votre enfant sait').filter({ visible: true }),
  ).toHaveCount(2)
  await expect(paper.getByText(/Élie/)).toBeHidden()
})

test(
  'a lesson of the words that the class missed most takes two presses to make, and works on a phone',
  { tag: MATRIX },
  async ({ page, request, browser }, { retry }) => {
    const code = `4-8${retry}`
    await createAnsweringClass(request, code)
    await bringSession(page, await apiSignIn(request, ADMIN))
    await visit(page, '/admin/knowledge')
    await page.getByRole('combobox', { name: 'Classe', exact: true }).selectOption(code)
    const missed = page.getByRole('region', { name: 'Les mots les plus ratés' })
    await expect(missed.getByText('raté 1 fois sur 2 : Ada')).toHaveCount(MISSED.length)

    // From the map to a lesson of its weak words takes two presses, counted in the page. Ada plays it on a phone.
    await page.evaluate(() => {
      addEventListener('click', () => document.body.append(new Comment('a press')), { capture: true })
    })
    await missed.getByRole('button', { name: 'Faire une leçon de ces mots' }).click()
    const title = new RegExp(`^Mots à revoir ${code}, \\p{L}+ \\d+ \\p{L}+$`, 'u')
    await expect(page.getByLabel('Titre')).toHaveValue(title)
    await page.getByRole('button', { name: 'Publier la leçon' }).click()
    const share = page.getByRole('dialog')
    await expect(share).toContainText(`Mots à revoir ${code}`)
    const presses = await page.evaluate(
      () =>
        [...document.body.childNodes].filter((node) => node instanceof Comment && node.data === 'a press')
          .length,
    )
    expect(presses).toBeLessThanOrEqual(3)
    await share.getByRole('button', { name: 'Suivre la leçon' }).click()
    const ada = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const phone = await ada.newPage()
    await bringSession(phone, await apiSignIn(request, { userName: `Ada ${code}` }))
    await phone.clock.install()
    await visit(phone, '/')
    await phone.getByRole('region', { name: 'La prochaine étape' }).getByRole('link').click()
    await expect(phone).toHaveURL(/\/lecon\//)
    await phone
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: /Mots à revoir/ })
      .click()
    await expect(phone.getByRole('heading', { name: 'Mots à revoir', exact: true })).toBeVisible()
    await expectAccessible(phone)
    await phone.getByRole('button', { name: /^Commencer/ }).click()
    await playOn(phone, byTouch, { wrongOnce: true, onLook: () => expectNoSidewaysScroll(phone) })
    await expect(phone.getByRole('heading', { level: 1, name: /^Bravo!/ })).toBeVisible()
    await expect(phone.getByRole('navigation', { name: 'La leçon' }).getByText('Fini!')).toBeVisible()
    await expectAccessible(phone)
    const card = page
      .getByRole('list', { name: 'Les élèves' })
      .getByRole('listitem')
      .filter({ hasText: 'Ada' })
    await expect(card).toContainText('1 sur 1')
    await ada.close()

    // The lesson form also adds the weak words of the selected class with one press.
    await page.getByRole('button', { name: 'Retour aux leçons' }).click()
    await reload(page)
    await page.getByRole('button', { name: 'Nouvelle leçon' }).click()
    const fragile = page.getByRole('button', { name: '+ Les mots fragiles de la classe' })
    await expect(fragile).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel(`Classe Mme Roy ${code}`, { exact: true }).check()
    const letWordsCome = await holdRequests(page, '**/words/missed?*')
    await fragile.click()
    // Text entered while the words load is kept.
    await page.getByLabel('Titre').fill('Les fragiles')
    letWordsCome()
    await expect(page.getByText(/^1\. Mots à revoir\s: .*le coq/)).toBeVisible()
    await expect(page.getByLabel('Titre')).toHaveValue('Les fragiles')
    await expectAccessible(page)
  },
)
