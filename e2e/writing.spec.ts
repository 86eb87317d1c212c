import * as z from 'zod/mini'
import { ownCompositionsAnswer } from '../domain/api/composition.ts'
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
import { MATRIX } from './tags.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a pupil writes sentences with the words of the site and sends them, and the teacher answers', {
  tag: MATRIX,
}, async ({ page, request, browser }) => {
  await visit(page, '/ecrire')
  await expect(page.getByRole('heading', { name: /^J'écris/ })).toBeVisible()
  await page.getByRole('button', { name: /^Les animaux/ }).click()
  await expect(page.getByText("Pour l'envoyer à Mme Bravo")).toBeVisible()
  const ines = await apiSignIn(request, { userName: 'ines' })
  await bringSession(page, ines)
  await visit(page, '/ecrire')

  // Words follow the starter in a field that was not used yet, even when typed.
  const first = page.getByRole('textbox', { name: /^1 Mon animal/ })
  await page.getByRole('button', { name: /^le chien/ }).click()
  await expect(first).toHaveValue("Mon animal préféré, c'est le chien ")
  await page.getByRole('textbox', { name: /^2 / }).press('Enter')
  await expect(page.getByRole('textbox', { name: /^3 / })).toBeFocused()
  await page.keyboard.type('le')
  await expect(page.getByRole('textbox', { name: /^3 / })).toHaveValue("Je n'aime pas le")
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await first.fill("Mon animal préféré, c'est ")

  // A tapped word replaces the selected one.
  await first.fill("J'ai le chat noir")
  await first.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 12))
  await page.getByRole('button', { name: /^le chien/ }).click()
  await expect(first).toHaveValue("J'ai le chien noir")
  await first.fill("Mon animal préféré, c'est ")

  // Words and letters that do not fit are not added.
  const full = page.getByRole('status').filter({ hasText: 'Ta phrase est assez longue.' })
  const long = 'très '.repeat(23)
  await first.fill(long)
  await expect(full).toHaveCount(0)
  await page.getByRole('button', { name: /^le chien/ }).click()
  await expect(full).toBeVisible()
  await expect(first).toHaveValue(long)
  await first.pressSequentially('grand')
  await expect(full).toBeVisible()
  await first.fill("Mon animal préféré, c'est ")
  await expect(full).toHaveCount(0)

  // The visitor's draft (empty here) is kept after signing in.
  const second = page.getByRole('textbox', { name: /^2 J'aime/ })
  await expect(second).toHaveValue("J'aime ")
  await second.fill("J'aime les chatss ")
  await expect(page.getByRole('status').filter({ hasText: 'chatss. Regarde encore' })).toBeVisible()
  await second.fill("J'aime ")
  await expect(page.getByText('Je ne connais pas')).toHaveCount(0)
  await page.getByRole('button', { name: /^les lapins/ }).click()
  await page.getByRole('button', { name: 'parce que', exact: true }).click()
  await second.pressSequentially("c'est tr")
  await page.getByRole('button', { name: 'è', exact: true }).click()
  await second.pressSequentially('s beau.')
  await expect(second).toHaveValue("J'aime les lapins parce que c'est très beau.")
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Nothing covers the keys while the header is out of view.
  await page.getByRole('region', { name: 'Les accents' }).evaluate((keys) => keys.scrollIntoView())
  await expect(page.getByRole('banner')).not.toBeInViewport()
  const nameTag = page.locator('p', { hasText: /^Inès S\.$/ })
  await expect(nameTag).toHaveCount(1)
  await expect(nameTag).toBeHidden()

  await visit(page, '/ecrire')
  await page.getByRole('button', { name: /^Envoyer à Mme Bravo/ }).click()
  await expect(page.getByRole('heading', { name: /^C'est envoyé!/ })).toBeFocused()
  const texts = page.getByRole('region', { name: /^Mes textes/ })
  await expect(texts.getByText("J'aime les lapins parce que c'est très beau.")).toBeVisible()
  await expect(texts.getByText('Mme Bravo va le lire.')).toBeVisible()

  const teacher = await browser.newPage({ viewport: { width: 1024, height: 600 } })
  const madame = await apiSignIn(request, ADMIN)
  await bringSession(teacher, madame)
  await visit(teacher, '/admin/activities')
  const sent = teacher.getByRole('region', { name: /^Textes des élèves : / })
  await expect(sent.getByRole('row', { name: /J'aime les lapins/ })).toBeVisible()
  await sent.getByRole('button', { name: 'Répondre : Inès S.' }).click()
  await teacher.getByRole('radio', { name: 'un hibou' }).check()
  await teacher.getByLabel('Votre phrase').fill('Bravo, Inès!')
  // Another teacher answers first.
  const mine = await (await request.get('/api/v1/compositions/mine', authorized(ines))).json()
  const [composition] = z.parse(ownCompositionsAnswer, mine).data
  await request.put(`/api/v1/compositions/${composition?.compositionID}/answer`, {
    ...authorized(madame),
    data: { sticker: 'heart', answer: 'Très bien!', answeredAt: null },
  })
  await teacher.getByRole('button', { name: 'Envoyer la réponse' }).click()
  const form = teacher.getByRole('dialog', { name: /^Le texte d'Inès S\./ })
  await expect(form.getByRole('alert')).toHaveText(/^Quelqu'un d'autre a répondu à ce texte/)
  await expect(form.getByText('Très bien!')).toBeVisible()
  await teacher.getByRole('button', { name: 'Envoyer la mienne quand même' }).click()
  await expect(sent.getByRole('row', { name: /un hibou : Bravo, Inès!/ })).toBeVisible()
  await sent.getByRole('button', { name: /^Imprimer/ }).click()
  await teacher.emulateMedia({ media: 'print' })
  await expect(teacher.locator('.for-paper').getByText('Bravo, Inès!')).toBeVisible()
  await teacher.close()

  await visit(page, '/ecrire')
  await expect(texts.getByRole('img', { name: 'un hibou' })).toBeVisible()
  await expect(texts.getByText('Bravo, Inès!')).toBeVisible()
  // This browser has no French voice.
  for (const path of ['/ecrire', '/profile']) {
    await visit(page, path)
    await page.getByRole('button', { name: 'Écouter la réponse' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'pas de voix ici' })).toBeVisible()
  }
})

test('a text stays with its topic, even if the session times out, and the focus returns to the topic', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/Failed to load resource/)
  await bringSession(page, await apiSignIn(request, { userName: 'ines' }))
  await visit(page, '/ecrire')
  const animals = page.getByRole('button', { name: /^Les animaux/ })
  const winter = page.getByRole('button', { name: /^L'hiver/ })
  const back = page.getByRole('button', { name: /^Autre sujet/ })
  const second = page.getByRole('textbox', { name: /^2 / })
  await animals.click()
  await second.focus()
  await second.fill("J'aime les lapins.")
  await back.click()
  await expect(animals).toBeFocused()
  await winter.click()
  await second.focus()
  await second.fill("Dehors, j'aime jouer.")
  await back.click()
  await expect(winter).toBeFocused()
  await animals.click()
  await expect(second).toHaveValue("J'aime les lapins.")

  const refusal = { success: false, message: 'Fin.', error: { number: 401, message: 'Fin.' } }
  await page.route('**/api/v1/compositions', (route) => route.fulfill({ status: 401, json: refusal }), {
    times: 1,
  })
  await page.getByRole('button', { name: /^Envoyer à Mme Bravo/ }).click()
  await expect(page.getByText(/tu pourras continuer ton texte/)).toBeVisible()
  await expect(animals).not.toContainText('Continue ton texte')
  // The next page signs in again.
  await visit(page, '/ecrire')
  await expect(second).toHaveValue("J'aime les lapins.")
  await back.click()
  await expect(winter).toContainText('Continue ton texte')
})
