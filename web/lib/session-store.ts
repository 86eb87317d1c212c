import * as z from 'zod/mini'
import { type SessionUser, sessionUser } from '../../domain/api/user.ts'

export const SESSION_MINUTES = 60
export const SESSION_KEY = 'mme:user'
const SESSION_MS = SESSION_MINUTES * 60_000
const TOKEN_FRESH_MS = 10 * 60_000

/** What the store keeps the user in: `localStorage`, or nothing where the browser refuses one. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SessionStore {
  current(): SessionUser | null
  subscribe(listener: () => void): () => void
  signIn(user: SessionUser): void
  signOut(): void
  /** A navigation: past the expiry the user is signed out, else the session is 60 minutes long again. */
  touch(): void
  /** Whether the token has been in use for so long that a new one should be asked for. */
  isTokenOld(): boolean
  /** Another tab changed the entry: read it again. */
  reload(): void
}

/**
 * The signed-in user, kept under `mme:user`. Times are those of the browser's own clock throughout, so a
 * tablet whose clock is wrong does not sign its pupils out.
 * @param now milliseconds since 1970
 */
export function createSessionStore(storage: KeyValueStorage, now: () => number): SessionStore {
  const listeners = new Set<() => void>()
  let user = read(storage)
  // Unknown for a session that an earlier page began: then a new token is asked for at once.
  let tokenSince = Number.NEGATIVE_INFINITY

  const set = (next: SessionUser | null) => {
    user = next
    if (next) storage.setItem(SESSION_KEY, JSON.stringify(next))
    else storage.removeItem(SESSION_KEY)
    for (const listener of listeners) listener()
  }
  const extended = (from: SessionUser) => ({
    ...from,
    expiry: new Date(now() + SESSION_MS).toISOString(),
  })

  return {
    current: () => user,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn(next) {
      tokenSince = now()
      set(extended(next))
    },
    signOut() {
      if (user) set(null)
    },
    touch() {
      if (!user) return
      set(now() > Date.parse(user.expiry) ? null : extended(user))
    },
    // A clock that was set back makes the elapsed time negative: such a token counts as old too.
    isTokenOld: () => !(now() - tokenSince >= 0 && now() - tokenSince < TOKEN_FRESH_MS),
    reload() {
      const stored = read(storage)
      if (stored?.token !== user?.token) tokenSince = now()
      user = stored
      for (const listener of listeners) listener()
    },
  }
}

/** The stored user; what is broken or of another shape is dropped. */
function read(storage: KeyValueStorage): SessionUser | null {
  const text = storage.getItem(SESSION_KEY)
  if (text === null) return null
  try {
    return z.parse(sessionUser, JSON.parse(text))
  } catch {
    storage.removeItem(SESSION_KEY)
    return null
  }
}
