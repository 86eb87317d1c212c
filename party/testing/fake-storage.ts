import type { RoomStorage } from '../storage.ts'

/** A storage in memory that reads and writes `entries`. */
export function fakeStorage(entries: Map<string, unknown>): RoomStorage {
  return {
    get: async (key) => entries.get(key),
    put: async (key, value) => void entries.set(key, value),
    list: async ({ prefix, limit }) =>
      new Map([...entries].filter(([key]) => key.startsWith(prefix)).slice(0, limit)),
    delete: async (keys) => keys.filter((key) => entries.delete(key)).length,
  }
}
