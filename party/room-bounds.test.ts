import { describe, expect, it } from 'vitest'
import type { Place } from '../domain/events.ts'
import type { Identity } from './relay.ts'
import {
  alice,
  connection,
  createTestRoom,
  entry,
  type FakeConnection,
  here,
  madame,
  navigate,
  there,
} from './testing/fake-room.ts'

describe('over the socket limit', () => {
  /** Opens sockets one millisecond apart; `who` gives the identity of each. */
  async function openAll(number: number, who: (index: number) => Identity | null, address?: string) {
    const all = Array.from({ length: number }, (_, index) => connection(`${index}`))
    const open: FakeConnection[] = []
    const { room, clock } = createTestRoom(open)
    for (const [index, each] of all.entries()) {
      clock.now += 1
      open.push(each)
      await room.enter(each, entry(who(index), address ?? 'here'))
      for (const [place, { closedWith }] of [...open.entries()].toReversed())
        if (closedWith !== null) open.splice(place, 1)
    }
    return { room, open, closed: all.filter(({ closedWith }) => closedWith !== null) }
  }

  it.each([
    ['a pupil', 7, 6, () => alice],
    ["an address' visitors", 4000, 60, () => null],
  ])('closes the oldest sockets of %s with 4429', async (_whose, number, most, who) => {
    const { open, closed } = await openAll(number, who)
    expect(open).toHaveLength(most)
    expect(closed.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: number - most }, (_, index) => index),
    )
    expect(new Set(closed.map(({ closedWith }) => closedWith))).toEqual(new Set([4429]))
  })

  it('closes no socket of another user or address', async () => {
    const { room, open } = await openAll(60, () => null)
    for (const [who, address] of [
      [null, 'there'],
      [alice, 'here'],
    ] as const) {
      const other = connection(address)
      open.push(other)
      await room.enter(other, entry(who, address))
    }
    expect(open.every(({ closedWith }) => closedWith === null)).toBe(true)
  })

  it('closes the oldest socket first, even after hibernation', async () => {
    const { open } = await openAll(6, () => alice)
    const { room } = createTestRoom(open)
    const newest = connection('newest')
    open.unshift(newest)
    await room.enter(newest, entry(alice))
    expect(open.filter(({ closedWith }) => closedWith !== null).map(({ id }) => id)).toEqual(['0'])
  })
})

describe('at the limit of sockets per address', () => {
  /** Opens sockets user by user, one millisecond apart. */
  async function fill(...users: [who: Identity, sockets: number][]) {
    const open: FakeConnection[] = []
    const { room, clock } = createTestRoom(open)
    const enter = async (who: Identity) => {
      const each = connection(`${open.length}`)
      clock.now += 1
      open.push(each)
      await room.enter(each, entry(who))
      return each
    }
    for (const [who, sockets] of users) for (let count = 0; count < sockets; count++) await enter(who)
    const closed = () => open.filter(({ closedWith }) => closedWith !== null)
    return { open, enter, closed }
  }
  const pupil = (id: number): Identity => ({ ...alice, id })
  const pupils = (number: number, sockets: number, firstID = 100) =>
    Array.from({ length: number }, (_, index): [Identity, number] => [pupil(firstID + index), sockets])

  it("never closes an administrator's socket, however many sockets pupils open", async () => {
    const { open, closed } = await fill([madame, 1], ...pupils(110, 6))
    expect(open[0]?.closedWith).toBeNull()
    expect(closed()).toHaveLength(660 - 600)
  })

  it("refuses an administrator's 21st socket with 4429 and closes no open one", async () => {
    const { open, enter, closed } = await fill([madame, 20])
    const newest = await enter(madame)
    expect(closed()).toEqual([newest])
    expect(newest.closedWith).toBe(4429)
    expect(newest.heard).toEqual([])
    open[0]?.close(1000, '')
    open.splice(0, 1)
    open.pop()
    expect((await enter(madame)).closedWith).toBeNull()
  })

  it('admits a pupil who has no socket by closing the newest socket of the pupil who has most', async () => {
    const { enter, closed, open } = await fill(...pupils(99, 6), ...pupils(6, 1, 300))
    expect(open).toHaveLength(600)
    const newcomer = await enter(pupil(400))
    expect(newcomer.closedWith).toBeNull()
    expect(closed().map(({ id, closedWith }) => [id, closedWith])).toEqual([['593', 4429]])
  })

  it('refuses a new pupil if all pupils have equally many sockets', async () => {
    const { enter, closed } = await fill(...pupils(600, 1))
    const stranger = await enter(pupil(1000))
    const second = await enter(pupil(100))
    expect(closed()).toEqual([stranger, second])
  })

  it('limits a device that uses 100 accounts to their equal shares', async () => {
    const { open, enter } = await fill(...pupils(100, 6))
    for (let id = 500; id < 530; id++) await enter(pupil(id))
    const alive = open.filter(({ closedWith }) => closedWith === null)
    expect(alive).toHaveLength(600)
    expect(alive.filter(({ state }) => (state?.who?.id ?? 0) >= 500)).toHaveLength(30)
  })
})

