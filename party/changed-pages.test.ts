import { expect, it } from 'vitest'
import { createChangedPages } from './changed-pages.ts'

const page = { clientID: 'Page_Music', displayName: 'La musique', isEnabled: true }

function changedPages() {
  const clock = { now: 0 }
  return { clock, ...createChangedPages(() => clock.now) }
}

it('accepts a change that both sources report only once, even with another page in between', () => {
  const { isFirstReport } = changedPages()
  expect(isFirstReport('worker', page)).toBe(true)
  expect(isFirstReport('worker', { ...page, clientID: 'Page_Videos' })).toBe(true)
  expect(isFirstReport('browser', page)).toBe(false)
  expect(isFirstReport('browser', page)).toBe(true)
})

it('accepts both reports if one source reports the same page twice', () => {
  const { isFirstReport } = changedPages()
  expect([isFirstReport('worker', page), isFirstReport('worker', page)]).toEqual([true, true])
  expect([isFirstReport('browser', page), isFirstReport('browser', page)]).toEqual([false, false])
})

it('accepts a report of the page in another state', () => {
  const { isFirstReport } = changedPages()
  isFirstReport('worker', page)
  expect(isFirstReport('browser', { ...page, isEnabled: false })).toBe(true)
})

it('accepts the second source again after ten seconds', () => {
  const { clock, isFirstReport } = changedPages()
  isFirstReport('worker', page)
  clock.now = 10_000
  expect(isFirstReport('browser', page)).toBe(true)
})
