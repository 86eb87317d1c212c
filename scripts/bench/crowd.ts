import { WebSocket } from 'ws'
import { ADDRESS_HEADER } from '../../domain/network.ts'

/** How many sockets are being opened at a time. */
const DOORS = 50
/** What was not delivered by then is lost, in milliseconds. */
const PATIENCE = 10_000
const DELIVERED = '{"type":"menuChanged"}'

/** Sockets that listen, and some among them that may speak. */
export interface Crowd {
  /** One of them says `text`: how long it took until each of all heard of it, in milliseconds. */
  announce(text: string): Promise<number[]>
  leave(): Promise<void>
}

/**
 * Opens a socket for each address of the room, a few classes' worth from each place: of one the room takes no thousand.
 * @param speakers how many, from the first, speak in turns
 */
export async function gather(addresses: readonly string[], speakers: number): Promise<Crowd> {
  let hear: () => void = () => undefined
  let turn = 0
  const sockets: WebSocket[] = []
  for (let first = 0; first < addresses.length; first += DOORS) {
    const from = `203.0.113.${first / DOORS}`
    const opened = await Promise.all(addresses.slice(first, first + DOORS).map((each) => open(each, from)))
    for (const socket of opened) {
      socket.on('message', (data) => {
        if (String(data) === DELIVERED) hear()
      })
    }
    sockets.push(...opened)
  }

  return {
    announce(text) {
      const taken: number[] = []
      return new Promise((resolve) => {
        const patience = setTimeout(() => resolve(taken), PATIENCE)
        const said = performance.now()
        hear = () => {
          taken.push(performance.now() - said)
          if (taken.length < sockets.length) return
          clearTimeout(patience)
          resolve(taken)
        }
        sockets[turn++ % speakers]?.send(text)
      })
    },
    async leave() {
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
