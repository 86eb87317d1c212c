import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { ADMIN } from './people.ts'
import { apiSignIn, authorized, bringSession, expect, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

/**
 * Opens the dialog with these additional classes, because other tests use the demo school's. The pupil is in
 * the first.
 */
async function openWithClasses(
  page: Page,
  request: APIRequestContext,
  [first, ...more]: [string, ...string[]],
  userName: string,
): Promise<void> {
  const admin = await apiSignIn(request, ADMIN)
  const teacher = { teacherName: 'Mme Roy', grade: 6 }
  for (const code of [first, ...more])
    await request.put(`/api/v1/classes/${code}`, { ...authorized(admin), data: teacher })
  const pupil = { userName, displayName: userName, classCode: first }
  await request.post('/api/v1/user', { ...authorized(admin), data: pupil })
  await bringSession(page, admin)
  await openDialog(page)
}

async function openDialog(page: Page): Promise<void> {
  await visit(page, '/admin/useraccounts')
  await page.getByRole('button', { name: "Changer d'année" }).click()
}

test('the school year changes after a summary and a backup', { tag: MATRIX }, async ({
  page,
  request,
  problems,
}) => {
  problems.expected.push(/409/)
  await openWithClasses(page, request, ['9-5'], 'ancien')
  await page.getByLabel('Les élèves de Mme Roy 9-5').selectOption('archive')
  await page.getByRole('button', { name: 'Voir ce qui changera' }).click()
  await expect(page.getByText('9-5 : 1 élève à désactiver')).toBeVisible()
  const confirm = page.getByRole('button', { name: "2. Changer d'année" })
  await expect(confirm).toBeDisabled()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '1. Sauvegarder tout' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^mme-bravo-\d{4}-\d\d-\d\d\.jsonl\.gz$/)
  // Other tests add and move pupils, which makes the server reject an outdated summary.
  await expect(async () => {
    await confirm.click()
    await expect(page.getByText('La nouvelle année peut commencer.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  const { auth } = z.parse(
    z.object({ auth: z.boolean() }),
    await (await request.post('/api/v1/auth/login', { data: { userName: 'ancien' } })).json(),
  )
  expect(auth).toBe(false)
  // A real restore would revert the data of other tests. The API's tests do it.
  await page.route('**/api/v1/backup/kept/*/restore', (route) =>
    route.fulfill({ json: { success: true, rows: 5, files: 0 } }),
  )
  await page.getByRole('button', { name: "Annuler le changement d'année" }).click()
  await expect(page.getByText("L'école est comme avant.")).toBeVisible()
})

test('repeating a change of the school year after a lost response does not move pupils by a second year', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/409|ERR_FAILED/)
  await page.route('**/api/v1/backup', (route) => route.fulfill({ body: 'a' }))
  await openWithClasses(page, request, ['9-6', '9-7'], 'montant')
  await page.getByLabel('Les élèves de Mme Roy 9-6').selectOption('to 9-7')
  await page.getByLabel('Les élèves de Mme Roy 9-7').selectOption('archive')
  await page.getByRole('button', { name: 'Voir ce qui changera' }).click()
  await page.getByRole('button', { name: '1. Sauvegarder tout' }).click()
  await page.route(
    '**/api/v1/school-year',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const confirm = page.getByRole('button', { name: "2. Changer d'année" })
  await confirm.click()
  await expect(page.getByText('Network error.')).toBeVisible()
  await confirm.click()
  await expect(page.getByText('peut-être par ce changement même')).toBeVisible()
  expect((await apiSignIn(request, { userName: 'montant' })).classCode).toBe('9-7')
})

test('the reason why a change of the school year failed is shown until another change is chosen', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/409/)
  const message = 'There is no class 9-5.'
  await bringSession(page, await apiSignIn(request, ADMIN))
  await page.route('**/api/v1/school-year', (route) =>
    route.fulfill({ status: 409, json: { success: false, message, error: { number: 409, message } } }),
  )
  await page.route('**/api/v1/backup', (route) => route.fulfill({ body: 'a' }))
  await openDialog(page)
  await page.getByLabel('Les élèves de Mme Bravo 6-3').selectOption('archive')
  await page.getByRole('button', { name: 'Voir ce qui changera' }).click()
  await page.getByRole('button', { name: '1. Sauvegarder tout' }).click()
  await page.getByRole('button', { name: "2. Changer d'année" }).click()
  await expect(page.getByText(message)).toBeVisible()
  await page.getByLabel('Les élèves de Mme Bravo 6-3').selectOption('stay')
  await expect(page.getByText(message)).toBeHidden()
})
