import type { KeyValueStorage } from '../session/session-store.ts'

/** A storage that takes everything, and tells what it holds. */
export interface BrowserStorage extends KeyValueStorage {
  /** The names of all that it holds. */
  keys(): string[]
  /** Whether the entry outlasts the page. */
  isKept(key: string): boolean
}

const local = findStorage('localStorage')

/** Whether anything that is kept outlasts the page: browsers may allow no storage. */
export const isStorageAllowed = local !== null

/** `localStorage`; where the browser has or allows none, a store that lasts as long as the page. */
export const browserStorage: BrowserStorage = withMemory(local)

/** `sessionStorage`: each tab's own, for as long as the tab is there. */
export const tabStorage: BrowserStorage = withMemory(findStorage('sessionStorage'))

function findStorage(name: 'localStorage' | 'sessionStorage'): ListedStorage | null {
  try {
    const storage = globalThis.window?.[name]
    // Some browsers give one that allows nothing.
    return storage && storage.length >= 0 ? storage : null
  } catch {
    return null
  }
}

type ListedStorage = KeyValueStorage & Pick<Storage, 'key' | 'length'>

/** A storage that takes everything: what there is no room for, or may not be kept, lasts as long as the page. */
export function withMemory(storage: ListedStorage | null): BrowserStorage {
  const unkept = new Map<string, string>()
  return {
    getItem: (key) => unkept.get(key) ?? storage?.getItem(key) ?? null,
    setItem(key, value) {
      unkept.set(key, value)
      try {
        storage?.setItem(key, value)
        if (storage) unkept.delete(key)
      } catch {
        // What stood there before would come back with the next page as if it were true: another pupil, for one.
        storage?.removeItem(key)
      }
    },
    removeItem(key) {
      unkept.delete(key)
      storage?.removeItem(key)
    },
    keys: () => [...namesIn(storage), ...unkept.keys()],
    isKept: (key) => !unkept.has(key),
  }
}

function namesIn(storage: ListedStorage | null): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
}
