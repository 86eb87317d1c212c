import { expect, it, vi } from 'vitest'
import { connect, FakeSocket, latest, made, settle, withFakeSockets } from '../testing/fake-sockets.ts'

withFakeSockets()

/** Opens a socket and drops it repeatedly. Returns each delay. */
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
])('with the random value $0 reconnects after $1 ms', async (chance, least) => {
  connect({ random: () => chance })
  const waits = await waitsAfterDrops(10)
  expect(waits[0]).toBe(least)
  expect(Math.min(...waits)).toBe(least)
  expect(Math.max(...waits)).toBe(5000)
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
})

it('gives up a connection that does not open within 20 seconds and retries', async () => {
  connect()
  await vi.advanceTimersByTimeAsync(19_999)
  expect(made()).toBe(1)
  await vi.advanceTimersByTimeAsync(1 + 1000)
  expect(made()).toBe(2)
})

it('requests a new token for each connection', async () => {
  const tokens = ['first', 'second', null]
  connect({ token: () => tokens.shift() ?? null })
  await waitsAfterDrops(2)
  expect(FakeSocket.made.map(({ url }) => url.searchParams.get('token'))).toEqual(['first', 'second', null])
})

it('waits for an asynchronous token and retries if that fails', async () => {
  const token = vi.fn(async () => 'fetched').mockRejectedValueOnce(new Error('offline'))
  connect({ token })
  await settle()
  expect(made()).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(latest().url.searchParams.get('token')).toBe('fetched')
})

it('stays closed after its token is refused, until reconnect is called', async () => {
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

it('requests a new token every 5 seconds if each one is refused', async () => {
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

it('stays closed after newer sockets replaced it, until the page becomes visible', async () => {
  const onNews = vi.fn()
  const room = connect({ onNews })
  await settle()
  room.reconnectIfReplaced()
  latest().open()
  latest().drop(4429)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(made()).toBe(1)
  room.reconnectIfReplaced()
  room.reconnectIfReplaced()
  await settle()
  latest().open()
  expect(made()).toBe(2)
  // `reopened` makes the listeners fetch what they have missed.
  expect(onNews.mock.calls).toEqual([[{ type: 'lost' }], [{ type: 'reopened' }]])
  latest().drop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(made()).toBe(3)
})

it('stays closed after newer sockets replaced it, until the pupil opens another page', async () => {
  const room = connect()
  await settle()
  latest().open()
  latest().drop(4429)
  const user = { id: 7, displayName: 'Alice', avatarUrl: '' }
  const move = { type: 'navigate', page: { name: 'Page_Music', id: null }, user } as const
  room.send(move)
  await settle()
  latest().open()
  expect(made()).toBe(2)
  expect(latest().sent).toEqual([move])
})

it('does not reconnect after close is called', async () => {
  const room = connect()
  await settle()
  latest().open()
  room.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made()).toBe(1)
})
