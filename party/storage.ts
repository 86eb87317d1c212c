/** The subset of Durable Object storage that the room uses. Both libraries provide it. */
export interface RoomStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown, options?: WriteOptions): Promise<void>
  list(options: { prefix: string; limit: number }): Promise<Map<string, unknown>>
  delete(keys: string[], options?: WriteOptions): Promise<number>
}

/** With `allowUnconfirmed`, the runtime sends messages before the write is on disk. */
export interface WriteOptions {
  allowUnconfirmed?: boolean
}

/** The maximum number of keys that one storage call deletes. */
const MAX_DELETED_KEYS = 128

/** Deletes up to 128 expired entries with the key prefix. Call it with each new entry. */
export async function sweep(
  storage: RoomStorage,
  prefix: string,
  isExpired: (value: unknown) => boolean,
): Promise<void> {
  const stored = await storage.list({ prefix, limit: MAX_DELETED_KEYS })
  const expired = [...stored].flatMap(([key, value]) => (isExpired(value) ? [key] : []))
  if (expired.length > 0) await storage.delete(expired)
}
