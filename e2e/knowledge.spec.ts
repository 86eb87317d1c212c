import type { APIRequestContext } from '@playwright/test'
import type { WordTask } from '../domain/learning/task.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  visit,
} from './school-test.ts'

const CLASS = '4-77'
const MISSED = ['le coq', 'le cochon', 'le mouton', 'la vache']

/** A class of two: Ada misses words, Basile knows them. */
async function classThatAnswered(request: APIRequestContext): Promise<void> {
  const admin = await apiSignIn(request, ADMIN)
  await request.put(`/api/v1/classes/${CLASS}`, {
    ...authorized(admin),
    data: { teacherName: 'Mme Roy', grade: 4 },
  })
  for (const displayName of ['Ada', 'Basile']) {
    const userName = `${displayName} ${CLASS}`
    await request.post('/api/v1/user', {
      ...authorized(admin),
      data: { userName, displayName, classCode: CLASS },
    })
    const pupil = await apiSignIn(request, { userName })
    await answer(request, pupil, 'recall', displayName === 'Basile')
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

test('a teacher sees what her class knows and whether it helps, and makes a lesson, a game, a sheet and a page for parents of it', async ({
  page,
  request,
  browser,
}) => {
  await classThatAnswered(request)
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

  const saving = page.waitForEvent('download')
  await map.getByRole('button', { name: 'Enregistrer en CSV' }).click()
  expect((await saving).suggestedFilename()).toBe(`ce-que-la-classe-${CLASS}-sait.csv`)

  await map.getByRole('button', { name: 'Parents : page à imprimer pour Ada' }).click()
  const report = page.getByRole('dialog', { name: 'Pour les parents : Ada' })
  await expect(report.getByText('Mots de français sus le')).toBeVisible()
  await expect(report.getByRole('list').getByText('le coq')).toBeVisible()
  await expect(report.getByText('Basile')).toHaveCount(0)
  await expectAccessible(page)
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

  const missed = page.getByRole('region', { name: 'Les mots les plus manqués' })
  await expect(missed.getByText('manqué 1 fois sur 2 : Ada')).toHaveCount(MISSED.length)
  await missed.getByRole('button', { name: 'Faire une feuille de ces mots' }).click()
  const sheet = page.getByRole('dialog', { name: 'Une feuille à imprimer' })
  await expect(sheet.getByRole('listitem')).toHaveCount(MISSED.length)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // From the map to a lesson of its weak words, which Ada finds at home: two presses, counted by the page.
  await page.evaluate(() => {
    addEventListener('click', () => document.body.append(new Comment('a press')), { capture: true })
  })
  await missed.getByRole('button', { name: 'Faire une leçon de ces mots' }).click()
  await expect(page.getByLabel('Titre')).toHaveValue(`Mots à revoir ${CLASS}`)
  await page.getByRole('button', { name: 'Publier la leçon' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Mots à revoir ${CLASS}`)
  const presses = await page.evaluate(
    () =>
      [...document.body.childNodes].filter((node) => node instanceof Comment && node.data === 'a press')
        .length,
  )
  expect(presses).toBeLessThanOrEqual(3)
  await page.keyboard.press('Escape')
  const ada = await browser.newContext()
  const tablet = await ada.newPage()
  await bringSession(tablet, await apiSignIn(request, { userName: `Ada ${CLASS}` }))
  await visit(tablet, '/')
  await tablet.getByRole('region', { name: 'La prochaine étape' }).getByRole('link').click()
  await expect(tablet).toHaveURL(/\/lecon\//)
  await tablet
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /Mots à revoir/ })
    .click()
  await tablet.getByRole('button', { name: /^Commencer/ }).click()
  await expect(tablet.getByRole('region', { name: 'Les cartes' }).getByRole('button')).toHaveCount(
    2 * MISSED.length,
  )
  await ada.close()
  await visit(page, '/admin/knowledge')
  await page.getByRole('combobox', { name: 'Classe', exact: true }).selectOption(CLASS)

  // From the map to a game of its weak words, in the menu: three presses.
  await missed.getByRole('button', { name: 'Faire un jeu de ces mots' }).click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('Le jeu est dans le menu.')).toBeVisible()
  for (const [place, word] of MISSED.toSorted().entries())
    await expect(page.getByLabel('Mot', { exact: true }).nth(place)).toHaveValue(word)
})

test('a class is asked the words of a theme before and after, and the teacher reads what it measured', async ({
  page,
  request,
  browser,
}) => {
  const code = '4-78'
  const admin = await apiSignIn(request, ADMIN)
  await request.put(`/api/v1/classes/${code}`, {
    ...authorized(admin),
    data: { teacherName: 'Mme Roy', grade: 4 },
  })
  const pupil = { userName: `Chantal ${code}`, displayName: 'Chantal', classCode: code }
  await request.post('/api/v1/user', { ...authorized(admin), data: pupil })
  await bringSession(page, admin)
  await visit(page, '/admin/knowledge')
  await page.getByRole('combobox', { name: 'Classe', exact: true }).selectOption(code)
  const checks = page.getByRole('region', { name: 'Avant / après' })
  await checks
    .getByRole('combobox', { name: 'Thème à vérifier' })
    .selectOption('Page_Grade4_Vocabulary_Animals_Farm')
  await checks.getByRole('button', { name: 'Ouvrir avant' }).click()
  const check = checks.getByRole('article')
  await expect(check.getByText("Personne n'a encore répondu.")).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext()
  const tablet = await context.newPage()
  await bringSession(tablet, await apiSignIn(request, pupil))
  await visit(tablet, '/profile')
  await tablet.getByRole('button', { name: /^Je commence/ }).click()
  const questions = tablet.getByRole('dialog')
  await expectAccessible(tablet)
  for (let asked = 1; asked <= 12; asked++) {
    await expect(questions.getByText(`${asked} / 12`)).toBeVisible()
    if (asked % 2 === 0) await questions.getByRole('button', { name: /^Je ne sais pas/ }).click()
    else await questions.getByRole('listitem').first().getByRole('button').click()
  }
  await expect(questions.getByText("Merci! C'est fini.")).toBeVisible()
  await questions.getByRole('button', { name: 'Fermer Close' }).click()
  await expect(tablet.getByRole('button', { name: /^Je commence/ })).toHaveCount(0)
  await context.close()

  await check.getByRole('button', { name: 'Fermer' }).click()
  await expect(check.getByText(/^Avant\s: en moyenne .* mots? sur 12 .* 1 élève\.$/)).toBeVisible()
  await check.getByRole('button', { name: 'Supprimer…' }).click()
  await page.getByRole('button', { name: 'Oui, supprimer' }).click()
  await expect(check).toHaveCount(0)
})
