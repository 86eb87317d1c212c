import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser without `requestIdleCallback`. */
const withoutRequestIdleCallback = () => vi.stubGlobal('window', {})

it('runs the work within a tenth of a second if requestIdleCallback is missing', () => {
  withoutRequestIdleCallback()
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledOnce()
})

it('does not run cancelled work if requestIdleCallback is missing', () => {
  withoutRequestIdleCallback()
  const work = vi.fn()
  whenIdle(work)()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})

it('uses requestIdleCallback with a timeout of 3 s', () => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  const work = vi.fn()
  whenIdle(work)
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(work, { timeout: 3000 })
})
