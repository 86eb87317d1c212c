import { session } from './session.ts'
import { refreshToken } from './touch-session.ts'

const REFRESH_AFTER_MS = 10 * 60_000

let user = session.current()
let refreshTimer: ReturnType<typeof setTimeout>

/**
 * A navigation extends the session but does not refresh a fresh token, which would then expire before the
 * session. Refreshes that token later, even without another navigation, unless a new token arrives (in any
 * tab) or the user signs out.
 */
session.subscribe(() => {
  const former = user
  user = session.current()
  const hasSameToken = user?.token === former?.token
  if (hasSameToken && user?.expiry === former?.expiry) return
  clearTimeout(refreshTimer)
  if (user && hasSameToken) refreshTimer = setTimeout(refreshToken, REFRESH_AFTER_MS)
})
