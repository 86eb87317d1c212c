import type { SessionUser } from '../../../domain/api/user.ts'
import { createListeners } from '../listeners.ts'

const SESSION_MINUTES = 60
export const SESSION_KEY = 'mme:user'
const SESSION_MS = SESSION_MINUTES * 60_000
const TOKEN_FRESH_MS = 10 * 60_000

/** The part of `localStorage` that stores need. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SessionStore {
  current(): SessionUser | null
  subscribe(listener: () => void): () => void
  signIn(user: SessionUser): void
  /** Replaces this token, if it is still the current one in every tab. Does not extend the session. */
  renew(token: string, user: SessionUser): void
  signOut(): void
  /** Signs out if this token, which the server rejected, is still the current one. */
  endWith(token: string): void
  /** Called on navigation. Signs out if the session has expired, else extends it by 60 minutes. */
  touch(): void
  /** Whether the token should be refreshed. */
  isTokenOld(): boolean
  /** Reads the stored session, on load and after a change in another tab. Drops an invalid entry. */
  load(): Promise<void>
}

/**
 * The signed-in user, stored under `mme:user`. All times are by the browser's clock, so a wrong clock does not sign
 * pupils out.
 * @param now milliseconds since 1970
 * @param parse reads an entry; null if it is invalid or from an older version of the site
 */
export function createSessionStore(
  storage: KeyValueStorage,
  now: () => number,
  parse: (entry: string) => Promise<SessionUser | null>,
): SessionStore {
  const { subscribe, notify } = createListeners()
  let user: SessionUser | null = null
  // The stored entry that matches `user`.
  let lastEntry: string | null = null
  // Unknown for a session of an earlier page: refresh the token immediately.
  let tokenSince = Number.NEGATIVE_INFINITY

  const publish = (next: SessionUser | null) => {
    user = next
    notify()
  }
  const set = (next: SessionUser | null) => {
    lastEntry = next && JSON.stringify(next)
    if (lastEntry === null) storage.removeItem(SESSION_KEY)
    else storage.setItem(SESSION_KEY, lastEntry)
    publish(next)
  }

  const load = async () => {
    const entry = storage.getItem(SESSION_KEY)
    // If the parser fails to load, this page has no session, and the next one reads it.
    const stored = entry === null ? null : await parse(entry).catch(() => undefined)
    // A sign-in or sign-out meanwhile takes precedence.
    if (stored === undefined || storage.getItem(SESSION_KEY) !== entry) return
    if (entry !== null && !stored) storage.removeItem(SESSION_KEY)
    if (user && stored && stored.token !== user.token) tokenSince = now()
    lastEntry = stored && entry
    if (user || stored) publish(stored)
  }
  /**
   * False if another tab has changed the session while this page was suspended. Then also reloads the
   * session.
   */
  const isInSync = () => {
    if (storage.getItem(SESSION_KEY) === lastEntry) return true
    void load()
    return false
  }

  const signIn = (next: SessionUser, expiry = new Date(now() + SESSION_MS).toISOString()) => {
    // The token's age stays if only another field, e.g. the avatar, has changed.
    if (next.token !== user?.token) tokenSince = now()
    set({ ...next, expiry })
  }

  return {
    current: () => user,
    subscribe,
    signIn,
    renew(token, next) {
      if (user?.token === token && isInSync()) signIn(next, user.expiry)
    },
    signOut() {
      if (user) set(null)
    },
    endWith(token) {
      if (user?.token === token && isInSync()) set(null)
    },
    touch() {
      if (!user || !isInSync()) return
      if (now() > Date.parse(user.expiry)) set(null)
      else signIn(user)
    },
    // Elapsed time is negative if the clock was set back: treat such a token as old.
    isTokenOld: () => !(now() - tokenSince >= 0 && now() - tokenSince < TOKEN_FRESH_MS),
    load,
  }
}
