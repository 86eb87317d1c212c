import { managePage } from './manage-page.ts'
import { expect, expectAccessible, signInAdmin, signInPupil, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

// No other test opens this page, which is disabled for a moment.
const PAGE = '/grade4/vocabulary/camping'
const TITLE = 'Le camping'

test('all other browsers leave a page that the administrator disables', { tag: MATRIX }, async ({
  page,
  browser,
  baseURL,
}) => {
  const pupils = await browser.newContext({ baseURL })
  const pupil = await pupils.newPage()
  await visit(pupil, PAGE)
  await signInPupil(pupil, 'karine')
  await expect(pupil.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  await visit(page, PAGE)
  await signInAdmin(page)
  const enabled = (await managePage(page)).getByRole('switch', { name: 'enabled' })
  await expect(enabled).toBeChecked()
  await expectAccessible(page)
  await enabled.click()

  await expect(pupil.getByText(`${TITLE} has been disabled`)).toBeVisible()
  await expect(pupil).toHaveURL('/')
  const menu = pupil.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('button', { name: '4e année' }).click()
  await expect(menu.getByRole('link', { name: 'La fourmi' }).first()).toBeVisible()
  await expect(menu.getByRole('link', { name: TITLE })).toBeHidden()

  await expect(enabled).not.toBeChecked()
  await enabled.click()
  await expect(enabled).toBeChecked()
  await expect(menu.getByRole('link', { name: TITLE }).first()).toBeVisible()
  await pupils.close()
})

test('the site works without the room', { tag: MATRIX }, async ({ page, problems }) => {
  problems.expected.push(/WebSocket/)
  await page.routeWebSocket(/\/parties\//, (socket) => socket.close())
  await visit(page, '/')
  await signInPupil(page, 'leo')
  await visit(page, '/grade4/vocabulary/cats')
  await expect(page.getByRole('heading', { level: 1, name: 'Les chats' })).toBeVisible()
})
