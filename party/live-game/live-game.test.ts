import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR, LIVE_SOCKET_LIMITS } from '../../domain/bounds.ts'
import { type LiveGameEvent, NO_MORE_TOKENS } from '../../domain/events.ts'
import { LIVE_CLOSE_CODES, type LiveGameView, liveGameView } from '../../domain/live/messages.ts'
import { END_AFTER_MS, PAUSE_AFTER_MS } from '../../domain/live/timing.ts'
import { fakeStorage } from '../testing/fake-storage.ts'
import { ALICE, BRUNO, MADAME, STORED } from '../testing/live-game-data.ts'
import { createLiveGame, type LiveConnection, type LivePresence, liveTagsOf } from './live-game.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface FakeConnection extends LiveConnection {
  tags: string[]
  closedWith: number | null
  view(): LiveGameView
  phase(): string
}

function connection(id: string): FakeConnection {
  let state: LivePresence | null = null
  let last = ''
  return {
    id,
    tags: [],
    closedWith: null,
    get state() {
      return state
    },
    setState(next) {
      state = next
    },
    send(text) {
      last = text
    },
    close(code) {
      this.closedWith ??= code
    },
    view: () => liveGameView.parse(JSON.parse(last)),
    phase: () => liveGameView.parse(JSON.parse(last)).phase,
  }
}

/** A live game on a clock that the test moves, which runs the alarms that are due. */
function gameOver(entries = new Map<string, unknown>(), failures = 0) {
  const clock = { now: 1_000_000 }
  const all: FakeConnection[] = []
  const saves: number[] = []
  let alarm = Number.POSITIVE_INFINITY
  let onDisk = Promise.resolve()
  let loaded = Promise.resolve()
  const game = createLiveGame({
    connections: (tag) =>
      all.filter(({ closedWith, tags }) => closedWith === null && (tag === undefined || tags.includes(tag))),
    storage: {
      ...fakeStorage(entries),
      setAlarm: async (at) => {
        alarm = at
      },
      deleteAll: async () => entries.clear(),
      sync: () => onDisk,
    },
    load: () => loaded.then(() => STORED),
    async save() {
      saves.push(clock.now)
      if (saves.length <= failures) throw new Error('The database cannot be reached.')
      return null
    },
    now: () => clock.now,
  })
  return {
    clock,
    saves,
    entries,
    async enter(userID: number): Promise<FakeConnection> {
      const entered = connection(crypto.randomUUID())
      const isHost = userID === MADAME
      const session = { jti: crypto.randomUUID(), session: 1, issued: 0 }
      const entry = { school: 'school', code: 'BCDF', userID, isHost, ...session }
      entered.tags = liveTagsOf(entry)
      all.push(entered)
      await game.enter(entered, entry)
      return entered
    },
    announce: game.announce,
    /** Holds the game's data back until the returned function is called. */
    holdLoad(): () => void {
      const held = Promise.withResolvers<void>()
      loaded = held.promise
      return held.resolve
    },
    /** Holds all writes back until the returned function is called. */
    holdDisk(): () => void {
      const held = Promise.withResolvers<void>()
      onDisk = held.promise
      return held.resolve
    },
    send: (from: FakeConnection, message: object) => game.receive(from, JSON.stringify(message)),
    async leave(left: FakeConnection) {
      left.closedWith = 1000
      await game.disconnected(left)
    },
    async wait(milliseconds: number) {
      const end = clock.now + milliseconds
      while (alarm <= end) {
        clock.now = Math.max(clock.now, alarm)
        alarm = Number.POSITIVE_INFINITY
        await game.alarm()
      }
      clock.now = end
    },
  }
}

it('pauses and ends without a teacher, retries saving, and then deletes everything', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { enter, send, leave, wait, saves, entries } = gameOver(new Map(), 2)
  const [madame, alice] = [await enter(MADAME), await enter(ALICE)]
  await send(madame, { type: 'start' })
  await leave(madame)
  await wait(PAUSE_AFTER_MS)
  expect(alice.phase()).toBe('asking')
  await wait(END_AFTER_MS - PAUSE_AFTER_MS - 1)
  expect(alice.phase()).toBe('asking')
  await wait(1)
  expect(alice.phase()).toBe('over')
  expect(saves).toHaveLength(1)
  await wait(60_000)
  expect(saves).toHaveLength(3)
  expect(log).toHaveBeenCalledTimes(2)
  log.mockRestore()
  expect(entries.size).toBeGreaterThan(0)
  await wait(2 * HOUR)
  expect(saves).toHaveLength(3)
  expect(entries.size).toBe(0)
  expect(alice.closedWith).toBe(LIVE_CLOSE_CODES.over)
})

it('shows an answer to the teacher immediately and confirms it after storing it', async () => {
  const { enter, send, entries } = gameOver()
  const [madame, alice] = [await enter(MADAME), await enter(ALICE)]
  await enter(BRUNO)
  await send(madame, { type: 'start' })
  await send(alice, { type: 'answer', number: 1, given: { option: 0 } })
  expect(madame.view()).toMatchObject({ answersIn: 1 })
  expect(alice.view()).toMatchObject({ given: null })
  expect([...entries.keys()].filter((key) => key.startsWith('answer'))).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(alice.view()).toMatchObject({ given: { option: 0 } })
  expect(entries.has(`answer:1:${ALICE}`)).toBe(true)
})

