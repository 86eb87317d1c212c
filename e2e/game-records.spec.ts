import * as z from 'zod/mini'
import { games } from '../domain/games/registry.ts'
import { stopClock } from './clock.ts'
import { expectToBegin, play } from './game-players.ts'
import { listen } from './hearing.ts'
import { inMotion } from './motion.ts'
import { byMouse, waitUntilSeen } from './press.ts'
import { gameOfKind, respondWithGame } from './school-games.ts'
import {
  countedPages,
  expect,
  expectAccessible,
  inOtherTab,
  signInAdmin,
  signInPupil,
  storedUser,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

test.use(inMotion)

test('a game counts after five right answers, a dictation with enough points, and the best score is shown', {
  tag: MATRIX,
}, async ({ page, request, problems }) => {
  // The tenth right answer does not count again.
  problems.expected.push(/409/)
  await page.clock.install()
  await listen(page)
  const kinds = ['matching', 'dictee-eclair'] as const
  for (const [index, kind] of kinds.entries()) {
    const { path, data } = gameOfKind(kind, 4)
    await visit(page, path)
    if (index === 0) await signInPupil(page, 'karine')
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expectToBegin(page, kind)
    await stopClock(page)
    await play(kind, { page, data, press: byMouse, isCareless: false, halfway: async () => {} })
    await page.clock.resume()
    await expect(
      page.getByText('This game has been counted towards a Bravo! (Resets on Sunday)'),
    ).toBeVisible()
  }
  const best = page.getByText(/Mon record\s: \d+ points/)
  await expect(best).toBeVisible()
  await page.getByRole('button', { name: /^Retour au début/ }).click()
  await expect(best).toBeVisible()
  const counted = await countedPages(request, await storedUser(page))
  expect(counted.toSorted()).toEqual(kinds.map((kind) => gameOfKind(kind, 4).clientID).toSorted())
})

test('a word search requests its grid with size and directions, and a retry after a failure keeps focus', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  const answers = [
    // For the prefetched board.
    () => ({ status: 500, json: {} }),
    () => ({ status: 500, json: {} }),
    () => ({
      json: {
        gridID: 'x',
        grid: [['A']],
        words: [{ word: 'AB', original: 'ab', image: null, path: [{ x: 0, y: 0 }] }],
        cached: false,
      },
    }),
  ]
  const requests: unknown[] = []
  await page.route('**/api/v1/word-search', (route) => {
    requests.push(route.request().postDataJSON())
    const answer = answers.shift()
    return answer ? route.fulfill(answer()) : route.continue()
  })
  const { path } = gameOfKind('word-search')
  await visit(page, path)
  const again = page.getByRole('button', { name: 'Réessayer' })
  await page.getByRole('button', { name: 'Commencer' }).press('Enter')
  await expect(page.getByText("La grille ne s'est pas chargée.")).toBeVisible()
  await expect(again).toBeFocused()
  await waitUntilSeen(page)
  await again.press('Enter')
  await expect(page.getByText("Cette grille n'est pas bonne.")).toBeVisible()
  await expect(again).toBeFocused()
  await expectAccessible(page)
  await waitUntilSeen(page)
  await again.press('Enter')
  await expect(page.getByRole('button', { name: /, rangée 1, colonne 1$/ })).toBeFocused()
  const form = {
    cols: 4,
    rows: 4,
    maxWords: 10,
    backwardsProbability: 0.3,
    upperCase: true,
    diacritics: true,
  }
  const options = { ...form, id: path.split('/').at(-1) }
  expect(requests).toEqual(
    [null, null, null, 'x'].map((lastGridID) => ({ options: { ...options, lastGridID } })),
  )
})

test('the board of a word search is loaded before the game starts, so that the network may fail later', {
  tag: MATRIX,
}, async ({ page }) => {
  const board = page.waitForResponse('**/api/v1/word-search')
  await visit(page, gameOfKind('word-search').path)
  await (await board).finished()
  await page.route('**/api/v1/word-search', (route) => route.abort())
  await page.getByRole('button', { name: 'Commencer' }).press('Enter')
  await expect(page.getByRole('button', { name: /, rangée 1, colonne 1$/ })).toBeFocused()
})

test('a question that cannot be heard is shown as text', { tag: MATRIX }, async ({ page }) => {
  const { path, data } = gameOfKind('listening')
  await visit(page, path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const question = page.getByRole('region', { name: 'La question' })
  await expect(question).toContainText('Écoute la question.')
  await page.getByRole('switch', { name: 'Son' }).click()
  const texts = games.listening.rules.parseDeck(data).items.map((item) => item.question)
  const shown = (await question.locator(':scope > div').first().textContent()) ?? ''
  expect(texts).toContain(shown.trim())
})

test('after a wrong choice only the right option stays visible for a moment', { tag: MATRIX }, async ({
  page,
}) => {
  const { path, data } = gameOfKind('matching')
  await page.clock.install()
  await visit(page, path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const options = page.getByRole('region', { name: 'Les réponses' }).getByRole('button')
  await expect(options.first()).toBeFocused()
  await stopClock(page)
  const question = page.getByRole('region', { name: 'La question' }).locator(':scope > div').first()
  const questionText = ((await question.textContent()) ?? '').replaceAll('\u00a0', ' ').trim()
  const answer =
    games.matching.rules.parseDeck(data).items.find(({ word }) => word === questionText)?.answer ?? ''
  await options
    .and(page.locator(`:not([aria-label=${JSON.stringify(answer)}])`))
    .first()
    .click()
  await expect(page.getByText('Non!')).toBeVisible()
  await page.clock.runFor(990)
  await expect(options).toHaveCount(4)
  await page.clock.runFor(20)
  await expect(options).toHaveCount(1)
  await expect(options).toHaveAccessibleName(`${answer}, bonne réponse`)
  await page.clock.runFor(3480)
  await expect(options).toHaveCount(1)
  await page.clock.runFor(20)
  await expect(options).toHaveCount(4)
})

test('only a teacher sees the word of a challenge while it is played', { tag: MATRIX }, async ({ page }) => {
  const { path, data } = gameOfKind('word-challenge')
  const words = games['word-challenge'].rules.parseDeck(data).items.map(({ word }) => word)
  const answer = page.getByRole('region', { name: 'Le mot à trouver' }).getByRole('paragraph')
  await visit(page, path)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('region', { name: 'Les lettres' })).toBeVisible()
  await expect(answer).toHaveCount(0)
  await inOtherTab(page, signInAdmin)
  await expect.poll(async () => words.includes((await answer.textContent()) ?? '')).toBe(true)
})

test('the valid items of a record are played, and only a teacher sees its faults', { tag: MATRIX }, async ({
  page,
}) => {
  const { data, clientID } = gameOfKind('matching')
  const rows = z.parse(z.array(z.unknown()), JSON.parse(data)).slice(0, 5)
  const spoiled = [...rows, rows[0], { answer: '<b>gras</b>', phrase: { word: '🐱' } }, { answer: 7 }]
  await respondWithGame(page, clientID, JSON.stringify(spoiled))
  await visit(page, '/games/matching/spoiled')
  const notes = page.getByRole('complementary').filter({ hasText: "Pour l'enseignante" })
  await expect(page.getByRole('button', { name: 'Plein écran' })).toBeVisible()
  await expect(notes).toHaveCount(0)
  await signInAdmin(page)
  await expect(notes).toContainText('contient du HTML')
  await expect(notes).toContainText('Pareil à un autre élément')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('region', { name: 'Les réponses' }).getByRole('button')).toHaveCount(4)
  await expect(notes).toHaveCount(0)
})
