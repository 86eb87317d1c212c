import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import type { ClientEvent } from '../../domain/events.ts'
import type { RoomNews } from './live.ts'
import { connectRoom, type RoomOptions, type RoomSocket } from './room-socket.ts'

const alice = { id: 7, displayName: 'Alice', avatarUrl: '' }
const navigate: ClientEvent = { type: 'navigate', page: { name: 'Page_Music', id: null }, user: alice }
const change: ClientEvent = {
  type: 'pageStateChanged',
  page: { clientID: 'Page_Music', displayName: 'La musique', isEnabled: true },
}

let sockets: RoomSocket[] = []
afterEach(() => {
  for (const socket of sockets) socket.close()
  sockets = []
})

function connect(options: Partial<RoomOptions> = {}): RoomSocket {
  const socket = connectRoom({
    host: '127.0.0.1:1999',
    token: () => 'a-token',
    onNews: () => {},
    onRefused: () => {},
    random: () => 0,
    ...options,
  })
  sockets.push(socket)
  return socket
}

describe('over a real socket', () => {
  it('asks for the room with its token, and hears only what is an event', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    const address = server.address()
    const host = typeof address === 'object' ? `127.0.0.1:${address?.port}` : ''
    const events: RoomNews[] = []
    const heard = Promise.withResolvers<void>()
    const received = Promise.withResolvers<unknown>()
    const request = Promise.withResolvers<string | undefined>()
    server.on('connection', (socket, { url }) => {
      request.resolve(url)
      for (const text of ['nonsense', '[]', '{"type":"party"}', '{"type":"pageDisabled","page":{}}', '']) {
        socket.send(text)
      }
      socket.send(new Uint8Array([1, 2, 3]))
      socket.send('{"type":"menuChanged"}')
      socket.on('message', (data) => received.resolve(JSON.parse(String(data))))
    })

    const room = connect({
      host,
      onNews(event) {
        events.push(event)
        heard.resolve()
      },
    })
    room.send(change)
    const url = new URL((await request.promise) ?? '', `http://${host}`)
    expect(url.pathname).toBe('/parties/main/school')
    expect(url.searchParams.get('token')).toBe('a-token')
    expect(url.searchParams.get('_pk')).toMatch(/^[\da-f-]{36}$/)
    await heard.promise
    expect(events).toEqual([{ type: 'menuChanged' }])
    expect(await received.promise).toEqual(change)

    room.close()
    await new Promise((resolve) => server.close(resolve))
  })
})

