import type { AdminSessionAnswer, SessionAnswer } from '../../../../domain/api/auth.ts'
import { storeDeviceFrom } from '../../../lib/session/known-devices.ts'
import { session, signIn } from '../../../lib/session/session.ts'

/**
 * Stores the new session of an answer, and its device token if it has one. Returns false and keeps the current
 * session if its user is no longer signed in, e.g. because of another tab.
 */
export function replaceSession(answer: SessionAnswer | AdminSessionAnswer): boolean {
  void storeDeviceFrom(answer)
  if (session.current()?.id !== answer.user.id) return false
  signIn(answer.user)
  return true
}
