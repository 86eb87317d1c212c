import type { Page } from '@playwright/test'
import { signOut } from './account-menu.ts'
import { expect, signInAdmin, signInPupil, storedUser, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

/** All of the site's data in the browser as one text: storages, databases and caches, without the site's files. */
async function allStoredData(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        stored.push(name, store, await read(rows.getAllKeys()), await read(rows.getAll()))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        stored.push(request.url, [...request.headers])
        if (request.url.includes('/api/')) stored.push(await (await cache.match(request))?.text())
      }
    }
    return JSON.stringify(stored)
  })
}

test('signing out asks a teacher with unsaved text, and deletes all of her data from the browser', {
  tag: MATRIX,
}, async ({ page }) => {
  await visit(page, '/')
  await signInAdmin(page)
  const teacher = await storedUser(page)
  await visit(page, '/admin/useraccounts')
  await page.getByLabel('Chercher').fill('sophie')
  await expect(page.getByRole('row', { name: /Sophie/ })).toBeVisible()
  await page.getByRole('button', { name: 'Importer une liste' }).click()
  await page.getByLabel('La liste').fill('juliette\tJuliette B.\t6-3\t0417')
  await expect.poll(() => allStoredData(page)).toContain('0417')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('La liste')).toBeHidden()
  const otherTab = await page.context().newPage()
  await visit(otherTab, '/')
  await signOut(otherTab)
  const question = { name: 'Se déconnecter?' }
  await expect(otherTab.getByRole('dialog', question)).toContainText(
    "Ce que vous avez écrit sans l'enregistrer",
  )
  await otherTab.close()
  expect(await allStoredData(page)).toContain('0417')
  await signOut(page)
  const yes = page.getByRole('dialog', question).getByRole('button', { name: 'Oui, me déconnecter' })
  await yes.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Votre session est terminée.', { exact: true })).toBeVisible()
  const ofTeacher = ['0417', 'uliette', 'ophie', teacher.token, `"${teacher.userName}"`]
  const left = await allStoredData(page)
  expect(ofTeacher.filter((word) => left.includes(word))).toEqual([])
})

test('signing out deletes all data of a pupil from the browser', async ({ page }) => {
  await visit(page, '/')
  await signInPupil(page, 'wendy')
  const pupil = await storedUser(page)
  await visit(page, '/profile')
  await expect(page.getByRole('region', { name: 'Ma semaine' })).toBeVisible()
  await visit(page, '/leaderboard')
  await expect(page.getByRole('combobox', { name: 'Mois' })).toBeEnabled()
  expect(await allStoredData(page)).toContain('endy')
  await signOut(page)
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()
  const ofPupil = ['endy', pupil.token, 'mme:week', 'mme:stories']
  const stillThere = await allStoredData(page)
  expect(ofPupil.filter((word) => stillThere.includes(word))).toEqual([])
})
