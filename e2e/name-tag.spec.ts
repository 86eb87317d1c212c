import { accountButton } from './account-menu.ts'
import { apiSignIn, bringSession, expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test('the name stays visible on a long page and in full screen, and does not block taps', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, { userName: 'hugo' }))
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/grade4/vocabulary/animals/farm')
  await expect(accountButton(page, 'Hugo')).toBeInViewport()
  const tag = page.locator('p', { hasText: /^Hugo C\.$/ })
  await expect(tag).toHaveCount(0)
  // The rest of the header is still visible.
  await accountButton(page, 'Hugo').evaluate((link) => {
    window.scrollTo(0, link.getBoundingClientRect().bottom + 1)
  })
  await expect(tag).toBeInViewport()
  expect(await tag.evaluate(isOnTop)).toBe(true)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(tag).toBeInViewport()
  await expectAccessible(page)
  expect(
    await tag.evaluate((paper) => {
      const { x, y, width, height } = paper.getBoundingClientRect()
      return paper.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }),
  ).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(tag).toHaveCount(0)

  await page.setViewportSize({ width: 1024, height: 768 })
  await visit(page, '/games/memory/grade4-animals-farm')
  await expect(accountButton(page, 'Hugo')).toBeVisible()
  await expect(tag).toHaveCount(0)
  await page.getByRole('button', { name: 'Plein écran' }).click()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(tag).toBeInViewport()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('button', { name: /cachée$/ })).toHaveCount(12)
  await expect(tag).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Carte 12, cachée' })).toBeInViewport({ ratio: 1 })
})

/** Runs in the page. True if touches reach the element. */
function isOnTop(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  element.style.pointerEvents = 'auto'
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  element.style.pointerEvents = ''
  return top === element
}
