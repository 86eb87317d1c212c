import { session } from './session.ts'
import { refreshToken } from './touch-session.ts'

const REFRESH_AFTER_MS = 10 * 60_000

let user = session.current()
let planned: ReturnType<typeof setTimeout>

/**
 * A navigation extends the session, which then outlasts a token that is not old yet. Refreshes that token later, even
 * without another navigation. A new token, also from another tab, and a sign-out cancel this.
 */
session.subscribe(() => {
  const former = user
  user = session.current()
  const hasSameToken = user?.token === former?.token
  if (hasSameToken && user?.expiry === former?.expiry) return
  clearTimeout(planned)
  if (user && hasSameToken) planned = setTimeout(refreshToken, REFRESH_AFTER_MS)
})
