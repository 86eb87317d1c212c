import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameRecord } from '../domain/api/game.ts'
import { vocabularyContent } from '../domain/api/page.ts'
import { games } from '../domain/games/registry.ts'
import { gameSeeds } from './games.ts'
import { usedPictures, usedSounds } from './media-used.ts'
import { pageSeeds } from './pages.ts'
import { pageOf, pages } from './routes.ts'

it.each(pageSeeds.map((seed) => [seed.clientID, seed] as const))('%s fits its kind', (clientID, seed) => {
  expect(pageOf(clientID)).toMatchObject({ kind: seed.kind, title: seed.title })
  expect(z.safeParse(vocabularyContent, seed.content).error?.issues).toBeUndefined()
})

it('names every page and every game once, and no game like a page', () => {
  const keys = [...pageSeeds, ...gameSeeds].map((seed) => seed.clientID)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  const routes = new Set(pages.map((page) => page.clientID))
  expect(gameSeeds.filter((game) => routes.has(game.clientID))).toEqual([])
  expect(new Set(gameSeeds.map((game) => game.id)).size).toBe(gameSeeds.length)
})

it.each(gameSeeds.map((seed) => [seed.id, seed] as const))('the game %s can be played', (_id, seed) => {
  expect(z.safeParse(gameRecord, seed).error?.issues).toBeUndefined()
  const deck = games[seed.kind].parseDeck(seed.data)
  expect(deck.items.length).toBeGreaterThanOrEqual(6)
  const media = new Set([...usedPictures().keys(), ...usedSounds().keys()])
  const missing = deck.items.filter((item) => !media.has(item.image ?? '') || !media.has(item.sound ?? ''))
  expect(missing).toEqual([])
})
