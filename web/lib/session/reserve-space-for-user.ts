import { type KeyValueStorage, SESSION_KEY } from './session-store.ts'

/** Root attribute of a signed-in user until the header has hydrated. */
export const USER_MARK = 'data-user'
/** Root attribute of a signed-in pupil until a page that reserves space for pupils has hydrated. */
export const PUPIL_MARK = 'data-pupil'

/** Reserves space for a signed-in user: prerendered HTML has a visitor's header and page. */
export function reserveSpaceForUser(root: Pick<Element, 'setAttribute'>, storage: KeyValueStorage): void {
  const user = storedUser(storage.getItem(SESSION_KEY))
  if (!user) return
  root.setAttribute(USER_MARK, '')
  if (!user.isAdmin) root.setAttribute(PUPIL_MARK, '')
}

/** The stored user, or null. Parsed without zod, which is too large for this script. */
function storedUser(stored: string | null): { isAdmin: boolean } | null {
  try {
    const user: unknown = JSON.parse(stored ?? 'null')
    const isUser = typeof user === 'object' && user !== null && 'isAdmin' in user
    return isUser ? { isAdmin: user.isAdmin === true } : null
  } catch {
    return null
  }
}
