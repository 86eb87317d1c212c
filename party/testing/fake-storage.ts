import type { RoomStorage } from '../storage.ts'

/** An in-memory storage that stores its entries in `kept`. */
export function storageOn(kept: Map<string, unknown>): RoomStorage {
  return {
    get: async (key) => kept.get(key),
    put: async (key, value) => void kept.set(key, value),
    list: async ({ prefix, limit }) =>
      new Map([...kept].filter(([key]) => key.startsWith(prefix)).slice(0, limit)),
    delete: async (keys) => keys.filter((key) => kept.delete(key)).length,
  }
}
