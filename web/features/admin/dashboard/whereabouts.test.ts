import { expect, it } from 'vitest'
import { afterNews, NOBODY, type Whereabouts } from './whereabouts.ts'

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
