import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restScreenFor } from './rest-screen.ts'
import { resting } from './resting.ts'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  restScreenFor(0)
  vi.useRealTimers()
})

it('rests the screen for the time of the last call, and stops if that is 0', () => {
  restScreenFor(15 * MINUTE)
  vi.advanceTimersByTime(15 * MINUTE - 1)
  expect(resting.get()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(resting.get()).toBe(false)
  restScreenFor(15 * MINUTE)
  restScreenFor(0)
  expect(resting.get()).toBe(false)
  restScreenFor(MINUTE)
  restScreenFor(2 * MINUTE)
  vi.advanceTimersByTime(MINUTE)
  expect(resting.get()).toBe(true)
})

it('ends a rest that was over before the tablet woke, although timers stood still while it slept', () => {
  restScreenFor(15 * MINUTE)
  vi.advanceTimersByTime(MINUTE)
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  vi.advanceTimersByTime(1000)
  expect(resting.get()).toBe(false)
})
