import { expect, it } from 'vitest'
import { gameSeeds } from '../../content/games.ts'
import { pages } from '../../content/routes.ts'
import { publicPages } from './public-pages.ts'

const shipped = publicPages()
const forSome = pages.filter(({ access }) => access === 'whitelist' || access === 'admin')

it('no page that is for some alone is shipped, nor a game that is made of its words', () => {
  const keys = new Set(forSome.map(({ clientID }) => clientID))
  const games = gameSeeds.filter(({ wordsPage }) => keys.has(wordsPage ?? ''))
  expect(games.length).toBeGreaterThan(4)
  const ids = new Set(games.map(({ id }) => id))
  const told = shipped.filter(
    ({ data }) => keys.has(data.page?.clientID ?? '') || ids.has(data.game?.id ?? ''),
  )
  expect(told.map(({ path }) => path)).toEqual([])
})

it('no page that is shipped has a link to such a page or game', () => {
  const keys = new Set([
    ...forSome.map(({ clientID }) => clientID),
    ...gameSeeds.flatMap(({ wordsPage, clientID }) =>
      forSome.some((page) => page.clientID === wordsPage) ? clientID : [],
    ),
  ])
  const told = shipped.flatMap(({ path, data }) =>
    data.menu.some(({ clientID }) => keys.has(clientID)) ? path : [],
  )
  expect(told).toEqual([])
})
