import type { Page } from '@playwright/test'
import { gameKinds } from '../domain/games/kinds.ts'
import { gameOfKind } from './school-games.ts'
import { expect, test } from './school-test.ts'
import { MATRIX } from './tags.ts'

// The build limits how much a page loads at first: scripts/build/sizes.ts.
test('a page loads no admin code and no game, and a word page loads only the code of its own form', {
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

test('the page of each game loads the code of only that game', { tag: MATRIX }, async ({ page }) => {
  const kinds = gameKinds.filter((kind) => kind !== 'drop')
  const loaded: string[][] = []
  for (const kind of kinds) loaded.push((await loadedBy(page, gameOfKind(kind).path)).filter(isGame))
  // Each page loads two such files: its game, and the game route, whose file has the same name.
  expect(loaded.map((files) => files.length)).toEqual(kinds.map(() => 2))
  expect(new Set(loaded.flat()).size).toBe(kinds.length + 1)
})

test('a game loads after its page is painted and before the page hydrates', { tag: MATRIX }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/ERR_FAILED/)
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort())
  const arrived = page.waitForEvent('requestfinished', (request) =>
    /\/assets\/all-games-[^/]*\.js$/.test(request.url()),
  )
  await page.goto(gameOfKind('memory').path)
  await arrived
  const [paint, requestedAt] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /all-games-[^/]*\.js$/.test(name))?.startTime,
  ])
  expect(paint).toBeGreaterThan(0)
  expect(requestedAt).toBeGreaterThan(paint ?? Number.NaN)
})

/** The files that a page requests until the network is idle. */
async function loadedBy(page: Page, path: string): Promise<string[]> {
  const loaded: string[] = []
  const note = (request: { url(): string }) => loaded.push(request.url())
  page.on('request', note)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('request', note)
  return loaded
}

/** True for the script of a game or of the game route. */
function isGame(url: string): boolean {
  return /\/assets\/game-[^/]*\.js$/.test(url)
}
