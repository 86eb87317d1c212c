import { expect, it } from 'vitest'
import { menuKeyOf, NO_PUPILS_ONLINE, type Whereabouts, whereaboutsReducer } from './whereabouts.ts'

const alice = { id: 1, displayName: 'Alice', avatarUrl: 'fox' }
const bruno = { id: 2, displayName: 'Bruno', avatarUrl: 'owl' }
const at = (user: typeof alice, name: string) =>
  ({ type: 'navigate', user, page: { name, id: null } }) as const
const pagesOf = (now: Whereabouts) =>
  [...now.values()].map(({ user, page }) => `${user.displayName} ${page.name}`)

it('follows pupils from page to page until they leave', () => {
  const both = [at(alice, 'Page_Home'), at(bruno, 'Page_Music'), at(alice, 'Page_Videos')].reduce(
    whereaboutsReducer,
    NO_PUPILS_ONLINE,
  )
  expect(pagesOf(both)).toEqual(['Alice Page_Videos', 'Bruno Page_Music'])
  expect(pagesOf(whereaboutsReducer(both, { type: 'logout', user: alice }))).toEqual(['Bruno Page_Music'])
})

it('removes all pupils after an outage', () => {
  const one = whereaboutsReducer(NO_PUPILS_ONLINE, at(alice, 'Page_Home'))
  expect(whereaboutsReducer(one, { type: 'reopened' }).size).toBe(0)
})

it('returns the same state for an unrelated message', () => {
  const one = whereaboutsReducer(NO_PUPILS_ONLINE, at(alice, 'Page_Home'))
  expect(whereaboutsReducer(one, { type: 'menuChanged' })).toBe(one)
})

it("returns the key of a game's own menu row, and the page key for any other page", () => {
  const farm = {
    clientID: 'Page_Games_Memory_Grade4_Animals_Farm',
    externalIdentifier: 'grade4-animals-farm',
  }
  const links = [{ clientID: 'Page_Music', externalIdentifier: null }, farm]
  expect(menuKeyOf({ name: 'Page_Games_Memory', id: 'grade4-animals-farm' }, links)).toBe(farm.clientID)
  expect(menuKeyOf({ name: 'Page_Games_Matching', id: 'grade4-animals-farm' }, links)).toBe(
    'Page_Games_Matching',
  )
  expect(menuKeyOf({ name: 'Page_Music', id: null }, links)).toBe('Page_Music')
  expect(menuKeyOf({ name: 'Page_Videos', id: null }, links)).toBe('Page_Videos')
})
