import { afterAll, afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import { connectRoom, type RoomOptions, type RoomSocket } from '../live/room-socket.ts'

/** A connection to the room, closed after the test. */
export function connect(options: Partial<RoomOptions> = {}): RoomSocket {
  const socket = connectRoom({
    host: '127.0.0.1:1999',
    token: () => 'a-token',
    onNews: () => {},
    onRefused: () => {},
    random: () => 0,
    ...options,
  })
  onTestFinished(() => socket.close())
  return socket
}

/**
 * Resets modules before and after this test file, so that a sign-in in the next file does not reconnect its
 * rooms. Also closes the rooms opened by `live.ts`. Call it before importing `live.ts`.
 */
export function isolateRooms(): void {
  vi.resetModules()
  const rooms: RoomSocket[] = []
  vi.doMock('../live/room-socket.ts', () => ({
    connectRoom(options: RoomOptions) {
      const room = connectRoom(options)
      rooms.push(room)
      return room
    },
  }))
  afterAll(() => {
    vi.doUnmock('../live/room-socket.ts')
    vi.resetModules()
    for (const room of rooms) room.close()
  })
}

/** A socket controlled by the test. `made` lists all sockets in order of creation. */
export class FakeSocket extends EventTarget {
  static readonly made: FakeSocket[] = []
  readyState = 0
  binaryType = 'blob'
  readonly url: URL
  readonly madeAt = Date.now()
  readonly sent: unknown[] = []

  constructor(url: string) {
    super()
    this.url = new URL(url)
    FakeSocket.made.push(this)
  }

  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  drop(code = 1006) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: 'dropped' }))
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {
    this.readyState = 3
  }
}

/** Uses fake sockets and a fake clock in every test of the file. */
export function withFakeSockets(): void {
  beforeEach(() => {
    FakeSocket.made.length = 0
    vi.useFakeTimers({ now: 0 })
    vi.stubGlobal('WebSocket', FakeSocket)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Number of sockets created so far. */
export function made(): number {
  return FakeSocket.made.length
}

export function latest(): FakeSocket {
  const socket = FakeSocket.made.at(-1)
  if (!socket) throw new Error('No socket was made.')
  return socket
}

/** Runs everything that is due now. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
}
