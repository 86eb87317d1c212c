import { expect, it } from 'vitest'
import { createChangedPages } from './changed-pages.ts'

const page = { clientID: 'Page_Music', displayName: 'La musique', isEnabled: true }

function changedPages() {
  const clock = { now: 0 }
  return { clock, ...createChangedPages(() => clock.now) }
}

it('takes what both tell of as news once, whatever page is told of in between', () => {
  const { isNews } = changedPages()
  expect(isNews('worker', page)).toBe(true)
  expect(isNews('worker', { ...page, clientID: 'Page_Videos' })).toBe(true)
  expect(isNews('browser', page)).toBe(false)
  expect(isNews('browser', page)).toBe(true)
})

it('takes the same page twice by the same one as two changes', () => {
  const { isNews } = changedPages()
  expect([isNews('worker', page), isNews('worker', page)]).toEqual([true, true])
  expect([isNews('browser', page), isNews('browser', page)]).toEqual([false, false])
})

it('takes the page in another state as news', () => {
  const { isNews } = changedPages()
  isNews('worker', page)
  expect(isNews('browser', { ...page, isEnabled: false })).toBe(true)
})

it('waits ten seconds for the other', () => {
  const { clock, isNews } = changedPages()
  isNews('worker', page)
  clock.now = 10_000
  expect(isNews('browser', page)).toBe(true)
})
