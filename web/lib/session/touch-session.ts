import { call } from '../api/api.ts'
import { session } from './session.ts'

let isRefreshing = false

/** Called on each navigation: ends or extends the session, and renews a token that has been in use for long. */
export function touchSession(): void {
  session.touch()
  const user = session.current()
  if (user && session.isTokenOld() && !isRefreshing) void refresh(user.token)
}

async function refresh(token: string): Promise<void> {
  isRefreshing = true
  // Offline, the old token serves until it ends; one that is refused signs out by itself.
  const answer = await call('POST auth/refresh').catch(() => null)
  isRefreshing = false
  if (answer) session.renew(token, answer.user)
}
