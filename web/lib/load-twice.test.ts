import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadTwice, PartNotLoaded } from './load-twice.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('loads once what arrives', async () => {
  const load = vi.fn(async () => 'part')
  expect(await loadTwice(load)).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

it('tries once more, a second later', async () => {
  const load = vi.fn(async () => 'part').mockImplementationOnce(missing)
  const loaded = loadTwice(load)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('part')
})

it('gives up after the second time, with the cause', async () => {
  const load = vi.fn(missing)
  const failed = loadTwice(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failed).toBeInstanceOf(PartNotLoaded)
  expect(await failed).toMatchObject({ cause: expect.any(TypeError) })
  expect(load).toHaveBeenCalledTimes(2)
})
