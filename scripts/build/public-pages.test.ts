import { expect, it } from 'vitest'
import { gameSeeds } from '../../content/games.ts'
import { pages } from '../../content/routes.ts'
import { publicPages } from './public-pages.ts'

const shipped = publicPages()
const restricted = pages.filter(({ access }) => access === 'whitelist' || access === 'admin')

it('prerenders no restricted page, and no game made from its words', () => {
  const keys = new Set(restricted.map(({ clientID }) => clientID))
  const games = gameSeeds.filter(({ wordsPage }) => keys.has(wordsPage ?? ''))
  expect(games.length).toBeGreaterThan(4)
  const ids = new Set(games.map(({ id }) => id))
  const leaked = shipped.filter(
    ({ data }) => keys.has(data.page?.clientID ?? '') || ids.has(data.game?.id ?? ''),
  )
  expect(leaked.map(({ path }) => path)).toEqual([])
})

it('prerenders no link to a restricted page or its games', () => {
  const keys = new Set([
    ...restricted.map(({ clientID }) => clientID),
    ...gameSeeds.flatMap(({ wordsPage, clientID }) =>
      restricted.some((page) => page.clientID === wordsPage) ? clientID : [],
    ),
  ])
  const leaked = shipped.flatMap(({ path, data }) =>
    data.menu.some(({ clientID }) => keys.has(clientID)) ? path : [],
  )
  expect(leaked).toEqual([])
})
