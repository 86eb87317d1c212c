import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeSocket, isolateRooms, latest, settle, withFakeSockets } from '../testing/fake-sockets.ts'
import { pupil } from '../testing/pupil.ts'

isolateRooms()
let isReached = true
const { loadPart } = await import('../loading/load-part.ts')
vi.doMock('../loading/load-part.ts', () => ({
  loadPart: (load: () => Promise<unknown>, attempts?: number) =>
    loadPart(() => (isReached ? load() : Promise.reject(new TypeError('Failed to fetch'))), attempts),
}))
const { session, signIn } = await import('../session/session.ts')
const { emit, onRoomEvent: onRoomNews } = await import('./live.ts')

withFakeSockets()
beforeEach(() => {
  vi.stubGlobal('location', { host: 'school.example', protocol: 'https:' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => Response.json({ token: 'a token', expiry: '' }))
})
afterEach(() => session.signOut())

it("opens the room once its script has loaded, and sends the current user's earlier events", async () => {
  isReached = false
  const onNews = vi.fn()
  const stop = onRoomNews(onNews)
  const place = { type: 'lessonPlace', code: 'BCDF', step: null, hasHandUp: true } as const
  signIn(pupil(7, 'alice'))
  emit(place)
  session.signOut()
  signIn(pupil(8, 'bruno'))
  emit({ ...place, hasHandUp: false })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(FakeSocket.made).toEqual([])
  isReached = true
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.dynamicImportSettled()
  await settle()
  latest().open()
  expect(latest().sent).toEqual([{ ...place, hasHandUp: false }])
  stop()
})
