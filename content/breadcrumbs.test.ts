import { expect, it } from 'vitest'
import { breadcrumb } from '../domain/breadcrumb.ts'
import { gameSeeds } from './games.ts'
import { pages } from './routes.ts'

/** What keys spell in a way that nobody reads. */
const UNREADABLE = /\p{Ll}\p{Lu}|_|Intgelligence|Bodyparts|Eclair/u

it('shows words in the breadcrumb of every page and game', () => {
  const keys = [...pages, ...gameSeeds].map(({ clientID }) => clientID)
  const shown = keys.flatMap((key) => breadcrumb(key) ?? [])
  expect(shown.length).toBeGreaterThan(300)
  expect(shown.filter((text) => UNREADABLE.test(text))).toEqual([])
})
