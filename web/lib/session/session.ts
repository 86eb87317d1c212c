import { useSyncExternalStore } from 'react'
import type { SessionUser } from '../../../domain/api/user.ts'
import { loadPart } from '../loading/load-part.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { createSessionStore, type KeyValueStorage, SESSION_KEY } from './session-store.ts'

export const session = createSessionStore(browserStorage, Date.now, async (entry) =>
  (await loadPart(() => import('../storage/parse-entries.ts'))).parseUser(entry),
)

// Follow sign-ins and sign-outs in other tabs.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key === SESSION_KEY || event.key === null) void session.load()
})
// A page restored from the back/forward cache has missed the events of other tabs.
globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void session.load()
})

/** The signed-in user. Null for a visitor, and during hydration. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(session.subscribe, session.current, () => null)
}

/** Removes entries whenever the session ends: tablets are shared, and the next pupil must not find them. */
export function removeOnSignOut(storage: KeyValueStorage, ...keys: string[]): void {
  session.subscribe(() => {
    if (!session.current()) for (const key of keys) storage.removeItem(key)
  })
}

export const { signIn, signOut } = session
