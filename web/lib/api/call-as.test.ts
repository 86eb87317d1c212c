import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn, signOut } from '../session/session.ts'
import { pupil } from '../testing/pupil.ts'
import { callAs } from './call-as.ts'

const ALICE = pupil(7, 'alice')
const BRUNO = pupil(8, 'bruno')

const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true }))

beforeEach(() => {
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

it('requests a pupil’s record with that pupil’s token', async () => {
  signIn(ALICE)
  await callAs(ALICE.id, 'GET activities/:id', { path: { id: 7 } })
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers)
  expect(headers.get('authorization')).toBe('Bearer token of alice')
})

// A view rendered for one pupil may send its request only after "Ce n'est pas moi".
it.each([
  ['nobody', null],
  ['another pupil', BRUNO],
])('sends no call for a pupil once %s is signed in', async (_who, next) => {
  signIn(ALICE)
  signOut()
  if (next) signIn(next)
  await expect(callAs(ALICE.id, 'GET activities/:id', { path: { id: 7 } })).rejects.toMatchObject({
    status: 401,
  })
  await expect(callAs(ALICE.id, 'POST bravos', { body: { userID: ALICE.id } })).rejects.toMatchObject({
    status: 401,
  })
  await expect(callAs(ALICE.id, 'PATCH user/me', { body: { avatarUrl: 'cat.png' } })).rejects.toMatchObject({
    status: 401,
  })
  expect(fetch).not.toHaveBeenCalled()
})
