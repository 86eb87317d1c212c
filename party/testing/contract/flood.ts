import { once } from 'node:events'
import WebSocket from 'ws'
import { CLOSE_TIMEOUT_MS, type Opening } from './test-client.ts'

/** How many sockets are opened at the same time. */
const BATCH_SIZE = 50

export interface Flood {
  /** The number of closed sockets by close code. */
  closings(): Map<number, number>
  /** The number of open sockets. */
  open(): number
  end(): Promise<void>
}

/** Opens identical sockets. Resolves when the room has closed all but `left` of them. */
export async function openFlood(
  url: string,
  { number, left }: { number: number; left: number },
  { token, headers }: Opening,
): Promise<Flood> {
  const address = new URL(url)
  if (token !== undefined) address.searchParams.set('token', token)
  const options = { ...(headers && { headers }), closeTimeout: CLOSE_TIMEOUT_MS }
  const sockets: WebSocket[] = []
  const codes: number[] = []
  const closed = Promise.withResolvers<void>()
  for (let first = 0; first < number; first += BATCH_SIZE) {
    const opened = Array.from({ length: Math.min(BATCH_SIZE, number - first) }, () => {
      const socket = new WebSocket(address.href, options)
      socket.once('close', (code) => {
        if (codes.push(code) === number - left) closed.resolve()
      })
      return socket
    })
    sockets.push(...opened)
    await Promise.all(opened.map((socket) => once(socket, 'open')))
  }
  await closed.promise

  return {
    closings() {
      const counts = new Map<number, number>()
      for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
      return counts
    },
    open: () => sockets.filter(isOpen).length,
    async end() {
      const last = sockets.filter(isOpen)
      for (const socket of last) socket.close(1000)
      await Promise.all(last.map((socket) => once(socket, 'close')))
    },
  }
}

function isOpen({ readyState }: WebSocket): boolean {
  return readyState === WebSocket.OPEN
}
