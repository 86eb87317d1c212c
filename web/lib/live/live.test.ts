import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeSocket, isolateRooms, latest } from '../testing/fake-sockets.ts'
import { pupil } from '../testing/pupil.ts'

isolateRooms()
const { signIn, signOut } = await import('../session/session.ts')
const { requestPlacesAgain, onRoomEvent } = await import('./live.ts')

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { host: 'school.example', protocol: 'https:' })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

it('opens the room for the current user, even if the previous one left during a token request', async () => {
  const before = FakeSocket.made.length
  const requests: { tokenOwner: string | null; answer(): void }[] = []
  vi.stubGlobal('fetch', (_path: string, request: RequestInit) => {
    const tokenOwner = new Headers(request.headers).get('authorization')
    const { promise, resolve } = Promise.withResolvers<Response>()
    requests.push({
      tokenOwner,
      answer: () => resolve(Response.json({ token: `room of ${tokenOwner}`, expiry: '' })),
    })
    return promise
  })
  signIn(pupil(7, 'alice'))
  const stop = onRoomEvent(() => undefined)
  await expect.poll(() => requests).toHaveLength(1)
  signOut()
  signIn(pupil(8, 'bruno'))
  requests[0]?.answer()
  await expect.poll(() => requests).toHaveLength(2)
  requests[1]?.answer()
  await expect.poll(() => FakeSocket.made.length).toBeGreaterThan(before)
  expect(latest().url.searchParams.get('token')).toBe('room of Bearer token of bruno')
  stop()
})

it('requests another token for each connection, because a token opens only one socket', async () => {
  let number = 0
  vi.stubGlobal('fetch', async () => Response.json({ token: `token ${++number}`, expiry: '' }))
  signIn(pupil(7, 'alice'))
  const before = FakeSocket.made.length
  const stop = onRoomEvent(() => undefined)
  await expect.poll(() => FakeSocket.made.length).toBeGreaterThan(before)
  const first = latest()
  requestPlacesAgain()
  await expect.poll(() => latest()).not.toBe(first)
  expect(latest().url.searchParams.get('token')).not.toBe(first.url.searchParams.get('token'))
  stop()
})

it('listens as a visitor while the session is refused, and enters once it has a new token', async () => {
  const requests: (string | null)[] = []
  vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
    const token = new Headers(request.headers).get('authorization')
    requests.push(token)
    return token === 'Bearer with a factor'
      ? Response.json({ token: 'room', expiry: '' })
      : Response.json({ success: false, message: '', error: { number: 403, message: '' } }, { status: 403 })
  })
  const madame = { ...pupil(7, 'madame'), isAdmin: true }
  signIn(madame)
  requestPlacesAgain()
  await expect.poll(() => requests).toHaveLength(1)
  await expect.poll(() => latest().url.searchParams.get('token')).toBeNull()
  signIn({ ...madame, avatarUrl: '1.cat.png' })
  signIn({ ...madame, token: 'with a factor' })
  await expect.poll(() => latest().url.searchParams.get('token')).toBe('room')
  expect(requests).toEqual(['Bearer token of madame', 'Bearer with a factor'])
})
