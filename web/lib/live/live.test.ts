import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeSocket, latest } from '../testing/fake-sockets.ts'
import { pupil } from '../testing/pupil.ts'

// Another test may have opened the room, by sockets of its own.
vi.resetModules()
const { signIn, signOut } = await import('../session/session.ts')
const { listAnew, onRoomNews } = await import('./live.ts')

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { host: 'school.example', protocol: 'https:' })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

it('opens the room for who is there, where the one before left while the token was on its way', async () => {
  const before = FakeSocket.made.length
  const asked: { whose: string | null; answer(): void }[] = []
  vi.stubGlobal('fetch', (_path: string, request: RequestInit) => {
    const whose = new Headers(request.headers).get('authorization')
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.push({ whose, answer: () => resolve(Response.json({ token: `room of ${whose}`, expiry: '' })) })
    return promise
  })
  signIn(pupil(7, 'alice'))
  const stop = onRoomNews(() => undefined)
  await expect.poll(() => asked).toHaveLength(1)
  signOut()
  signIn(pupil(8, 'bruno'))
  asked[0]?.answer()
  await expect.poll(() => asked).toHaveLength(2)
  asked[1]?.answer()
  await expect.poll(() => FakeSocket.made.length).toBeGreaterThan(before)
  expect(latest().url.searchParams.get('token')).toBe('room of Bearer token of bruno')
  stop()
})

it('asks for another token at each connection, since a token opens one socket', async () => {
  let number = 0
  vi.stubGlobal('fetch', async () => Response.json({ token: `token ${++number}`, expiry: '' }))
  signIn(pupil(7, 'alice'))
  const before = FakeSocket.made.length
  const stop = onRoomNews(() => undefined)
  await expect.poll(() => FakeSocket.made.length).toBeGreaterThan(before)
  const first = latest()
  listAnew()
  await expect.poll(() => latest()).not.toBe(first)
  expect(latest().url.searchParams.get('token')).not.toBe(first.url.searchParams.get('token'))
  stop()
})
