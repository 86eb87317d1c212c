import type { APIRequestContext, Locator } from '@playwright/test'
import type { SessionUser } from '../domain/api/user.ts'
import { accountButton, openAccountMenu, signOut } from './account-menu.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  countActivity,
  expect,
  expectAccessible,
  expectAccessibleInMatrix,
  reload,
  signInPupil,
  storedUser,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'
import { enlargeText } from './wider-than-screen.ts'

const FIVE_GAMES = [
  'Page_Games_Memory_Grade4_Animals_Farm',
  'Page_Games_Memory_Grade4_Ant',
  'Page_Games_Memory_Grade4_Cats',
  'Page_Games_Memory_Grade4_Animals_Care',
  'Page_Games_Memory_Grade4_Animals_Food',
]

/** The corner of a button, since its size may change with the fonts. */
async function cornerOf(button: Locator) {
  const box = await button.boundingBox()
  return { x: box?.x, y: box?.y }
}

/** Must run before the pupil's page is open, because the site claims a due Bravo automatically. */
async function earnABravo(request: APIRequestContext, userName: string): Promise<SessionUser> {
  const user = await apiSignIn(request, { userName })
  for (const clientID of FIVE_GAMES) expect(await countActivity(request, user, clientID)).toBe(201)
  const claim = await request.post('/api/v1/bravos', { ...authorized(user), data: { userID: user.id } })
  expect(claim.status()).toBe(201)
  return user
}

test(
  'a pupil who finished five games is on the leaderboard',
  { tag: MATRIX },
  async ({ page, request }, { retry, repeatEachIndex }) => {
    const userName = ['zoe', 'beatrice'][retry + repeatEachIndex] ?? ''
    await visit(page, '/leaderboard')
    await expect(page.getByRole('combobox', { name: 'Mois' })).toBeEnabled()
    await expectAccessibleInMatrix(page)
    const { displayName } = await earnABravo(request, userName)
    const name = displayName.replace(/ .*/, '')
    await signInPupil(page, userName)

    await reload(page)
    const own = page.getByRole('row', { name: new RegExp(`${name} .*Toi`) })
    await expect(own).toContainText('1')
    await expect(own).toContainText('6-3')
    await expectAccessible(page)

    await page.getByRole('combobox', { name: 'Classe' }).selectOption('4-5')
    await expect(own).toBeHidden()
    await page.getByRole('combobox', { name: 'Classe' }).selectOption('6-3')
    await expect(own).toBeVisible()

    await signOut(page)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Classe' })).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'Classe' })).toBeHidden()

    await page.getByRole('combobox', { name: 'Mois' }).selectOption({ index: 12 })
    await expect(page.getByText(/Pas encore de Bravo en/)).toBeVisible()
    await expectAccessibleInMatrix(page)
  },
)

for (const [width, text] of [
  [768, 'usual'],
  [600, 'usual'],
  [482, 'usual'],
  [390, 'usual'],
  [320, 'usual'],
  [768, 'large'],
  [390, 'large'],
] as const) {
  test(`the profile of a pupil does not shift when the week loads (${width} px wide, ${text} text)`, {
    tag: MATRIX,
  }, async ({ page, request, problems }) => {
    // Block the site's fonts: their widths differ from the device's, so a late swap would shift the page.
    problems.expected.push(/ERR_FAILED/)
    await page.route(/\.woff2$/, (route) => route.abort())
    const { promise: requested, resolve: answer } = Promise.withResolvers<void>()
    await page.route(/\/assets\/IdleExtras-.*\.js$|\/api\/v1\/activities\/\d+$/, async (route) => {
      await requested
      await route.continue()
    })
    await page.setViewportSize({ width, height: 1024 })
    if (text === 'large') await page.addInitScript(() => localStorage.setItem('mme:large-text', 'on'))
    await bringSession(page, await apiSignIn(request, { userName: 'beatrice' }))
    await visit(page, '/profile')
    const leaving = accountButton(page)
    const title = page.getByRole('heading', { level: 1 })
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
    const before = [await cornerOf(leaving), await cornerOf(title)]
    await expect(page.getByText('Ça arrive…')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Mes Bravos' })).toHaveCount(0)

    answer()
    await expect(page.getByRole('region', { name: 'Mes Bravos' })).toBeVisible()
    await expect(page.getByText('0 activité sur 5 cette semaine')).toBeAttached()
    expect([await cornerOf(leaving), await cornerOf(title)]).toEqual(before)
  })
}

test('a pupil sees the week, chooses an avatar that is stored, and reads the reason for a Bravo', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await earnABravo(request, 'antoine'))
  await visit(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()

  const week = page.getByRole('region', { name: 'Ma semaine' })
  await expect(week).toContainText('5 / 5')
  // The school's clock in the tests starts on a Wednesday.
  await expect(week).toContainText('Il reste 4 jours')
  await expect(week.getByRole('link', { name: 'Mémoire – Les animaux de la ferme' })).toHaveAttribute(
    'href',
    /animals-farm/,
  )
  await expect(week.getByRole('heading', { name: 'Encore à faire' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mes Bravos' }).getByRole('listitem').last()).toContainText(
    '1 Bravo',
  )
  await expect(page.getByRole('region', { name: "Pourquoi j'ai ces Bravos" })).toContainText(
    /Un Bravo pour cinq activités.*mercredi/,
  )
  await expectAccessible(page)

  const report = page.getByRole('region', { name: 'Mes activités du mois' })
  await expect(report.getByRole('row')).toHaveCount(6)
  await report.getByRole('searchbox', { name: 'Chercher une page' }).fill('FERME')
  await expect(report.getByRole('row')).toHaveCount(2)
  await report.getByRole('combobox', { name: 'Mois' }).selectOption({ index: 12 })
  await expect(report.getByRole('status')).toContainText('0 activité')

  await openAccountMenu(page)
  await page.getByRole('button', { name: 'Mes activités du mois' }).click()
  const popup = page.getByRole('dialog', { name: 'Mes activités du mois' })
  await expect(popup.getByRole('row')).toHaveCount(6)
  await expectAccessible(page)
  await popup.getByRole('searchbox', { name: 'Chercher une page' }).fill('fourmi')
  await expect(popup.getByRole('row')).toHaveCount(2)
  await popup.getByRole('searchbox', { name: 'Chercher une page' }).fill('memoire')
  await expect(popup.getByRole('row')).toHaveCount(6)
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeText(page, 2)
  expect(await popup.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await enlargeText(page, 1)
  // Empties the search box, then closes the dialog.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  // Closes the menu from which the dialog was opened.
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Changer mon avatar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choisis ton avatar' })
  await expect(dialog.getByRole('radio', { name: 'ma lettre' })).toBeChecked()
  expect(await dialog.getByRole('radio').count()).toBeGreaterThanOrEqual(24)
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'la licorne' }).check()
  await dialog.getByRole('button', { name: 'Je choisis cet avatar' }).click()
  await expect(page.getByText("C'est ton nouvel avatar!")).toBeVisible()
  expect(await storedUser(page)).toMatchObject({ avatarUrl: 'unicorn.svg' })

  await reload(page)
  await page.getByRole('button', { name: 'Changer mon avatar' }).click()
  await expect(dialog.getByRole('radio', { name: 'la licorne' })).toBeChecked()
})
