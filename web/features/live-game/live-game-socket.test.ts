import { afterEach, expect, it, vi } from 'vitest'
import { MESSAGE_LIMITS } from '../../../domain/bounds.ts'
import { LIVE_CLOSE_CODES } from '../../../domain/live/messages.ts'
import { englishMessages } from '../../../domain/refusals/english.ts'
import { contentMessages } from '../../../domain/refusals/french-content.ts'
import { ApiError } from '../../lib/api/api.ts'
import { FakeSocket, latest, made, settle, withFakeSockets } from '../../lib/testing/fake-sockets.ts'
import { connectLiveGame, type LiveGameSocket } from './live-game-socket.ts'

withFakeSockets()
let game: LiveGameSocket | undefined
afterEach(() => game?.close())

function connect(token: () => Promise<string>) {
  const onView = vi.fn()
  const onConnection = vi.fn()
  const onRefused = vi.fn()
  const options = { code: 'BCDF', host: 'school.example', random: () => 0 }
  game = connectLiveGame({ ...options, token, onView, onConnection, onRefused })
  return { game, onView, onConnection, onRefused }
}

it('requests a token per connection, and sends answers given offline', async () => {
  let tokens = 0
  const { game, onConnection } = connect(async () => `token ${++tokens}`)
  await settle()
  expect(latest().url.pathname).toBe('/parties/live-game/BCDF')
  expect(latest().url.searchParams.get('token')).toBe('token 1')
  latest().open()
  latest().drop()
  expect(onConnection.mock.calls).toEqual([[true], [false]])
  game.send({ type: 'answer', number: 2, given: { option: 1 } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(latest().url.searchParams.get('token')).toBe('token 2')
  latest().open()
  expect(latest().sent).toEqual([{ type: 'answer', number: 2, given: { option: 1 } }])
})

it('resends an answer after reconnecting if the game lacks it', async () => {
  const { game } = connect(async () => 'a-token')
  await settle()
  latest().open()
  const answer = { type: 'answer', number: 2, given: { option: 1 } } as const
  game.send(answer)
  latest().drop()
  await vi.advanceTimersByTimeAsync(1000)
  latest().open()
  const common = { title: '', way: 'race', phase: 'asking', isPaused: false, total: 5, endsInMs: null }
  const own = { type: 'pupil', question: null, solution: null, team: null, points: 0, words: [] }
  const hear = (given: object | null) => {
    const view = { ...common, ...own, number: 2, given, bar: { right: 0, of: 1 } }
    const data = JSON.stringify(view)
    latest().dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  hear(null)
  hear(null)
  expect(latest().sent).toEqual([answer])
  latest().drop()
  await vi.advanceTimersByTimeAsync(1000)
  latest().open()
  hear(answer.given)
  expect(latest().sent).toEqual([])
})

it('sends counts of hands once per second, and the last one before any other message', async () => {
  const { game } = connect(async () => 'a-token')
  await settle()
  latest().open()
  const hands = (right: number) => ({ type: 'hands', number: 1, right, of: 30 }) as const
  for (let right = 1; right <= 30; right++) {
    game.send(hands(right))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(latest().sent).toEqual([10, 20, 30].map(hands))
  const { max, milliseconds } = MESSAGE_LIMITS.socket
  expect(milliseconds / 1000).toBeLessThanOrEqual(max / 2)
  game.send(hands(22))
  game.send({ type: 'next', number: 1 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(latest().sent.slice(3)).toEqual([hands(22), { type: 'next', number: 1 }])
  game.send(hands(23))
  game.close()
  expect(latest().sent.at(-1)).toEqual(hands(23))
})

it('sends the last count of hands after reconnecting, before the next question', async () => {
  const { game } = connect(async () => 'a-token')
  await settle()
  latest().open()
  latest().drop()
  for (const right of [1, 2, 3, 4, 5]) {
    game.send({ type: 'hands', number: 1, right, of: 20 })
    game.send({ type: 'next', number: 1 })
  }
  await vi.advanceTimersByTimeAsync(1000)
  latest().open()
  expect(latest().sent).toEqual([
    { type: 'hands', number: 1, right: 5, of: 20 },
    { type: 'next', number: 1 },
  ])
})

it.each([
  ['game that is over', LIVE_CLOSE_CODES.over, 'Ce jeu est fini.'],
  ['socket above the limit', LIVE_CLOSE_CODES.tooManySockets, 'Ce jeu est déjà ouvert ailleurs.'],
])('reports that a %s was closed, instead of a lost connection', async (_what, code, message) => {
  const { game, onConnection, onRefused } = connect(async () => 'a-token')
  await settle()
  latest().open()
  latest().drop(code)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onRefused.mock.calls).toMatchObject([[{ message }]])
  expect(onConnection.mock.calls).toEqual([[true]])
  expect(made()).toBe(1)
  game.wake()
  await settle()
  expect(made()).toBe(2)
})

it('reports a game that is over in the same words as the API', async () => {
  const { onRefused } = connect(async () => 'a-token')
  await settle()
  latest().open()
  latest().drop(LIVE_CLOSE_CODES.over)
  const reason = { message: contentMessages.liveGameOver, english: englishMessages.liveGameOver }
  expect(onRefused).toHaveBeenCalledWith(reason)
})

it('ignores invalid messages', async () => {
  const { onView } = connect(async () => 'a-token')
  await settle()
  latest().open()
  for (const data of ['nonsense', '{"type":"pupil"}', new Uint8Array([1])])
    latest().dispatchEvent(Object.assign(new Event('message'), { data }))
  expect(onView).not.toHaveBeenCalled()
})

it.each([
  [404, 1],
  [0, 2],
  [503, 2],
])('requests a token $1 times if entering returns $0', async (status, times) => {
  const token = vi.fn(async (): Promise<string> => {
    throw new ApiError(status, 'no')
  })
  const { onRefused } = connect(token)
  await settle()
  await vi.advanceTimersByTimeAsync(1000)
  expect(token).toHaveBeenCalledTimes(times)
  expect(onRefused).toHaveBeenCalledTimes(times === 1 ? 1 : 0)
  expect(made()).toBe(0)
  expect(FakeSocket.made).toEqual([])
})

it('reports a lost connection if it cannot get a token', async () => {
  const { onConnection, onRefused } = connect(() => Promise.reject(new TypeError('Failed to fetch')))
  await settle()
  expect(onConnection.mock.calls).toEqual([[false]])
  expect(onRefused).not.toHaveBeenCalled()
})
