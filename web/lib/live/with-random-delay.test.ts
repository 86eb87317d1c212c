import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withRandomDelay } from './with-random-delay.ts'

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
])('with the random value $0 runs after $1 ms, once for all calls until then', (chance, delay) => {
  const work = vi.fn()
  const run = withRandomDelay(work, () => chance)
  run()
  run()
  vi.advanceTimersByTime(delay - 1)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
  run()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(2)
})
