import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart, PartNotLoaded } from './load-part.ts'

const missing = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('loads a part only once if that succeeds', async () => {
  const load = vi.fn(async () => 'part')
  expect(await loadPart(load)).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

it('retries after one second', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(missing)
  const part = loadPart(load)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await part).toBe('part')
})

it('fails with the cause after the second attempt', async () => {
  const load = vi.fn(() => Promise.reject(missing))
  const failed = loadPart(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failed).toBeInstanceOf(PartNotLoaded)
  expect(await failed).toMatchObject({ cause: missing })
  expect(load).toHaveBeenCalledTimes(2)
})

it('retries after 1, 2, 4, 8, 16 and then every 30 seconds if attempts are unlimited', async () => {
  let isThere = false
  const begin = Date.now()
  const attempts: number[] = []
  const loaded = loadPart(async () => {
    attempts.push((Date.now() - begin) / 1000)
    if (!isThere) throw missing
    return 'part'
  }, Number.POSITIVE_INFINITY)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 61])
  isThere = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(await loaded).toBe('part')
})
