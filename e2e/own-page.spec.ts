import { ADMIN } from './people.ts'
import { apiSignIn, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'

const WORDS = `la plage = beach
le sable = sand
la mer = sea
la vague = wave
le seau = bucket
la pelle = shovel
le crabe = crab
le coquillage = shell
la serviette = towel
le parasol = beach umbrella`

/** What is to be done at most, and how long it may take. */
const MOST_PRESSES = 8
const LONGEST = 60_000

test('ten pasted words are a published page with its games in a minute and eight presses, and later words reach the games', async ({
  page,
  request,
}) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/grade4/vocabulary/animals/farm')
  let presses = 0
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    presses++
    await page.getByRole(role, { name, exact: true }).click()
  }
  const begun = Date.now()
  await press('Nouvelle page', 'link')
  const dialog = page.getByRole('dialog', { name: 'Nouvelle page' })
  await dialog.getByLabel('Titre de la page').fill('La plage')
  await dialog.getByLabel('Les mots', { exact: true }).fill(WORDS)
  await expect(dialog.getByText('La page peut être publiée.')).toBeVisible()
  await expectAccessible(page)
  await press('Publier la page')
  const games = page.getByRole('region', { name: 'Les jeux de cette page' })
  await expect(games.getByRole('checkbox')).toHaveCount(7)
  await expectAccessible(page)
  await press('Faire les 7 jeux')
  await expect(games.getByRole('link', { name: 'Jouer' })).toHaveCount(7)
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
  expect(Date.now() - begun).toBeLessThan(LONGEST)
})
