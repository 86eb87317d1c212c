import { call } from '../api/api.ts'
import { session } from './session.ts'

let isRefreshing = false

/** Called on navigation. Ends or extends the session and refreshes an old token. */
export function touchSession(): void {
  session.touch()
  if (session.isTokenOld()) void refreshToken()
}

export async function refreshToken(): Promise<void> {
  const token = session.current()?.token
  if (token === undefined || isRefreshing) return
  isRefreshing = true
  // Offline, the old token stays valid until it expires. A refused one signs out by itself.
  const answer = await call('POST auth/refresh').catch(() => null)
  isRefreshing = false
  if (answer) session.renew(token, answer.user)
}
