import type { KeyValueStorage } from './session-store.ts'

/** `localStorage`; where the browser has or allows none, a store that lasts as long as the page. */
export const browserStorage: KeyValueStorage = findStorage('localStorage') ?? memoryStorage()

/** `sessionStorage`: each tab's own, for as long as the tab is there. */
export const tabStorage: KeyValueStorage = findStorage('sessionStorage') ?? memoryStorage()

function findStorage(name: 'localStorage' | 'sessionStorage'): KeyValueStorage | null {
  try {
    const storage = globalThis.window?.[name]
    storage?.getItem('mme:probe')
    return storage ? withRoom(storage) : null
  } catch {
    return null
  }
}

/** A storage that takes everything: what it has no room for, or may not keep, lasts as long as the page. */
export function withRoom(storage: KeyValueStorage): KeyValueStorage {
  const unkept = memoryStorage()
  return {
    getItem: (key) => unkept.getItem(key) ?? storage.getItem(key),
    setItem(key, value) {
      try {
        storage.setItem(key, value)
        unkept.removeItem(key)
      } catch {
        unkept.setItem(key, value)
      }
    },
    removeItem(key) {
      unkept.removeItem(key)
      storage.removeItem(key)
    },
  }
}

function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: (key) => entries.delete(key),
  }
}
