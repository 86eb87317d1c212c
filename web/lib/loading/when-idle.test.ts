import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that does not tell when it is idle. */
const asSafari = () => vi.stubGlobal('window', {})

it('where the browser does not tell when it is idle, the work is done within a tenth of a second', () => {
  asSafari()
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledOnce()
})

it('work that is called off there is not done', () => {
  asSafari()
  const work = vi.fn()
  whenIdle(work)()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})

it('a browser that tells when it is idle is asked, and waited for 3 s at most', () => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  const work = vi.fn()
  whenIdle(work)
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(work, { timeout: 3000 })
})
