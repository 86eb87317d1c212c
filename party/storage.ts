/** The part of a Durable Object's storage that the room needs, the same in both libraries. */
export interface RoomStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  list(options: { prefix: string; limit: number }): Promise<Map<string, unknown>>
  delete(keys: string[]): Promise<number>
}

/** As many keys as one call of the storage deletes. */
const SWEEP = 128

/** Forgets what is over of all that is kept under keys with the prefix; a few at a time, so call it with each new one. */
export async function sweep(
  storage: RoomStorage,
  prefix: string,
  isOver: (value: unknown) => boolean,
): Promise<void> {
  const kept = await storage.list({ prefix, limit: SWEEP })
  const over = [...kept].flatMap(([key, value]) => (isOver(value) ? [key] : []))
  if (over.length > 0) await storage.delete(over)
}
