import type { Page } from '@playwright/test'
import { pageOf } from '../content/routes.ts'
import { type PublicPage, publicPages } from '../scripts/build/public-pages.ts'
import { expect, test, visit } from './school-test.ts'

/** A page for each view, and for each form that pages of words have. Games share a view until they are started. */
const samples = [...Map.groupBy(publicPages(), formOf).values()].flatMap(([page]) => page?.path ?? [])

test('a page of each kind comes to life as it was made: nothing is warned of', async ({ page }) => {
  expect(samples.length).toBeGreaterThan(15)
  for (const path of samples) {
    await visit(page, path)
    await expectAlive(page)
  }
})

test('a page whose HTML is not what its scripts make is told of', async ({ page, problems }) => {
  problems.expected.push(/Minified React error/)
  await page.route('/tribes', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace('<h1', '<h2').replace('</h1>', '</h2>') })
  })
  const told = page.waitForEvent('console', (message) => /Minified React error/.test(message.text()))
  await visit(page, '/tribes')
  await told
})

/** React has taken over the heading, which it does last of all where the page's view is a part of its own. */
async function expectAlive(page: Page): Promise<void> {
  const heading = page.locator('main h1')
  await expect
    .poll(() => heading.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true)
}

function formOf({ data }: PublicPage): string {
  const record = data.page?.record
  if (record?.kind === 'vocabulary') return record.content.form
  return data.game ? 'game' : (pageOf(data.page?.clientID ?? '')?.kind ?? '')
}
