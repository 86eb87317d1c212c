import type { Page } from '@playwright/test'
import { ADMIN } from './people.ts'
import { apiSignIn, bravoSources, bringSession, expect, reload, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test(
  'saving a new group again after its response was lost does not create a second one',
  { tag: MATRIX },
  async ({ page, request, problems }, { retry }) => {
    // On a retry, the group of the first attempt still exists.
    const name = retry === 0 ? 'Nos sorties' : 'Nos fêtes'
    problems.expected.push(/ERR_FAILED/)
    await bringSession(page, await apiSignIn(request, ADMIN))
    await visit(page, '/admin/pages')
    await page.getByRole('button', { name: 'Ouvrir La classe' }).click()
    await page.getByRole('button', { name: 'Ajouter au menu' }).click()
    await page.getByLabel('Nom', { exact: true }).fill(name)
    await page.getByLabel("Ce que c'est").selectOption('Un groupe de lignes')
    let lost = 0
    await page.route('**/api/v1/menulinks', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort()
    })
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
    await save.click()
    // There is also a message at the top.
    await expect(page.getByRole('dialog').getByText('Network error.')).toBeVisible()
    await save.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: `Ouvrir ${name}` })).toHaveCount(1)
  },
)

test('a change whose response was lost is shown, and deleting something twice succeeds', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/404|409|ERR_FAILED/)
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/useraccounts')
  await page.getByRole('button', { name: 'Ajouter un compte' }).click()
  await page.getByLabel('Nom affiché').fill('Perdu')
  await page.getByLabel("Nom d'utilisateur").fill('perdu1')
  await page.getByLabel('Classe').last().selectOption('4-1')
  await loseResponse(page, '**/api/v1/user')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Network error.')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText("Le nom d'utilisateur « perdu1 » est déjà pris")).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Modifier Perdu' }).click()

  await page.getByRole('button', { name: 'Effacer…' }).click()
  await loseResponse(page, '**/api/v1/user/*')
  await page.getByRole('button', { name: 'Effacer pour de bon' }).click()
  await expect(page.getByText('Network error.')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer pour de bon' }).click()
  await expect(page.getByText('Le compte de Perdu est effacé.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Perdu/ })).toHaveCount(0)
})

test('a Bravo whose response is lost is given once, even if it is given again after a reload', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/ERR_FAILED/)
  const pupil = await apiSignIn(request, { userName: 'laurence' })
  const before = await bravoSources(request, pupil)
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, '/admin/bravos')
  const openLaurence = async () => {
    await page.getByLabel('Chercher').fill('laurence')
    await page.getByRole('button', { name: 'Détails des Bravos de Laurence' }).click()
  }
  const give = page.getByRole('button', { name: 'Donner un Bravo' })
  await openLaurence()
  await page.getByLabel('Pourquoi donner un Bravo').fill('Une belle lecture')
  await loseResponse(page, '**/api/v1/bravos')
  await give.click()
  await expect(page.getByRole('dialog').getByText('Network error.')).toBeVisible()
  await reload(page)
  await openLaurence()
  await expect(page.getByLabel('Pourquoi donner un Bravo')).toHaveValue('Une belle lecture')
  await give.click()
  await expect(page.getByText("C'est fait : un Bravo de plus")).toBeVisible()
  expect(await bravoSources(request, pupil)).toEqual([...before, 'admin'])
})

/** Lets the server execute the next call to an address, but drops the response. */
async function loseResponse(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
