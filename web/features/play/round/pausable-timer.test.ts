import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPausableTimer } from './pausable-timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('calls back once when its time is up', () => {
  const done = vi.fn()
  createPausableTimer(2000, done).run()
  vi.advanceTimersByTime(1999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(done).toHaveBeenCalledOnce()
})

it('does not count paused time, even if paused or started twice', () => {
  const done = vi.fn()
  const timer = createPausableTimer(2000, done)
  timer.run()
  timer.run()
  vi.advanceTimersByTime(1500)
  timer.pause()
  timer.pause()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  timer.run()
  vi.advanceTimersByTime(499)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

it('does nothing if it was never started', () => {
  const done = vi.fn()
  createPausableTimer(1, done).pause()
  vi.advanceTimersByTime(1000)
  expect(done).not.toHaveBeenCalled()
})
