import { afterEach, expect, it } from 'vitest'
import { session, signIn } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { pupil } from '../../../lib/testing/pupil.ts'
import { recordingQueue } from './recording-queue.ts'

afterEach(() => {
  recordingQueue.clear()
  signOut()
})

it('keeps the unsaved recordings of a session that has ended, for the same user only', async () => {
  const count = () => recordingQueue.current().states.size
  signIn({ ...pupil(1, 'madame'), isAdmin: true })
  recordingQueue.add('la-vache', () => Promise.reject(new Error('Trop gros.')))
  await recordingQueue.idle()
  session.signOut()
  expect(count()).toBe(1)
  signIn({ ...pupil(1, 'madame'), isAdmin: true })
  expect(count()).toBe(1)
  session.signOut()
  signIn(pupil(2, 'monsieur'))
  expect(count()).toBe(0)
})
