import * as z from 'zod/mini'
import { ROOM, type ServerEvent, serverEvent } from '../../domain/events.ts'
import { bindings } from './bindings.ts'

/** Listens to the room as a visitor's browser does; `next()` gives the next event that everyone hears. */
export async function listenToRoom(): Promise<{ next(): Promise<ServerEvent>; close(): void }> {
  const room = bindings.MAIN.get(bindings.MAIN.idFromName(ROOM.name))
  const { webSocket } = await room.fetch(`https://room${ROOM.path}`, { headers: { upgrade: 'websocket' } })
  if (!webSocket) throw new Error('The room opened no socket.')
  const heard: ServerEvent[] = []
  const waiting: ((event: ServerEvent) => void)[] = []
  webSocket.addEventListener('message', ({ data }) => {
    const event = z.parse(serverEvent, JSON.parse(String(data)))
    const waiter = waiting.shift()
    if (waiter) waiter(event)
    else heard.push(event)
  })
  webSocket.accept()
  return {
    next() {
      const event = heard.shift()
      return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve))
    },
    close: () => webSocket.close(1000),
  }
}
