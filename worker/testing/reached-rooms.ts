import { runInDurableObject } from 'cloudflare:test'

/** The rooms and live games that the API has reached since they were last emptied. */
const reached = new Map<string, DurableObjectStub>()

/**
 * Returns a namespace that records the rooms it returns, for `emptyReachedRooms`. Emptying all rooms instead
 * would take too long, because listing them takes as long as emptying the database.
 */
export function recordReached(namespace: DurableObjectNamespace): DurableObjectNamespace {
  const get = (id: DurableObjectId, options?: DurableObjectNamespaceGetDurableObjectOptions) => {
    const room = namespace.get(id, options)
    reached.set(id.toString(), room)
    return room
  }
  return Object.assign(Object.create(namespace), {
    idFromName: (name: string) => namespace.idFromName(name),
    get,
  })
}

export async function emptyReachedRooms(): Promise<void> {
  const rooms = [...reached.values()]
  reached.clear()
  for (const room of rooms) await runInDurableObject(room, (_, { storage }) => storage.deleteAll())
}