/** A socket that does what the test says; `opened` lists all in the order of their making. */
class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = []
  readyState = 0
  binaryType = 'blob'
  readonly url: URL
  readonly madeAt = Date.now()
  readonly sent: unknown[] = []

  constructor(url: string) {
    super()
    this.url = new URL(url)
    FakeSocket.opened.push(this)
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

describe('over a bad line', () => {
  beforeEach(() => {
    FakeSocket.opened.length = 0
    vi.useFakeTimers({ now: 0 })
    vi.stubGlobal('WebSocket', FakeSocket)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const made = () => FakeSocket.opened.length
  const latest = (): FakeSocket => {
    const socket = FakeSocket.opened.at(-1)
    if (!socket) throw new Error('No socket was made.')
    return socket
  }
  /** Lets what is due now happen. */
  const settle = () => vi.advanceTimersByTimeAsync(0)

  /** Opens a socket and drops it, time after time: how long each wait was. */
  async function waitsAfterDrops(count: number): Promise<number[]> {
    await settle()
    const waits = []
    for (let drop = 0; drop < count; drop++) {
      latest().open()
      latest().drop()
      const before = Date.now()
      const number = made()
      await vi.advanceTimersToNextTimerAsync()
      expect(made()).toBe(number + 1)
      waits.push(latest().madeAt - before)
    }
    return waits
  }

  it.each([
    [0, 1000],
    [0.5, 1500],
    [0.999, 1999],
  ])('waits its own time before it connects again: by chance of %f, %i ms', async (chance, least) => {
    connect({ random: () => chance })
    const waits = await waitsAfterDrops(10)
    expect(waits[0]).toBe(least)
    expect(Math.min(...waits)).toBe(least)
    expect(Math.max(...waits)).toBe(5000)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  })

  it('gives up a connection that does not open in 20 seconds, and tries again', async () => {
    connect()
    await vi.advanceTimersByTimeAsync(19_999)
    expect(made()).toBe(1)
    await vi.advanceTimersByTimeAsync(1 + 1000)
    expect(made()).toBe(2)
  })

  it('asks for the token anew at each connection', async () => {
    const tokens = ['first', 'second', null]
    connect({ token: () => tokens.shift() ?? null })
    await waitsAfterDrops(2)
    expect(FakeSocket.opened.map(({ url }) => url.searchParams.get('token'))).toEqual([
      'first',
      'second',
      null,
    ])
  })

  it('waits for a token that has to be fetched, and tries again where that fails', async () => {
    const token = vi.fn(async () => 'fetched').mockRejectedValueOnce(new Error('offline'))
    connect({ token })
    await settle()
    expect(made()).toBe(0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(latest().url.searchParams.get('token')).toBe('fetched')
  })

  it('has an id of its own, which no other client has', async () => {
    connect()
    connect()
    await settle()
    const [one, other] = FakeSocket.opened.map(({ url }) => url.searchParams.get('_pk'))
    expect(one).not.toBe(other)
  })

  it('stays closed when its token is refused, until it is told to reconnect', async () => {
    const tokens = ['old', 'fresh']
    const onRefused = vi.fn()
    const room = connect({ token: () => tokens.shift() ?? null, onRefused })
    await settle()
    latest().open()
    latest().drop(4401)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onRefused).toHaveBeenCalledTimes(1)
    expect(made()).toBe(1)
    room.reconnect()
    await settle()
    expect(made()).toBe(2)
    expect(latest().url.searchParams.get('token')).toBe('fresh')
  })

  it('asks for a fresh token only every 5 seconds where each is refused', async () => {
    const room = connect({ onRefused: () => room.reconnect() })
    await settle()
    const waits = []
    for (let refusals = 0; refusals < 4; refusals++) {
      const refusedAt = Date.now()
      latest().open()
      latest().drop(4401)
      await vi.advanceTimersByTimeAsync(6000)
      waits.push(latest().madeAt - refusedAt)
    }
    const [first = Number.NaN, ...later] = waits
    expect(first).toBeLessThan(100)
    for (const wait of later) expect(wait).toBeGreaterThanOrEqual(5000)
  })

  it('tells at each connection where the pupil is now, and nothing older', async () => {
    const room = connect()
    room.send({ ...navigate, page: { name: 'Page_Letter', id: null } })
    room.send(navigate)
    await settle()
    latest().open()
    expect(latest().sent).toEqual([navigate])
    latest().drop()
    await vi.advanceTimersByTimeAsync(1000)
    latest().open()
    expect(latest().sent).toEqual([navigate])
  })

  it('says that it stands again, and not when it first stands', async () => {
    const onNews = vi.fn()
    connect({ onNews })
    await settle()
    latest().open()
    expect(onNews).not.toHaveBeenCalled()
    latest().drop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(onNews).not.toHaveBeenCalled()
    latest().open()
    expect(onNews.mock.calls).toEqual([[{ type: 'reopened' }]])
  })

  it('tells no place after a logout, or as a visitor', async () => {
    let token: string | null = 'a-token'
    const room = connect({ token: () => token })
    await settle()
    latest().open()
    room.send(navigate)
    token = null
    room.reconnect()
    await settle()
    latest().open()
    expect(latest().sent).toEqual([])
    token = 'a-token'
    room.send({ type: 'logout' })
    room.reconnect()
    await settle()
    latest().open()
    expect(latest().sent).toEqual([])
  })

  it('keeps at most 20 messages for later', async () => {
    const room = connect()
    for (let count = 0; count < 30; count++) room.send(change)
    await settle()
    latest().open()
    expect(latest().sent).toHaveLength(20)
  })

  it('is over when it is closed', async () => {
    const room = connect()
    await settle()
    latest().open()
    room.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(made()).toBe(1)
  })
})
