import { holdRequests } from './hold.ts'
import { ADMIN } from './people.ts'
import { apiSignIn, authorized, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test('a class does a check before and after a theme, and the teacher reads the results', {
  tag: MATRIX,
}, async ({ page, request, browser }) => {
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

  // A pupil who has the site open is offered the check as the next step.
  const context = await browser.newContext()
  const tablet = await context.newPage()
  await bringSession(tablet, await apiSignIn(request, pupil))
  const entered = tablet.waitForEvent('websocket')
  await visit(tablet, '/')
  await entered
  const next = tablet.getByRole('region', { name: 'La prochaine étape' }).getByRole('link')
  await expect(next).toBeVisible()
  // The themes of the class's grade come first.
  await expect(
    checks.getByRole('combobox', { name: 'Thème à vérifier' }).locator('option').first(),
  ).toHaveAttribute('value', /Grade4/)
  await checks
    .getByRole('combobox', { name: 'Thème à vérifier' })
    .selectOption('Page_Grade4_Vocabulary_Animals_Farm')
  await checks.getByRole('button', { name: 'Ouvrir avant' }).click()
  const check = checks.getByRole('article')
  await expect(check.getByText("Personne n'a encore répondu.")).toBeVisible()
  await expectAccessible(page)

  await expect(next).toContainText("Qu'est-ce que tu sais déjà?")
  await next.click()
  await tablet.getByRole('button', { name: /^Je commence/ }).click()
  const questions = tablet.getByRole('dialog')
  await expectAccessible(tablet)
  await tablet.route('**/api/v1/checks/*/results', (route) => route.abort(), { times: 1 })
  for (let question = 1; question <= 12; question++) {
    await expect(questions.getByText(`${question} / 12`)).toBeVisible()
    if (question % 2 === 0) await questions.getByRole('button', { name: /^Je ne sais pas/ }).click()
    else await questions.getByRole('listitem').first().getByRole('button').click()
    if (question !== 5) continue
    // Answers are kept when the pupil leaves and comes back.
    await tablet.keyboard.press('Escape')
    await expect(questions).toHaveCount(0)
    await tablet.getByRole('button', { name: /^Je commence/ }).click()
  }
  // A failed request is retried, and keyboard focus stays.
  const again = questions.getByRole('button', { name: /^Réessayer/ })
  await expect(again).toBeVisible()
  await expect(questions.locator(':focus')).toHaveCount(1)
  const letResultsGo = await holdRequests(tablet, '**/api/v1/checks/*/results')
  await again.click()
  await expect(questions.getByText("J'envoie…")).toBeVisible()
  await expect(questions.locator(':focus')).toHaveCount(1)
  letResultsGo()
  await expect(questions.getByText("Merci! C'est fini.")).toBeVisible()
  await questions.getByRole('button', { name: 'Fermer Close' }).click()
  const begin = tablet.getByRole('button', { name: /^Je commence/ })
  await expect(begin).toHaveCount(0)

  // The teacher sees the result arrive. If she closes the check, pupils who are taking it see a friendly
  // message.
  await expect(check.getByText(/^Avant\s: en moyenne .* mots? sur 12 .* 1 élève\.$/)).toBeVisible()
  await check.getByRole('button', { name: 'Fermer' }).click()
  await check.getByRole('button', { name: 'Rouvrir avant' }).click()
  await check.getByRole('button', { name: 'Fermer' }).click()
  await check.getByRole('button', { name: 'Ouvrir après' }).click()
  await begin.click()
  await questions.getByRole('button', { name: /^Je ne sais pas/ }).click()
  await check.getByRole('button', { name: 'Fermer' }).click()
  await expect(questions.getByText("C'est fini pour aujourd'hui. Merci!")).toBeVisible()
  await expectAccessible(tablet)
  await context.close()
  await check.getByRole('button', { name: 'Supprimer…' }).click()
  await page.getByRole('button', { name: 'Oui, supprimer' }).click()
  await expect(check).toHaveCount(0)
})