it('stores an answer before a second socket of the pupil shows it', async () => {
  const { enter, send, entries } = gameOver()
  const [madame, alice] = [await enter(MADAME), await enter(ALICE)]
  await enter(BRUNO)
  await send(madame, { type: 'start' })
  await send(alice, { type: 'answer', number: 1, given: { option: 0 } })
  expect((await enter(ALICE)).view()).toMatchObject({ given: { option: 0 } })
  expect(entries.has(`answer:1:${ALICE}`)).toBe(true)
})

it('reveals a question to the teacher immediately, and to pupils once it is stored', async () => {
  const { enter, send, holdDisk } = gameOver()
  const [madame, alice] = [await enter(MADAME), await enter(ALICE)]
  await send(madame, { type: 'start' })
  const release = holdDisk()
  const sent = send(alice, { type: 'answer', number: 1, given: { option: 0 } })
  await vi.advanceTimersByTimeAsync(1000)
  expect([madame.phase(), alice.phase()]).toEqual(['revealed', 'asking'])
  release()
  await sent
  expect(alice.phase()).toBe('revealed')
})

it('ends if no teacher ever comes', async () => {
  const { enter, wait, saves } = gameOver()
  await enter(ALICE)
  await wait(END_AFTER_MS)
  expect(saves).toHaveLength(1)
})

it('detects disconnected players after a restart, although no socket was reported as closed', async () => {
  const before = gameOver()
  await before.send(await before.enter(MADAME), { type: 'start' })
  await before.enter(ALICE)
  const after = gameOver(before.entries)
  const alice = await after.enter(ALICE)
  expect(alice.phase()).toBe('asking')
  await after.wait(END_AFTER_MS)
  expect(alice.phase()).toBe('over')
})

it.each<[string, LiveGameEvent]>([
  ['its deletion', { type: 'gameDeleted' }],
  ['the end of a session', { type: 'sessionsEnded', sessions: [{ userID: ALICE, tokenVersion: 2 }] }],
  ['a change of classes', { type: 'classesChanged', userIDs: null }],
])('refuses a pupil who enters while %s is reported', async (_what, event) => {
  const { enter, announce, holdLoad } = gameOver()
  const release = holdLoad()
  const [entering, announced] = [enter(ALICE), announce(event)]
  await vi.advanceTimersByTimeAsync(1)
  release()
  await announced
  expect((await entering).closedWith).not.toBe(null)
})

it('deletes stored session changes if no game exists', async () => {
  const { announce, entries, wait } = gameOver()
  await announce({ type: 'sessionsEnded', sessions: [{ userID: ALICE, tokenVersion: 2 }] })
  expect(entries.size).toBe(1)
  await wait(HOUR)
  expect(entries.size).toBe(0)
})

it('deletes the data of a game that refused everyone', async () => {
  const { enter, entries, wait } = gameOver()
  expect((await enter(99)).closedWith).toBe(LIVE_CLOSE_CODES.over)
  expect(entries.size).toBeGreaterThan(0)
  await wait(3 * HOUR)
  expect(entries.size).toBe(0)
})

it.each(['asking', 'over'])(
  'removes an erased pupil immediately from a game in phase "%s"',
  async (phase) => {
    const { enter, send, announce, entries, wait } = gameOver()
    const [madame, alice, bruno] = [await enter(MADAME), await enter(ALICE), await enter(BRUNO)]
    await send(madame, { type: 'start' })
    for (const pupil of [alice, bruno]) await send(pupil, { type: 'answer', number: 1, given: { option: 0 } })
    if (phase === 'over') await send(madame, { type: 'end' })
    else await send(madame, { type: 'next', number: 1 })
    await wait(1)
    const stored = () => JSON.stringify([...entries]) + JSON.stringify(madame.view())
    expect(stored()).toContain(`Élève ${BRUNO}`)
    await announce({ type: 'sessionsEnded', sessions: [{ userID: BRUNO, tokenVersion: NO_MORE_TOKENS }] })
    expect(stored()).not.toContain(`Élève ${BRUNO}`)
    expect(stored()).not.toMatch(new RegExp(`answer:\\d+:${BRUNO}`))
    expect(stored()).toMatch(new RegExp(`answer:\\d+:${ALICE}`))
    expect([bruno.closedWith, alice.phase()]).toEqual([LIVE_CLOSE_CODES.badToken, phase])
  },
)

it("closes a pupil's oldest socket above the limit, but refuses a teacher's newest one", async () => {
  const { enter } = gameOver()
  const pupils = []
  for (let count = 0; count <= LIVE_SOCKET_LIMITS.pupil; count++) pupils.push(await enter(ALICE))
  expect(pupils.map(({ closedWith }) => closedWith !== null)).toEqual([true, false, false, false, false])
  const hosts = []
  for (let count = 0; count <= LIVE_SOCKET_LIMITS.host; count++) hosts.push(await enter(MADAME))
  expect(hosts.findIndex(({ closedWith }) => closedWith !== null)).toBe(LIVE_SOCKET_LIMITS.host)
})

it('closes a socket that sends too many messages', async () => {
  const { enter, send } = gameOver()
  const alice = await enter(ALICE)
  for (let count = 0; count <= 20; count++) await send(alice, { type: 'start' })
  expect(alice.closedWith).toBe(LIVE_CLOSE_CODES.tooManyMessages)
})
