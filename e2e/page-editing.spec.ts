import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { pageAnswer } from '../domain/api/page.ts'
import type { SessionUser } from '../domain/api/user.ts'
import { ADMIN } from './people.ts'
import { pickUp } from './pick-up.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  expect,
  expectAccessible,
  signInAdmin,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const COAT = 'Page_Grade5_Vocabulary_Coat'
const PROFESSIONS = 'Page_Grade5_Vocabulary_Professions'

test('a word page is edited by keyboard only, and pupils see it', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, `/admin/pages?page=${PROFESSIONS}`)
  const sections = page.getByRole('region', { name: 'Les mots' })
  await expect(sections).toBeVisible()
  const first = sections.getByRole('button', { name: /^Modifier / }).first()
  await first.press('Enter')
  const words = sections.getByRole('region', { name: 'Mots' })
  await words.getByRole('button', { name: 'Ajouter des mots de la banque' }).press('Enter')

  const picker = page.getByRole('dialog', { name: 'La banque de mots' })
  await picker.getByLabel('Chercher').fill('kangour')
  await picker.getByRole('checkbox', { name: /le kangourou/ }).press('Space')
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Ajouter 1 mot' }).press('Enter')

  const row = words.getByRole('listitem').filter({ hasText: 'le kangourou' })
  await row.getByRole('button', { name: 'Refermer le kangourou' }).press('Enter')
  const place = (await words.getByRole('listitem').count()) - 1
  const handle = row.getByRole('button', { name: 'Déplacer le kangourou' })
  await pickUp(handle, `le kangourou : place ${place + 1}.`)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`le kangourou : place ${place}.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(words.getByRole('listitem').nth(place - 1)).toContainText('le kangourou')

  await words.getByRole('button', { name: 'Ajouter un mot à moi' }).press('Enter')
  await expect(words.locator('input:focus')).toBeVisible()
  await page.keyboard.type('la cabane')
  await expect(page.getByText('Sans image : « la cabane ».')).toBeVisible()

  await words.getByRole('button', { name: 'Coller une liste de mots' }).press('Enter')
  const pasted = page.getByRole('dialog', { name: 'Coller une liste de mots' })
  await pasted
    .getByLabel('Les mots', { exact: true })
    .fill('sep=;\nAnglais;Français\nrope;la corde\nkangaroo;le kangourou')
  await expect(pasted.getByText('2 lignes non lues')).toBeVisible()
  await expect(pasted.getByText(/Déjà sur la page ou plus haut\s: le kangourou\./)).toBeVisible()
  await expectAccessible(page)
  await pasted.getByRole('button', { name: 'Ajouter 1 mot' }).press('Enter')
  await expect(words.getByRole('listitem').last()).toContainText('la corde')
  await page.getByRole('button', { name: /^Publier malgré \d remarques$/ }).press('Enter')
  await expect(page.getByText('La page est publiée.')).toBeVisible()
  await expect(page.getByText('Tout est publié.')).toBeVisible()

  await visit(page, '/grade5/vocabulary/professions')
  await expect(page.getByRole('button', { name: /le kangourou/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /la cabane/ }).first()).toBeVisible()
})

test('a letter is edited with formatting, survives the end of the session, and accepts no scripts', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  // The browser itself blocks the pasted script.
  problems.expected.push(/Executing inline event handler violates/)
  await visit(page, '/')
  await signInAdmin(page)
  await visit(page, '/admin/pages?page=Page_Parents')
  await page.getByRole('button', { name: 'Ajouter un texte' }).click()
  const text = page.getByRole('textbox', { name: 'Texte français' })
  await text.click()
  const tools = page.getByRole('toolbar', { name: 'Mise en forme : Texte français' })
  await text.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button', { name: 'Italique' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tools.getByRole('button', { name: 'Gras' })).toBeFocused()
  await page.keyboard.press('Enter')
  // The button returns focus in the next frame.
  await expect(text).toBeFocused()
  await page.keyboard.type('Réunion jeudi')
  await text.press('End')
  await text.press('Enter')
  await page.evaluate(pasteScripts)
  await expect(text.getByRole('link', { name: 'ici' })).toBeVisible()
  await expectAccessible(page)

  const tab = await page.context().newPage()
  await tab.goto('/icon.svg')
  // Simulates an expired session. Signing out would delete the unsaved text.
  await tab.evaluate(() => localStorage.removeItem('mme:user'))
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /^Connexion/ })).toBeVisible()
  await signInAdmin(page)
  await visit(page, '/admin/pages?page=Page_Parents')
  await expect(page.getByText('Pas encore publié')).toBeVisible()
  await page.getByRole('button', { name: 'Voir comme un élève' }).click()
  await expect(page.getByRole('dialog').getByText('Réunion jeudi')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('Tout est publié.')).toBeVisible()

  await visit(tab, '/parents')
  await expect(tab.locator('strong', { hasText: 'Réunion jeudi' })).toBeVisible()
  await expect(tab.getByRole('link', { name: /^ici/ })).toHaveAttribute('href', 'https://ecole.example/')
  expect(await tab.evaluate(() => Reflect.get(window, 'isRobbed'))).toBeUndefined()
  await expect(tab.locator('main [onerror], main script, main a[href^="javascript"]')).toHaveCount(0)
})

test('two teachers who edit one page lose no text, and one restores a previous version', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  problems.expected.push(/409|ERR_FAILED/)
  const admin = await apiSignIn(request, ADMIN)
  await bringSession(page, admin)
  await visit(page, `/admin/pages?page=${COAT}`)
  await page.getByLabel('Titre de la page').fill('Le parka')
  // Nothing covers the message about publishing.
  await page.setViewportSize({ width: 768, height: 500 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('#account')).not.toBeInViewport()
  await expect(page.getByText('Pas encore publié')).toBeInViewport()
  await expect(page.getByText('Mme Bravo', { exact: true }).and(page.locator('p'))).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await publishElsewhere(request, admin)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: 'Deux personnes ont écrit cette page' })
  await expect(conflict.getByRole('region', { name: 'La vôtre' })).toContainText('Le parka')
  await expect(conflict.getByRole('region', { name: 'Celle qui est en ligne' })).toContainText('Les manteaux')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: /^Publier la mienne/ }).click()
  await expect(page.getByText('Tout est publié.')).toBeVisible()

  await page.getByRole('button', { name: 'Versions précédentes' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions précédentes' })
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  const theirs = versions.getByRole('listitem').filter({ hasText: 'Les manteaux' })
  await expect(theirs).toContainText('par Mme Bravo')
  await expectAccessible(page)
  await theirs.getByRole('button', { name: /^Revenir à celle-ci/ }).click()
  const title = page.getByLabel('Titre de la page')
  await expect(title).toHaveValue('Les manteaux')
  expect(await titleOf(request)).toBe('Les manteaux')

  // She types while a save is in flight, and the response to her second attempt is lost.
  const publish = page.getByRole('button', { name: 'Publier', exact: true })
  await page.route(`**/pages/${COAT}`, async (route) => {
    await title.fill('La tuque')
    await route.continue()
  })
  await title.fill('Le foulard')
  await publish.click()
  await expect(page.getByText('La page est publiée.').last()).toBeVisible()
  await expect(title).toHaveValue('La tuque')
  await page.unroute(`**/pages/${COAT}`)
  await page.route(`**/pages/${COAT}`, (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await publish.click()
  await expect(page.getByText('Network error.  Try again later.')).toBeVisible()
  await publish.click()
  await expect(page.getByText('Tout est publié.')).toBeVisible()
  expect(await titleOf(request)).toBe('La tuque')
})

/** Pastes HTML of another site with scripts into the letter. */
function pasteScripts() {
  const clipboard = new DataTransfer()
  clipboard.setData(
    'text/html',
    `<p onclick="isRobbed = 1">Lisez <a href="https://ecole.example/" onmouseover="isRobbed = 1">ici</a>
      <a href="javascript:isRobbed=1">piège</a></p><img src="x" onerror="isRobbed = 1"><script>isRobbed = 1</script>`,
  )
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
  )
}

async function publishElsewhere(request: APIRequestContext, admin: SessionUser): Promise<void> {
  const { content, updated } = await storedPage(request)
  const data = { title: 'Les manteaux', content, updated }
  const saved = await request.put(`/api/v1/pages/${COAT}`, { ...authorized(admin), data })
  expect(saved.status()).toBe(200)
}

async function titleOf(request: APIRequestContext): Promise<string> {
  return (await storedPage(request)).title
}

async function storedPage(request: APIRequestContext) {
  return z.parse(pageAnswer, await (await request.get(`/api/v1/pages/${COAT}`)).json()).data
}
