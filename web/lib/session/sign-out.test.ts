import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pupil } from '../testing/pupil.ts'

// A sign-out waits for pending calls, including those of other tests.
vi.resetModules()
const { call } = await import('../api/api.ts')
const { session, signIn } = await import('./session.ts')
const { signOut } = await import('./sign-out.ts')

const FULL = { success: false, message: 'Trop.', error: { number: 429, message: 'Trop.' } }
const ENDED = { success: false, message: 'Fin.', error: { number: 401, message: 'Fin.' } }

const fetch = vi.fn<typeof globalThis.fetch>()
/** The calls made, with their tokens. */
const requests = () =>
  fetch.mock.calls.map(([path, request]) => [path, new Headers(request?.headers).get('authorization')])

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => Response.json({ success: true }))
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})

it('ends the session on the server, and in the browser without waiting for that', async () => {
  signIn(pupil(7, 'alice'))
  signOut()
  expect(session.current()).toBeNull()
  await expect.poll(requests).toEqual([['/api/v1/auth/sign-out', 'Bearer token of alice']])
})

it('waits until a finished game has been sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetch.mockReturnValueOnce(promise)
  signIn(pupil(7, 'alice'))
  const saved = call('POST activities', { body: { userID: 7, clientID: 'Page_Letter' } })
  signOut()
  expect(session.current()).toBeNull()
  resolve(Response.json({ count: 1 }))
  expect(await saved).toEqual({ count: 1 })
  await expect.poll(requests).toEqual([
    ['/api/v1/activities', 'Bearer token of alice'],
    ['/api/v1/auth/sign-out', 'Bearer token of alice'],
  ])
})

it.each([
  ['has already ended', async () => Response.json(ENDED, { status: 401 })],
  ['cannot end because too many have ended', async () => Response.json(FULL, { status: 429 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not affect the next user if the request to end the session %s', async (_what, answer) => {
  fetch.mockImplementationOnce(answer)
  signIn(pupil(7, 'alice'))
  signOut()
  signIn(pupil(8, 'bruno'))
  await expect.poll(() => fetch.mock.settledResults).toHaveLength(1)
  expect(session.current()?.id).toBe(8)
})

it('sends nothing if nobody is signed in', () => {
  signOut()
  expect(fetch).not.toHaveBeenCalled()
})
