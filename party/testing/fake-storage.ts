import type { RoomStorage } from '../storage.ts'

/** A storage that keeps everything in `kept`. */
export function storageOn(kept: Map<string, unknown>): RoomStorage {
  return {
    get: async (key) => kept.get(key),
    put: async (key, value) => void kept.set(key, value),
    list: async ({ prefix, limit }) =>
      new Map([...kept].filter(([key]) => key.startsWith(prefix)).slice(0, limit)),
    delete: async (keys) => keys.filter((key) => kept.delete(key)).length,
  }
}
