import { ADMIN } from './people.ts'
import { apiSignIn, authorized, bringSession, expect, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test('a report prints all of its rows and nothing else, and wraps a very long name', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const admin = await apiSignIn(request, ADMIN)
  const long = { userName: 'sansfin', displayName: `S${'w'.repeat(79)}`, classCode: '6-2' }
  await request.post('/api/v1/user', { ...authorized(admin), data: long })
  await bringSession(page, admin)
  await visit(page, '/admin/bravos')
  const lines = page.getByRole('table').getByRole('row')
  await expect(lines).toHaveCount(41)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const all = Number.parseInt((await page.getByText(/^\d+ lignes$/).textContent()) ?? '', 10)
  expect(all).toBeGreaterThan(40)
  await expect(lines).toHaveCount(all + 1)
  await expect(page.getByRole('heading', { level: 1, name: 'Les Bravos' })).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo', 'searchbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  // The only buttons left are the column headers.
  await expect(page.getByRole('button')).toHaveText([/^Élève/, /^Classe/, /^Bravos/])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(lines).toHaveCount(41)

  // The long name pushes no column out of the viewport.
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByLabel('Chercher').fill(long.displayName)
  const cells = page.getByRole('row', { name: long.displayName }).getByRole('cell')
  await expect(cells.first()).toBeVisible()
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()))
  expect(boxes.map(({ left }, index) => left - (boxes[index - 1]?.right ?? left))).toEqual(boxes.map(() => 0))
})

test('all buttons of a row are visible on a phone', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/admin/media')
  const row = page.getByRole('row', { name: /la vache/ })
  for (const name of [/^Écouter/, /^Ma voix/]) {
    const box = await row.getByRole('button', { name }).first().boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThan(390)
  }
})
