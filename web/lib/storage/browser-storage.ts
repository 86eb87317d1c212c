import type { KeyValueStorage } from '../session/session-store.ts'

/** A storage that never fails and can list its keys. */
export interface BrowserStorage extends KeyValueStorage {
  /** All keys. */
  keys(): string[]
  /** Whether the entry is persistent. */
  isKept(key: string): boolean
  /** Whether all entries are persistent. Browsers can forbid storage, and it can be full. */
  keepsAll(): boolean
}

const local = findStorage('localStorage')

/** `localStorage`, or a store in memory if the browser has or allows none. */
export const browserStorage: BrowserStorage = withMemoryFallback(local)

/** `sessionStorage`: one per tab, lost when the tab closes. */
export const tabStorage: BrowserStorage = withMemoryFallback(findStorage('sessionStorage'))

function findStorage(name: 'localStorage' | 'sessionStorage'): ListedStorage | null {
  try {
    const storage = globalThis.window?.[name]
    // Some browsers return a storage that throws on every access.
    return storage && storage.length >= 0 ? storage : null
  } catch {
    return null
  }
}

type ListedStorage = KeyValueStorage & Pick<Storage, 'key' | 'length'>

/** Falls back to memory for entries that do not fit or that the browser refuses to store. */
export function withMemoryFallback(storage: ListedStorage | null): BrowserStorage {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? storage?.getItem(key) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      try {
        storage?.setItem(key, value)
        if (storage) memory.delete(key)
      } catch {
        // Remove the old value: the next page would take it as current, e.g. another pupil's session.
        storage?.removeItem(key)
      }
    },
    removeItem(key) {
      memory.delete(key)
      storage?.removeItem(key)
    },
    keys: () => [...keysOf(storage), ...memory.keys()],
    isKept: (key) => !memory.has(key),
    keepsAll: () => storage !== null && memory.size === 0,
  }
}

/** Reads a JSON entry. Null if it is missing or invalid, i.e. `parse` throws. */
export function readEntry<Entry>(
  storage: Pick<KeyValueStorage, 'getItem'>,
  key: string,
  parse: (value: unknown) => Entry,
): Entry | null {
  try {
    return parse(JSON.parse(storage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

function keysOf(storage: ListedStorage | null): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
}