it('opens only one socket per token, and no other even after that one is closed', async () => {
  const open = [connection('one'), connection('other'), connection('late')]
  const [one, other, late] = open
  const { room } = createTestRoom(open)
  const same = entry(alice)
  if (one) await room.enter(one, same)
  if (other) await room.enter(other, same)
  expect(open.map(({ closedWith }) => closedWith)).toEqual([null, 4401, null])
  if (one) room.disconnected(open.shift() ?? one)
  if (late) await room.enter(late, same)
  expect(late?.closedWith).toBe(4401)
})

it('refuses a token after hibernation if its socket is still open', async () => {
  const [one, other] = [connection('one'), connection('other')]
  const same = entry(alice)
  await createTestRoom([one]).room.enter(one, same)
  await createTestRoom([one, other]).room.enter(other, same)
  expect([one.closedWith, other.closedWith]).toEqual([null, 4401])
})

it('reports at most 30 moves per minute for each pupil, across all sockets', async () => {
  const tabs = Array.from({ length: 6 }, (_, index) => connection(`${index}`))
  const moves: Place[] = []
  const { room, clock } = createTestRoom(tabs, null, (_userID, place) => moves.push(place))
  for (const tab of tabs) await room.enter(tab, entry(alice))
  for (let second = 0; second < 60; second += 10) {
    clock.now += 10_000
    for (const tab of tabs) {
      await room.receive(tab, navigate(there))
      await room.receive(tab, navigate(here))
    }
  }
  expect(tabs.every(({ closedWith }) => closedWith === null)).toBe(true)
  expect(moves.length).toBeGreaterThan(29)
  expect(moves.length).toBeLessThanOrEqual(60)
})

it.each([
  ['a pupil', (): Identity | null => alice, 40],
  ["an address' visitors", () => null, 60],
])('limits the messages of %s across all sockets', async (_whose, who, most) => {
  const open = Array.from({ length: 5 }, (_, index) => connection(`${index}`))
  const { room } = createTestRoom(open)
  for (const each of open) await room.enter(each, entry(who()))
  for (let message = 0; message < 15; message++) {
    for (const each of open) if (each.closedWith === null) await room.receive(each, 'nonsense')
  }
  expect(open.flatMap(({ heard }) => heard)).toHaveLength(most)
  expect(open.map(({ closedWith }) => closedWith)).toEqual([1008, 1008, 1008, 1008, 1008])
})

describe('at the limit of messages per address', () => {
  /** 35 pupils with two sockets each send as much as each socket may. */
  async function flood(others: [FakeConnection, Identity][]) {
    const flooders = Array.from({ length: 35 }, (_, index) => ({ ...alice, id: 100 + index }))
    const sockets = flooders.flatMap((who) =>
      [1, 2].map((tab) => ({ who, each: connection(`${who.id}-${tab}`) })),
    )
    const { room, clock } = createTestRoom([
      ...others.map(([each]) => each),
      ...sockets.map(({ each }) => each),
    ])
    for (const [each, who] of others) await room.enter(each, entry(who))
    for (const { who, each } of sockets) await room.enter(each, entry(who))
    for (let message = 0; message < 20; message++)
      for (const { each } of sockets) if (each.closedWith === null) await room.receive(each, 'nonsense')
    return { room, clock, sockets: sockets.map(({ each }) => each) }
  }

  it('closes only the flooding sockets of 35 users, not those of a quiet pupil and the teacher', async () => {
    const [quiet, admin] = [connection('quiet'), connection('admin')]
    const { room, sockets } = await flood([
      [quiet, alice],
      [admin, madame],
    ])
    expect(sockets.reduce((sum, { heard }) => sum + heard.length, 0)).toBeLessThanOrEqual(600 + 35)
    admin.heard.length = 0
    for (let message = 0; message < 3; message++) {
      await room.receive(quiet, navigate())
      await room.receive(admin, 'nonsense')
    }
    expect([quiet.closedWith, admin.closedWith]).toEqual([null, null])
    expect(admin.heard).toHaveLength(6)
  })
})

it('records the moves of a pupil while another device uses up the message limit of the address', async () => {
  const flooders = Array.from({ length: 35 }, (_, index) => ({ ...alice, id: 100 + index }))
  const tabs = flooders.map((who) => ({ who, each: connection(`${who.id}`) }))
  const quiet = connection('quiet')
  const moves: number[] = []
  const { room, clock } = createTestRoom([quiet, ...tabs.map(({ each }) => each)], null, (userID) =>
    moves.push(userID),
  )
  const move = (id: number, place: Place) => JSON.stringify({ type: 'navigate', page: place, user: { id } })
  await room.enter(quiet, entry(alice))
  for (const { who, each } of tabs) await room.enter(each, entry(who))
  for (let second = 0; second < 50; second += 10) {
    for (let count = 0; count < 10; count++)
      for (const { who, each } of tabs) await room.receive(each, move(who.id, count % 2 ? here : there))
    clock.now += 10_000
  }
  expect(moves.length).toBeGreaterThanOrEqual(900)
  expect(moves.length).toBeLessThanOrEqual(935)
  await room.receive(quiet, move(alice.id, here))
  expect(moves.at(-1)).toBe(alice.id)
})
