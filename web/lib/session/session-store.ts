import type { SessionUser } from '../../../domain/api/user.ts'

const SESSION_MINUTES = 60
export const SESSION_KEY = 'mme:user'
const SESSION_MS = SESSION_MINUTES * 60_000
const TOKEN_FRESH_MS = 10 * 60_000

/** What the store keeps the user in: `localStorage`, or nothing where the browser refuses one. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SessionStore {
  current(): SessionUser | null
  subscribe(listener: () => void): () => void
  signIn(user: SessionUser): void
  /** A new token in the place of this one, for who has it still and was not signed out meanwhile, in another tab perhaps. */
  renew(token: string, user: SessionUser): void
  signOut(): void
  /** The server no longer takes this token: signs out who has it still, and nobody else. */
  endWith(token: string): void
  /** A navigation: past the expiry the user is signed out, else the session is 60 minutes long again. */
  touch(): void
  /** Whether the token has been in use for so long that a new one should be asked for. */
  isTokenOld(): boolean
  /** Reads what is kept: when the page opens, and when another tab changed it. What is broken is dropped. */
  load(): Promise<void>
}

/**
 * The signed-in user, kept under `mme:user`. Times are those of the browser's own clock throughout, so a
 * tablet whose clock is wrong does not sign its pupils out.
 * @param now milliseconds since 1970
 * @param parse reads an entry; null where it is broken, or of an older version of the site
 */
export function createSessionStore(
  storage: KeyValueStorage,
  now: () => number,
  parse: (entry: string) => Promise<SessionUser | null>,
): SessionStore {
  const listeners = new Set<() => void>()
  let user: SessionUser | null = null
  // The entry that `user` was read from or written to.
  let seen: string | null = null
  // Unknown for a session that an earlier page began: then a new token is asked for at once.
  let tokenSince = Number.NEGATIVE_INFINITY

  const show = (next: SessionUser | null) => {
    user = next
    for (const listener of listeners) listener()
  }
  const set = (next: SessionUser | null) => {
    seen = next && JSON.stringify(next)
    if (seen === null) storage.removeItem(SESSION_KEY)
    else storage.setItem(SESSION_KEY, seen)
    show(next)
  }
  const extended = (from: SessionUser) => ({
    ...from,
    expiry: new Date(now() + SESSION_MS).toISOString(),
  })

  const load = async () => {
    const entry = storage.getItem(SESSION_KEY)
    // The parser may fail to load: then this page goes on without the session, and the next one reads it.
    const kept = entry === null ? null : await parse(entry).catch(() => undefined)
    // A sign-in or sign-out in the meantime wins.
    if (kept === undefined || storage.getItem(SESSION_KEY) !== entry) return
    if (entry !== null && !kept) storage.removeItem(SESSION_KEY)
    if (user && kept && kept.token !== user.token) tokenSince = now()
    seen = kept && entry
    if (user || kept) show(kept)
  }
  /** A page that slept must not overwrite what another tab did meanwhile. */
  const isInStep = () => {
    if (storage.getItem(SESSION_KEY) === seen) return true
    void load()
    return false
  }

  const signIn = (next: SessionUser) => {
    // What changed may be an avatar: then the token is as old as it was.
    if (next.token !== user?.token) tokenSince = now()
    set(extended(next))
  }

  return {
    current: () => user,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn,
    renew(token, next) {
      if (user?.token === token && isInStep()) signIn(next)
    },
    signOut() {
      if (user) set(null)
    },
    endWith(token) {
      if (user?.token === token && isInStep()) set(null)
    },
    touch() {
      if (!user || !isInStep()) return
      set(now() > Date.parse(user.expiry) ? null : extended(user))
    },
    // A clock that was set back makes the elapsed time negative: such a token counts as old too.
    isTokenOld: () => !(now() - tokenSince >= 0 && now() - tokenSince < TOKEN_FRESH_MS),
    load,
  }
}
