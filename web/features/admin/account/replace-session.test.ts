import { afterEach, expect, it } from 'vitest'
import { session, signIn } from '../../../lib/session/session.ts'
import { browserStorage } from '../../../lib/storage/browser-storage.ts'
import { pupil } from '../../../lib/testing/pupil.ts'
import { replaceSession } from './replace-session.ts'

const DEVICES_KEY = 'mme:devices'
const madame = { ...pupil(1, 'madame'), isAdmin: true }
const answer = { auth: true, user: { ...madame, token: 'second' }, message: '', device: 'device' } as const

afterEach(() => {
  session.signOut()
  browserStorage.removeItem(DEVICES_KEY)
})

it("stores the new session and this browser's device token", async () => {
  signIn(madame)
  expect(replaceSession(answer)).toBe(true)
  expect(session.current()?.token).toBe('second')
  await expect
    .poll(() => browserStorage.getItem(DEVICES_KEY))
    .toBe(JSON.stringify([{ userID: 1, token: 'device' }]))
})

it.each([
  ['another user has signed in', pupil(7, 'alice')],
  ['nobody is signed in any more', null],
])('does not sign the former user in again if %s', (_what, user) => {
  if (user) signIn(user)
  expect(replaceSession(answer)).toBe(false)
  expect(session.current()?.id).toBe(user?.id)
})
