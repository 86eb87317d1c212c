import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilLoaded } from './until-loaded.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('loads once what arrives', async () => {
  const load = vi.fn(async () => 'part')
  expect(await untilLoaded(load)).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

it('asks until it arrives, after 1, 2, 4, 8, 16 and then every 30 seconds', async () => {
  let isThere = false
  const begin = Date.now()
  const asked: number[] = []
  const loaded = untilLoaded(async () => {
    asked.push((Date.now() - begin) / 1000)
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  })
  await vi.advanceTimersByTimeAsync(90_000)
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 61])
  isThere = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(await loaded).toBe('part')
})
