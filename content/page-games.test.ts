import { expect, it } from 'vitest'
import { gameSeeds } from './games.ts'
import { linkPage } from './link-path.ts'
import { gameOf } from './page-games.ts'
import { pageOf, pages } from './routes.ts'

it.each([
  ['Page_Games_WordSearch', 'farm', { kind: 'word-search', id: 'farm', data: null }],
  ['Page_Games_Matching', 'farm', { kind: 'matching', id: 'farm', data: null }],
  ['Page_Grade1_Games_Memory_Numbers', 'n', { kind: 'memory', id: 'n', data: null }],
  ['Page_Grade1_Games_Weather', null, { kind: 'exposed', id: 'grade1-games-weather', data: null }],
  ['Page_Games_Matching_Custom_Colours', null, expect.objectContaining({ data: 'colours' })],
  ['Page_Games_Memory', null, null],
  ['Page_Grade1_Vocabulary_Numbers', null, null],
])('%s plays %j', (clientID, id, game) => {
  const page = pageOf(clientID)
  expect(page && gameOf(page, id)).toEqual(game)
})

it('finds a game for every page of games', () => {
  const without = pages.filter((page) => page.kind === 'game' && gameOf(page, 'any') === null)
  expect(without.map(({ path }) => path)).toEqual([])
})

it('plays every record that the school starts with by its own kind', () => {
  for (const { clientID, id, kind } of gameSeeds) {
    const page = linkPage(clientID)
    expect(page && gameOf(page, id)).toEqual({ kind, id, data: null })
  }
})
