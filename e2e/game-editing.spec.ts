import { gameRecord, saveGameAnswer } from '../domain/api/game.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  reload,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const ID = 'memory-grade4-la-mer'
const GAME = {
  clientID: 'Page_Games_Memory_Grade4_LaMer',
  description: 'Mémoire : La mer',
  instructions: 'Trouve les paires.',
  data: 'le requin, la baleine, le dauphin, le crabe',
}

test('a game is edited by two teachers at the same time, tried, removed from the menu and deleted', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/409/)
  const admin = await apiSignIn(request, ADMIN)
  const first = { ...authorized(admin), data: { ...GAME, kind: 'memory' } }
  const { updated } = saveGameAnswer.parse(
    await (await request.put(`/api/v1/games/${ID}`, first)).json(),
  ).data
  await bringSession(page, admin)
  await visit(page, '/admin/games')
  await page.getByLabel('Chercher').fill('la mer')
  await page.getByRole('button', { name: GAME.description }).click()
  await expect(page.getByText('Mémoire · hors du menu')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Mot', { exact: true }).first().fill('la pieuvre')
  await reload(page)
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
  const stored = await request.get(`/api/v1/games/${ID}`)
  expect(gameRecord.parse((await stored.json()).data)).toMatchObject({ description: GAME.description })

  await page.getByRole('button', { name: 'Jouer comme un élève' }).click()
  const trial = page.getByRole('dialog', { name: 'Comme un élève' })
  await trial.getByRole('button', { name: /^Commencer/ }).click()
  await expect(trial.getByRole('button', { name: 'Carte 8, cachée' })).toBeVisible()
  await page.keyboard.press('Escape')

  // Both teachers' saves are previous versions.
  const versions = page.getByRole('dialog', { name: 'Versions précédentes' })
  for (const [title, count] of [
    ['Mémoire : Les océans', 2],
    [GAME.description, 3],
  ] as const) {
    await page.getByRole('button', { name: 'Versions précédentes' }).click()
    const row = versions.getByRole('listitem').filter({ hasText: title }).first()
    await expect(versions.getByRole('listitem')).toHaveCount(count)
    await row.getByRole('button', { name: /^Revenir à celle-ci/ }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(versions).toBeHidden()
  }

  await page.getByLabel('Mot', { exact: true }).first().fill('')
  await expect(page.getByText('Élément 1 : « Mot » est vide.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeDisabled()
  await page.getByLabel('Mot', { exact: true }).first().fill('la pieuvre')

  await page.getByRole('button', { name: 'Retirer du menu' }).click()
  await expect(page.getByText('les élèves ne le voient pas')).toBeVisible()
  expect((await request.get(`/api/v1/games/${ID}`)).status()).toBe(401)
  await page.getByRole('button', { name: 'Supprimer…' }).click()
  await expect(page.getByText(/Le menu y mène par «\sLa mer \(4e année\)\s»/)).toBeVisible()
  await page.getByRole('button', { name: /^Oui, supprimer/ }).click()
  await expect(page.getByRole('button', { name: 'Faire un jeu' })).toBeVisible()
  // Focus is in the list again, not at the top of the page.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Faire un jeu' })).toBeFocused()
  expect((await request.get(`/api/v1/games/${ID}`)).status()).toBe(404)
})

test('the editor reports that its game has been deleted, and saves it as a new one', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/404/)
  const admin = await apiSignIn(request, ADMIN)
  const id = 'memory-grade4-le-ciel'
  const game = { ...GAME, clientID: 'Page_Games_Memory_Grade4_LeCiel', description: 'Mémoire : Le ciel' }
  await request.put(`/api/v1/games/${id}`, { ...authorized(admin), data: { ...game, kind: 'memory' } })
  await bringSession(page, admin)
  await visit(page, '/admin/games')
  await page.getByLabel('Chercher').fill('le ciel')
  await page.getByRole('button', { name: game.description }).click()
  await page.getByLabel('Mot', { exact: true }).first().fill('le nuage')
  await request.delete(`/api/v1/games/${id}`, authorized(admin))
  const save = page.getByRole('button', { name: 'Enregistrer sans publier' })
  await save.click()
  await expect(page.getByText(/quelqu'un l'a supprimé/)).toBeVisible()
  await expect(page.getByText('Mémoire · pas encore enregistré')).toBeVisible()
  await save.click()
  await expect(page.getByText('les élèves ne le voient pas')).toBeVisible()
  await expect(page.getByText('Mémoire · retiré')).toBeVisible()
})

test('a word search is previewed with its current words, whether or not they are saved', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/games')
  await page.getByRole('button', { name: 'Faire un jeu' }).click()
  await page.getByLabel('Nom du jeu').fill('Au port')
  await page.getByLabel('Sorte de jeu').selectOption('Mots cachés')
  await page.getByRole('button', { name: 'Choisir dans la banque de mots' }).click()
  const bank = page.getByRole('dialog', { name: 'La banque de mots' })
  await bank.getByLabel('Thème').selectOption('La ferme')
  await bank.getByLabel('Chercher').fill('vach')
  await bank.getByRole('checkbox', { name: 'la vache', exact: true }).check()
  await expectAccessible(page)
  await bank.getByRole('button', { name: 'Ajouter 1 mot' }).click()
  await page
    .getByRole('textbox', { name: 'Les mots' })
    .fill(`${await page.getByRole('textbox', { name: 'Les mots' }).inputValue()}\nle phare\nla digue`)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Mots cachés : Au port' })).toBeFocused()
  await page.getByRole('button', { name: 'Jouer comme un élève' }).click()
  const trial = page.getByRole('dialog', { name: 'Comme un élève' })
  await trial.getByRole('button', { name: /^Commencer/ }).click()
  await expect(trial.getByRole('list', { name: 'Les mots à trouver' }).getByRole('listitem')).toHaveCount(3)
  await expect(trial.getByRole('button', { name: /rangée 1, colonne 1$/ })).toBeVisible()
})
