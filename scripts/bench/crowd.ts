import { WebSocket } from 'ws'
import { ADDRESS_HEADER } from '../../domain/network.ts'

/** Sockets that are opened at a time. */
const BATCH_SIZE = 50
/** A message that was not delivered by then counts as lost. */
const DELIVERY_TIMEOUT_MS = 10_000
const DELIVERED = '{"type":"menuChanged"}'

/** Listening sockets. The first ones also send. */
export interface Crowd {
  /** Sends `text` from one socket. @returns the milliseconds until each socket received the change */
  send(text: string): Promise<number[]>
  close(): Promise<void>
}

/**
 * Opens a socket for each URL. Each batch has its own IP address, since the room limits the sockets per IP
 * address.
 * @param senders how many of the first sockets take turns sending
 */
export async function openCrowd(addresses: readonly string[], senders: number): Promise<Crowd> {
  let onDelivered: () => void = () => undefined
  let turn = 0
  const sockets: WebSocket[] = []
  for (let first = 0; first < addresses.length; first += BATCH_SIZE) {
    const from = `203.0.113.${first / BATCH_SIZE}`
    const opened = await Promise.all(
      addresses.slice(first, first + BATCH_SIZE).map((each) => open(each, from)),
    )
    for (const socket of opened) {
      socket.on('message', (data) => {
        if (String(data) === DELIVERED) onDelivered()
      })
    }
    sockets.push(...opened)
  }

  return {
    send(text) {
      const delays: number[] = []
      return new Promise((resolve) => {
        const timeout = setTimeout(() => resolve(delays), DELIVERY_TIMEOUT_MS)
        const sentAt = performance.now()
        onDelivered = () => {
          delays.push(performance.now() - sentAt)
          if (delays.length < sockets.length) return
          clearTimeout(timeout)
          resolve(delays)
        }
        sockets[turn++ % senders]?.send(text)
      })
    },
    async close() {
      await Promise.all(sockets.map(close))
    },
  }
}

function open(address: string, from: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false, headers: { [ADDRESS_HEADER]: from } })
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

function close(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve())
    socket.close(1000)
  })
}
