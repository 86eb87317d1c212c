import { call } from './api.ts'
import { session } from './session.ts'

let isRefreshing = false

/** Called on each navigation: ends or extends the session, and renews a token that has been in use for long. */
export function touchSession(): void {
  session.touch()
  if (session.current() && session.isTokenOld() && !isRefreshing) void refresh()
}

async function refresh(): Promise<void> {
  isRefreshing = true
  const before = session.current()?.token
  // Offline, the old token serves until it ends; one that is refused signs out by itself.
  const answer = await call('POST auth/refresh').catch(() => null)
  isRefreshing = false
  if (answer && session.current()?.token === before) session.signIn(answer.user)
}
