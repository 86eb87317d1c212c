import type { KeyValueStorage } from './session-store.ts'

/** `localStorage`; where the browser has or allows none, a store that lasts as long as the page. */
export const browserStorage: KeyValueStorage = findStorage('localStorage') ?? memoryStorage()

/** `sessionStorage`: each tab's own, for as long as the tab is there. */
export const tabStorage: KeyValueStorage = findStorage('sessionStorage') ?? memoryStorage()

function findStorage(name: 'localStorage' | 'sessionStorage'): KeyValueStorage | null {
  try {
    const storage = globalThis.window?.[name]
    storage?.setItem('mme:probe', '')
    storage?.removeItem('mme:probe')
    return storage ?? null
  } catch {
    return null
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
