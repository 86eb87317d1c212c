import { expect, it } from 'vitest'
import { games } from '../../domain/games/registry.ts'
import { gameSeeds } from '../games.ts'
import { pageOf, pages } from '../routes.ts'
import { linkPage, linkPath } from './link-path.ts'
import { gameOf } from './page-game.ts'

it.each([
  ['Page_Games_WordSearch', 'farm', { kind: 'word-search', id: 'farm' }],
  ['Page_Games_Matching', 'farm', { kind: 'matching', id: 'farm' }],
  ['Page_Grade1_Games_Memory_Numbers', 'n', { kind: 'memory', id: 'n' }],
  ['Page_Grade1_Games_Weather', null, { kind: 'exposed', id: 'grade1-games-weather' }],
  [
    'Page_Games_Matching_Custom_Colours',
    null,
    { kind: 'custom-matching', id: 'games-matching-custom-colours' },
  ],
  ['Page_Games_Memory', null, null],
  ['Page_Grade1_Vocabulary_Numbers', null, null],
])('for %s with the record id %j returns $2', (clientID, id, game) => {
  const page = pageOf(clientID)
  expect(page && gameOf(page, id)).toEqual(game)
})

it('finds a game for every game page', () => {
  const without = pages.filter((page) => page.kind === 'game' && gameOf(page, 'any') === null)
  expect(without.map(({ path }) => path)).toEqual([])
})

it('plays every shipped record with its own kind', () => {
  for (const { clientID, id, kind } of gameSeeds) {
    const page = linkPage(clientID)
    expect(page && gameOf(page, id)).toEqual({ kind, id })
  }
})

/** Specified paths of games; `{id}` is any record of that path. */
const promised = [
  ...['clothing/summer', 'clothing/winter', 'weather', 'numbers', 'feelings', 'colours'].map(
    (name) => `/grade1/games/${name}`,
  ),
  ...each(['memory', 'exposed', 'matching'], ['numbers', 'pets', 'sports', 'classroom', 'bodyparts']).map(
    (name) => `/grade1/games/${name}/{id}`,
  ),
  ...each(
    ['memory', 'exposed', 'matching'],
    ['pets', 'sports', 'classroom', 'bodyparts', 'numbers', 'feelings'],
  ).map((name) => `/grade3/games/${name}/{id}`),
  ...['exposed', 'matching', 'memory', 'comprehension', 'listening', 'grammar', 'word-search'].map(
    (name) => `/games/${name}/{id}`,
  ),
  '/games/word-challenge/{id}',
  '/games/matching/custom/colours',
  '/games/matching/custom/numbers',
]

it.each(promised)('%s plays a valid record', (path) => {
  const page = pages.find((one) => one.path === path.replace('{id}', '$id'))
  const records = gameSeeds.filter(({ clientID, id }) => {
    const isHere = linkPage(clientID)?.path === page?.path
    return isHere && linkPath({ clientID, externalIdentifier: id }) === path.replace('{id}', id)
  })
  const game = page && gameOf(page, records[0]?.id ?? null)
  const data = records[0]?.data
  expect(game && data && games[game.kind].rules.parseDeck(data).items.length).toBeGreaterThan(1)
})

it('has numbers up to 10, 20 or 30 on the page of grade 1', () => {
  const record = gameSeeds.find(({ clientID }) => clientID === 'Page_Grade1_Games_Numbers')
  const { filters, items } = games.numbers.rules.parseDeck(record?.data ?? '')
  expect(filters.map(({ value }) => value)).toEqual([10, 20, 30])
  expect(items).toHaveLength(30)
})

function each(kinds: string[], themes: string[]): string[] {
  return kinds.flatMap((kind) => themes.map((theme) => `${kind}/${theme}`))
}
