import { expect, it } from 'vitest'
import { breadcrumb } from '../domain/breadcrumb.ts'
import { gameSeeds } from './games.ts'
import { pages } from './routes.ts'

/** Parts of page keys that are not readable words. */
const UNREADABLE = /\p{Ll}\p{Lu}|_|Intgelligence|Bodyparts|Eclair/u

it('shows readable words in the breadcrumb of every page and game', () => {
  const keys = [...pages, ...gameSeeds].map(({ clientID }) => clientID)
  const shown = keys.flatMap((key) => breadcrumb(key) ?? [])
  expect(shown.length).toBeGreaterThan(300)
  expect(shown.filter((text) => UNREADABLE.test(text))).toEqual([])
})
