import { browserStorage, readEntry } from '../storage/browser-storage.ts'
import { UNSENT_KEYS, unsentEntry } from './clear-user-data.ts'
import { session } from './session.ts'

/** Devices are shared: the work of users who do not come back is deleted after this. */
const MAX_AGE_MS = 14 * 86_400_000

// A visitor's work is for the pupil who signs in next, not for a later one.
session.subscribe(() => {
  if (session.current()) return
  for (const key of UNSENT_KEYS) browserStorage.removeItem(unsentEntry(key, null))
})

/** Deletes the old entries of all users, even if the page has not loaded the module that stores them. */
export function deleteOldWork(): void {
  const isUnsent = (entry: string) => UNSENT_KEYS.some((key) => entry.startsWith(unsentEntry(key, '')))
  for (const entry of browserStorage.keys())
    if (isUnsent(entry) && isOld(entry)) browserStorage.removeItem(entry)
}

/** True if the entry is too old, missing or invalid. */
export function isOld(entry: string): boolean {
  const since = readEntry(browserStorage, entry, sinceOf)
  return typeof since !== 'number' || Date.now() - since >= MAX_AGE_MS
}

function sinceOf(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'since' in stored ? stored.since : null
}
