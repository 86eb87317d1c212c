import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import type { ClientEvent } from '../../../domain/events.ts'
import { connect, FakeSocket, latest, settle, withFakeSockets } from '../testing/fake-sockets.ts'
import type { RoomNews } from './room-socket.ts'

const alice = { id: 7, displayName: 'Alice', avatarUrl: '' }
const navigate: ClientEvent = { type: 'navigate', page: { name: 'Page_Music', id: null }, user: alice }
const change: ClientEvent = {
  type: 'pageStateChanged',
  page: { clientID: 'Page_Music', displayName: 'La musique', isEnabled: true },
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

describe('over a fake socket', () => {
  withFakeSockets()

  it('has an id of its own, which no other client has', async () => {
    connect()
    connect()
    await settle()
    const [one, other] = FakeSocket.made.map(({ url }) => url.searchParams.get('_pk'))
    expect(one).not.toBe(other)
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

  it('tells at each connection where the pupil is in a lesson, and after a logout no more', async () => {
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

  it('says that it is lost and that it stands again, and nothing when it first stands', async () => {
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

  it('stands again where it could not be made at first', async () => {
    const onNews = vi.fn()
    connect({ onNews })
    await settle()
    latest().drop()
    await vi.advanceTimersByTimeAsync(1000)
    latest().open()
    expect(onNews.mock.calls).toEqual([[{ type: 'lost' }], [{ type: 'reopened' }]])
  })

  it('is not lost where it is made again on purpose', async () => {
    const onNews = vi.fn()
    const room = connect({ onNews })
    await settle()
    latest().open()
    room.reconnect()
    await settle()
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

  it('leaves nothing of one pupil to the connection of the next', async () => {
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

  it('keeps at most 20 messages for later', async () => {
    const room = connect()
    for (let count = 0; count < 30; count++) room.send(change)
    await settle()
    latest().open()
    expect(latest().sent).toHaveLength(20)
  })
})
