import type { Page } from '@playwright/test'
import { gameKinds } from '../domain/games/kinds.ts'
import { gameOfKind } from './school-games.ts'
import { expect, test } from './school-test.ts'
import { MATRIX } from './tags.ts'

// How much a page loads at first is held by the build itself: scripts/build/sizes.ts.
test("a page loads nothing of the administrator's and no game; one of words what its own form adds, and no other", {
  tag: MATRIX,
}, async ({ page }) => {
  for (const [path, forms] of [
    ['/', []],
    ['/grade4/vocabulary/positions', []],
    ['/grade4/vocabulary/numbers', ['NumberGrid']],
    ['/grade4/vocabulary/cats', ['Figures']],
    ['/grade4/vocabulary/reference', ['Tables']],
    ['/grade4/vocabulary/weather', ['Conversations']],
  ] as const) {
    const loaded = await loadedBy(page, path)
    expect(loaded.length, path).toBeGreaterThan(0)
    expect(loaded.filter((url) => isGame(url) || /admin|PageState/i.test(url))).toEqual([])
    const scripts = loaded.flatMap(
      (url) => /\/assets\/(NumberGrid|Figures|Tables|Conversations)-[^/]*\.js$/.exec(url)?.[1] ?? [],
    )
    expect(scripts, path).toEqual(forms)
  }
})

test('the page of each game loads that game and no other', { tag: MATRIX }, async ({ page }) => {
  const kinds = gameKinds.filter((kind) => kind !== 'drop')
  const loaded: string[][] = []
  for (const kind of kinds) loaded.push((await loadedBy(page, gameOfKind(kind).path)).filter(isGame))
  // Besides its game each loads what all of them begin on, which is of the same name.
  expect(loaded.map((files) => files.length)).toEqual(kinds.map(() => 2))
  expect(new Set(loaded.flat()).size).toBe(kinds.length + 1)
})

test('a game is on its way once its page is painted, before the page comes to life', { tag: MATRIX }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/ERR_FAILED/)
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort())
  const arrived = page.waitForEvent('requestfinished', (asked) =>
    /\/assets\/game-common-[^/]*\.js$/.test(asked.url()),
  )
  await page.goto(gameOfKind('memory').path)
  await arrived
  const [paint, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /game-common-[^/]*\.js$/.test(name))
      ?.startTime,
  ])
  expect(paint).toBeGreaterThan(0)
  expect(asked).toBeGreaterThan(paint ?? Number.NaN)
})

/** What a page asks for until it has come to rest. */
async function loadedBy(page: Page, path: string): Promise<string[]> {
  const loaded: string[] = []
  const note = (asked: { url(): string }) => loaded.push(asked.url())
  page.on('request', note)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('request', note)
  return loaded
}

/** A script that is built of a game's own entry, or of the route of games. */
function isGame(url: string): boolean {
  return /\/assets\/game-[^/]*\.js$/.test(url)
}
