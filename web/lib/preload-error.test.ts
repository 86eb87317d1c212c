import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handled, loadMissingPartsAgain, PartNotLoaded } from './preload-error.ts'

const missing = new TypeError('Failed to fetch dynamically imported module')

let page: EventTarget
let told: Event[]
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  told = []
  vi.stubGlobal('window', page)
  page.addEventListener('vite:preloadError', (event) => told.push(event))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells of the error, and throws it where nobody prevents that', async () => {
  const load = vi.fn(async () => 'part')
  expect(() => handled(missing, load)).toThrow(missing)
  expect(told).toMatchObject([{ payload: missing, cancelable: true }])
  expect(load).not.toHaveBeenCalled()
})

it('leaves what is to be done to whoever prevents it', async () => {
  page.addEventListener('vite:preloadError', (event) => event.preventDefault())
  const settled = vi.fn()
  void handled(missing, async () => 'part').finally(settled)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(settled).not.toHaveBeenCalled()
})

it('is handled by one more attempt a second later', async () => {
  loadMissingPartsAgain()
  const load = vi.fn(async () => 'part')
  const part = handled(missing, load)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await part).toBe('part')
})

it('gives up after that attempt, with the cause', async () => {
  loadMissingPartsAgain()
  const load = vi.fn(() => Promise.reject(missing))
  const failed = handled(missing, load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failed).toBeInstanceOf(PartNotLoaded)
  expect(await failed).toMatchObject({ cause: missing })
  expect(load).toHaveBeenCalledOnce()
  expect(told).toHaveLength(1)
})
