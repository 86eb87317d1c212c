import { endSession } from '../api/api.ts'
import { forgetPerson } from './forget-person.ts'
import { session } from './session.ts'

/**
 * Signs out: at once in the browser, which forgets what was the person's, and on the server where it can be reached. That call is
 * not retried, which would mean keeping the token; a session that the server has not heard of ends by itself, within the hour.
 */
export function signOut(): void {
  const token = session.current()?.token
  forgetPerson()
  session.signOut()
  if (token !== undefined) endSession(token).catch(() => undefined)
}
