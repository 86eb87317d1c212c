import { endSession } from '../api/api.ts'
import { clearUserData } from './clear-user-data.ts'
import { session } from './session.ts'

/**
 * Signs out: immediately in the browser, which clears the user's data, and on the server if it is reachable.
 * If the server is not reachable, there is no retry, since it would require storing the token; the session
 * then expires within the hour.
 */
export function signOut(): void {
  const token = session.current()?.token
  clearUserData()
  session.signOut()
  if (token !== undefined) endSession(token).catch(() => undefined)
}
