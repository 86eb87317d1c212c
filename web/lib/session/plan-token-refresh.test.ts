import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pupil } from '../testing/pupil.ts'

const MINUTE = 60_000

// The session reads the clock that is current when its module loads.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
vi.resetModules()
const { session, signIn } = await import('./session.ts')
const { touchSession } = await import('./touch-session.ts')
await import('./plan-token-refresh.ts')

const fetch = vi.fn<typeof globalThis.fetch>()
const refreshed = { auth: true, message: '', user: { ...pupil(7, 'alice'), token: 'second' } }

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => Response.json(refreshed))
  vi.stubGlobal('fetch', fetch)
  signIn(pupil(7, 'alice'))
})
afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})
afterAll(() => {
  vi.useRealTimers()
  vi.resetModules()
})

it('refreshes an old token once after the last navigation, without extending the session', async () => {
  await vi.advanceTimersByTimeAsync(9 * MINUTE)
  touchSession()
  const expiry = session.current()?.expiry
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(59 * MINUTE)
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/v1/auth/refresh'])
  expect(session.current()).toMatchObject({ token: 'second', expiry })
})

it('plans no further refresh if a navigation refreshes the token', async () => {
  await vi.advanceTimersByTimeAsync(11 * MINUTE)
  touchSession()
  await vi.advanceTimersByTimeAsync(59 * MINUTE)
  expect(fetch).toHaveBeenCalledOnce()
})

it('refreshes nothing after a sign-out', async () => {
  touchSession()
  session.signOut()
  await vi.advanceTimersByTimeAsync(59 * MINUTE)
  expect(fetch).not.toHaveBeenCalled()
})
