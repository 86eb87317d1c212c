import { exports } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { ROOM, type ServerEvent, serverEvent } from '../../domain/events.ts'

interface RoomListener {
  next(): Promise<ServerEvent>
  close(): void
  /** The close code. */
  closed: Promise<number>
}

/** Connects to the room like a browser, as a visitor without a room token. `next()` resolves to the next event. */
export async function listenToRoom(token?: string): Promise<RoomListener> {
  const query = token === undefined ? '' : `?token=${token}`
  const { webSocket } = await exports.default.fetch(`https://school.example${ROOM.path}${query}`, {
    headers: { upgrade: 'websocket', 'cf-connecting-ip': '192.0.2.1' },
  })
  if (!webSocket) throw new Error('The room opened no socket.')
  const heard: ServerEvent[] = []
  const waiting: ((event: ServerEvent) => void)[] = []
  webSocket.addEventListener('message', ({ data }) => {
    const event = z.parse(serverEvent, JSON.parse(String(data)))
    const waiter = waiting.shift()
    if (waiter) waiter(event)
    else heard.push(event)
  })
  const closed = new Promise<number>((resolve) =>
    webSocket.addEventListener('close', ({ code }) => resolve(code)),
  )
  webSocket.accept()
  return {
    next() {
      const event = heard.shift()
      return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve))
    },
    close: () => webSocket.close(1000),
    closed,
  }
}
