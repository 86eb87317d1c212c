/** The part of a Durable Object's storage that the room needs, the same in both libraries. */
export interface RoomStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  list(options: { prefix: string; limit: number }): Promise<Map<string, unknown>>
  delete(keys: string[]): Promise<number>
}

/** The most keys that one call of the storage deletes. */
const SWEEP = 128

/** Deletes expired entries under keys with the prefix, a few at a time: call it with each new entry. */
export async function sweep(
  storage: RoomStorage,
  prefix: string,
  isOver: (value: unknown) => boolean,
): Promise<void> {
  const kept = await storage.list({ prefix, limit: SWEEP })
  const over = [...kept].flatMap(([key, value]) => (isOver(value) ? [key] : []))
  if (over.length > 0) await storage.delete(over)
}
