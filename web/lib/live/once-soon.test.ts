import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onceSoon } from './once-soon.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [0.001, 1],
  [0.5, 500],
  [0.99, 990],
])('does at the chance of %f after %i ms what was asked for meanwhile, once', (chance, delay) => {
  const work = vi.fn()
  const ask = onceSoon(work, () => chance)
  ask()
  ask()
  vi.advanceTimersByTime(delay - 1)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
  ask()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(2)
})
