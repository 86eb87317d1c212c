import { browserStorage, readEntry } from '../storage/browser-storage.ts'
import { session } from './session.ts'

/**
 * Stores an entry in browser storage that only the same user, or a visitor, can read back: a session that
 * times out leaves its entries behind.
 */
export function storeOwnEntry(key: string, value: unknown): void {
  browserStorage.setItem(key, JSON.stringify({ userID: ownID(), value }))
}

/** The stored value. Null if it is missing, invalid or another user's. */
export function readOwnEntry(key: string): unknown {
  return readEntry(browserStorage, key, ownValue)
}

function ownValue(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('userID' in entry) || !('value' in entry)) return null
  return entry.userID === ownID() ? entry.value : null
}

function ownID(): number | null {
  return session.current()?.id ?? null
}
