import { describe, expect, it } from 'vitest'
import type { Place } from '../domain/events.ts'
import type { Identity } from './relay.ts'
import {
  alice,
  connection,
  entry,
  type FakeConnection,
  here,
  navigate,
  roomOver,
  there,
} from './testing/fake-room.ts'

describe('of too many sockets', () => {
  /** As many as there are, each opened a millisecond after the one before, by whom `who` says. */
  async function openAll(number: number, who: (index: number) => Identity | null, address?: string) {
    const all = Array.from({ length: number }, (_, index) => connection(`${index}`))
    const open: FakeConnection[] = []
    const { room, clock } = roomOver(open)
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
    ['a user', 7, 6, () => alice],
    ["an address' visitors", 4000, 60, () => null],
    ["an address' members", 203, 200, (index: number) => ({ ...alice, id: index + 1 })],
  ])('of %s the oldest are closed with 4429', async (_whose, number, most, who) => {
    const { open, closed } = await openAll(number, who)
    expect(open).toHaveLength(most)
    expect(closed.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: number - most }, (_, index) => index),
    )
    expect(new Set(closed.map(({ closedWith }) => closedWith))).toEqual(new Set([4429]))
  })

  it('those of other users and of other addresses stay', async () => {
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

  it('the room knows after a sleep which are the oldest', async () => {
    const { open } = await openAll(6, () => alice)
    const { room } = roomOver(open)
    const newest = connection('newest')
    open.unshift(newest)
    await room.enter(newest, entry(alice))
    expect(open.filter(({ closedWith }) => closedWith !== null).map(({ id }) => id)).toEqual(['0'])
  })
})

it('opens one socket by a token, and none by it again once that is closed', async () => {
  const open = [connection('one'), connection('other'), connection('late')]
  const [one, other, late] = open
  const { room } = roomOver(open)
  const same = entry(alice)
  if (one) await room.enter(one, same)
  if (other) await room.enter(other, same)
  expect(open.map(({ closedWith }) => closedWith)).toEqual([null, 4401, null])
  if (one) room.disconnected(open.shift() ?? one)
  if (late) await room.enter(late, same)
  expect(late?.closedWith).toBe(4401)
})

it('knows after a sleep that a token has opened a socket which is still there', async () => {
  const [one, other] = [connection('one'), connection('other')]
  const same = entry(alice)
  await roomOver([one]).room.enter(one, same)
  await roomOver([one, other]).room.enter(other, same)
  expect([one.closedWith, other.closedWith]).toEqual([null, 4401])
})

it('leaves 30 traces a minute of a pupil at most, by however many sockets', async () => {
  const tabs = Array.from({ length: 6 }, (_, index) => connection(`${index}`))
  const moves: Place[] = []
  const { room, clock } = roomOver(tabs, null, (_userID, place) => moves.push(place))
  for (const tab of tabs) await room.enter(tab, entry(alice))
  for (let second = 0; second < 60; second += 10) {
    clock.now += 10_000
    for (const tab of tabs) {
      await room.hear(tab, navigate(there))
      await room.hear(tab, navigate(here))
    }
  }
  expect(tabs.every(({ closedWith }) => closedWith === null)).toBe(true)
  expect(moves.length).toBeGreaterThan(29)
  expect(moves.length).toBeLessThanOrEqual(60)
})

it.each([
  ['a pupil', (): Identity | null => alice, 40],
  ["an address' visitors", () => null, 60],
])('hears so many messages of %s, by however many sockets', async (_whose, who, most) => {
  const open = Array.from({ length: 5 }, (_, index) => connection(`${index}`))
  const { room } = roomOver(open)
  for (const each of open) await room.enter(each, entry(who()))
  for (let message = 0; message < 15; message++) {
    for (const each of open) if (each.closedWith === null) await room.hear(each, 'nonsense')
  }
  expect(open.flatMap(({ heard }) => heard)).toHaveLength(most)
  expect(open.map(({ closedWith }) => closedWith)).toEqual([1008, 1008, 1008, 1008, 1008])
})
