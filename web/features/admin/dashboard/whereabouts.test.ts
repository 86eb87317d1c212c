import { expect, it } from 'vitest'
import { afterNews, NOBODY, rowKeyOf, type Whereabouts } from './whereabouts.ts'

const alice = { id: 1, displayName: 'Alice', avatarUrl: 'fox' }
const bruno = { id: 2, displayName: 'Bruno', avatarUrl: 'owl' }
const at = (user: typeof alice, name: string) =>
  ({ type: 'navigate', user, page: { name, id: null } }) as const
const pagesOf = (now: Whereabouts) =>
  [...now.values()].map(({ user, page }) => `${user.displayName} ${page.name}`)

it('follows pupils from page to page until they leave', () => {
  const both = [at(alice, 'Page_Home'), at(bruno, 'Page_Music'), at(alice, 'Page_Videos')].reduce(
    afterNews,
    NOBODY,
  )
  expect(pagesOf(both)).toEqual(['Alice Page_Videos', 'Bruno Page_Music'])
  expect(pagesOf(afterNews(both, { type: 'logout', user: alice }))).toEqual(['Bruno Page_Music'])
})

it('starts over after an outage', () => {
  const one = afterNews(NOBODY, at(alice, 'Page_Home'))
  expect(afterNews(one, { type: 'reopened' }).size).toBe(0)
})

it('is the same after what does not concern it', () => {
  const one = afterNews(NOBODY, at(alice, 'Page_Home'))
  expect(afterNews(one, { type: 'menuChanged' })).toBe(one)
})

it('names a game by its own row, and any other page by the page', () => {
  const farm = {
    clientID: 'Page_Games_Memory_Grade4_Animals_Farm',
    externalIdentifier: 'grade4-animals-farm',
  }
  const links = [{ clientID: 'Page_Music', externalIdentifier: null }, farm]
  expect(rowKeyOf({ name: 'Page_Games_Memory', id: 'grade4-animals-farm' }, links)).toBe(farm.clientID)
  expect(rowKeyOf({ name: 'Page_Games_Matching', id: 'grade4-animals-farm' }, links)).toBe(
    'Page_Games_Matching',
  )
  expect(rowKeyOf({ name: 'Page_Music', id: null }, links)).toBe('Page_Music')
  expect(rowKeyOf({ name: 'Page_Videos', id: null }, links)).toBe('Page_Videos')
})
