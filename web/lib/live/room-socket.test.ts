import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import type { ClientEvent } from '../../../domain/events.ts'
import { connect, FakeSocket, latest, settle, withFakeSockets } from '../testing/fake-sockets.ts'
import type { RoomEvent } from './room-socket.ts'

const alice = { id: 7, displayName: 'Alice', avatarUrl: '' }
const navigate: ClientEvent = { type: 'navigate', page: { name: 'Page_Music', id: null }, user: alice }
const change: ClientEvent = {
  type: 'pageStateChanged',
  page: { clientID: 'Page_Music', displayName: 'La musique', isEnabled: true },
}

describe('the room over a real socket', () => {
  it('is connected with the token, and reports only valid events', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    const address = server.address()
    const host = typeof address === 'object' ? `127.0.0.1:${address?.port}` : ''
    const events: RoomEvent[] = []
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

describe('the room over a fake socket', () => {
  withFakeSockets()

  it('uses a unique connection id', async () => {
    connect()
    connect()
    await settle()
    const [one, other] = FakeSocket.made.map(({ url }) => url.searchParams.get('_pk'))
    expect(one).not.toBe(other)
  })

  it('receives only the current page at each connection', async () => {
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

  it('receives the lesson step at each connection, until a logout', async () => {
    const place: ClientEvent = { type: 'lessonPlace', code: 'BCDF', step: null, hasHandUp: true }
    const room = connect()
    room.send({ ...place, hasHandUp: false })
    room.send(place)
    await settle()
    latest().open()
    expect(latest().sent).toEqual([place])
    latest().drop()
    await vi.advanceTimersByTimeAsync(1000)
    latest().open()
    expect(latest().sent).toEqual([place])
    room.send({ type: 'logout' })
    room.reconnect()
    await settle()
    latest().open()
    expect(latest().sent).toEqual([])
  })

  it('reports when the connection is lost and reopened, but not the first opening', async () => {
    const onNews = vi.fn()
    connect({ onNews })
    await settle()
    latest().open()
    expect(onNews).not.toHaveBeenCalled()
    latest().drop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(onNews.mock.calls).toEqual([[{ type: 'lost' }]])
    latest().open()
    expect(onNews.mock.calls).toEqual([[{ type: 'lost' }], [{ type: 'reopened' }]])
  })

  it('reports that the connection is reopened if the first one failed', async () => {
    const onNews = vi.fn()
    connect({ onNews })
    await settle()
    latest().drop()
    await vi.advanceTimersByTimeAsync(1000)
    latest().open()
    expect(onNews.mock.calls).toEqual([[{ type: 'lost' }], [{ type: 'reopened' }]])
  })

  it('does not report an intended reconnection as lost', async () => {
    const onNews = vi.fn()
    const room = connect({ onNews })
    await settle()
    latest().open()
    room.reconnect()
    await settle()
    latest().open()
    expect(onNews.mock.calls).toEqual([[{ type: 'reopened' }]])
  })

  it('receives no page after a logout or from a visitor', async () => {
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

  it('discards the waiting messages of the previous pupil', async () => {
    const bonus: ClientEvent = { type: 'setBravoWinner', user: alice, bravoCount: 3, ticket: 'of alice' }
    const room = connect()
    room.send(navigate)
    room.send(bonus)
    room.send({ type: 'logout' })
    room.reconnect()
    await settle()
    latest().open()
    expect(latest().sent).toEqual([])
  })

  it('queues at most 20 messages', async () => {
    const room = connect()
    for (let count = 0; count < 30; count++) room.send(change)
    await settle()
    latest().open()
    expect(latest().sent).toHaveLength(20)
  })
})
