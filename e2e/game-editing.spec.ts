import { gameRecord, saveGameAnswer } from '../domain/api/game.ts'
import { ADMIN } from './people.ts'
import { apiSignIn, authorized, bringSession, expect, expectAccessible, test } from './school-test.ts'

const ID = 'memory-grade4-la-mer'
const GAME = {
  clientID: 'Page_Games_Memory_Grade4_LaMer',
  description: 'Mémoire : La mer',
  instructions: 'Trouve les paires.',
  data: 'le requin, la baleine, le dauphin, le crabe',
}

test('a game is changed by two teachers at once, tried, taken out of the menu and deleted', async ({
  page,
  request,
  problems,
}) => {
  problems.expected.push(/409/)
  const admin = await apiSignIn(request, ADMIN)
  const first = { ...authorized(admin), data: { ...GAME, kind: 'memory' } }
  const { updated } = saveGameAnswer.parse(
    await (await request.put(`/api/v1/games/${ID}`, first)).json(),
  ).data
  await bringSession(page, admin)
  await page.goto('/admin/games')
  await page.getByLabel('Chercher').fill('la mer')
  await page.getByRole('button', { name: GAME.description }).click()
  await expect(page.getByText('hors du menu')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Mot', { exact: true }).first().fill('la pieuvre')
  await page.reload()
  await expect(page.getByLabel('Mot', { exact: true }).first()).toHaveValue('la pieuvre')

  const inBetween = { ...authorized(admin), data: { ...GAME, description: 'Mémoire : Les océans', updated } }
  await request.put(`/api/v1/games/${ID}`, inBetween)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const conflict = page.getByRole('alert')
  await expect(conflict.getByText(/la pieuvre/)).toBeVisible()
  await expect(conflict.getByText('Titre : Mémoire : Les océans')).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect(page.getByText('Le jeu est dans le menu.')).toBeVisible()
  await expect(conflict).toHaveCount(0)
  const kept = await request.get(`/api/v1/games/${ID}`)
  expect(gameRecord.parse((await kept.json()).data)).toMatchObject({ description: GAME.description })

  await page.getByRole('button', { name: 'Jouer comme un élève' }).click()
  const trial = page.getByRole('dialog', { name: 'Comme un élève' })
  await trial.getByRole('button', { name: /^Commencer/ }).click()
  await expect(trial.getByRole('button', { name: 'Carte 8, cachée' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByLabel('Mot', { exact: true }).first().fill('')
  await expect(page.getByText('Item 1: “Mot” is empty.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeDisabled()
  await page.getByLabel('Mot', { exact: true }).first().fill('la pieuvre')

  await page.getByRole('button', { name: 'Retirer du menu' }).click()
  await expect(page.getByText('les élèves ne le voient pas')).toBeVisible()
  expect((await request.get(`/api/v1/games/${ID}`)).status()).toBe(401)
  await page.getByRole('button', { name: 'Supprimer…' }).click()
  await expect(page.getByText(/Le menu y mène par « La mer \(4e année\) »/)).toBeVisible()
  await page.getByRole('button', { name: /^Oui, supprimer/ }).click()
  await expect(page.getByRole('button', { name: 'Faire un jeu' })).toBeVisible()
  expect((await request.get(`/api/v1/games/${ID}`)).status()).toBe(404)
})
