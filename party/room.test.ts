import { expect, it } from 'vitest'
import type { Place } from '../domain/events.ts'
import type { Identity, Ticket } from './relay.ts'
import { createRoom, type Presence, type RoomConnection, type RoomOptions, tagsOf } from './room.ts'

const alice: Identity = {
  school: 'school',
  id: 7,
  role: 'pupil',
  displayName: 'Alice',
  avatarUrl: '',
  session: 1,
}
const madame: Identity = {
  school: 'school',
  id: 1,
  role: 'admin',
  displayName: 'Madame',
  avatarUrl: '',
  session: 1,
}
const aliceAsPerson = { id: 7, displayName: 'Alice', avatarUrl: '' }
const here: Place = { name: 'Page_Music', id: null }
const there: Place = { name: 'Page_Games_Memory', id: 'farm' }

interface FakeConnection extends RoomConnection {
  /** Those that it came in with, whoever it is now. */
  tags: string[]
  heard: unknown[]
  closedWith: number | null
}

function connection(id: string): FakeConnection {
  let state: Presence | null = null
  return {
    id,
    tags: [],
    heard: [],
    closedWith: null,
    get state() {
      return state
    },
    setState(next) {
      if (!state) this.tags = tagsOf(next.who)
      state = next
    },
    send(text) {
      this.heard.push(JSON.parse(text))
    },
    close(code) {
      this.closedWith = code
    },
  }
}

/** A room over `open`; another one over the same list is the room after a sleep. */
function roomOver(
  open: FakeConnection[],
  ticket: Ticket | null = null,
  moved: RoomOptions['moved'] = () => {},
) {
  const clock = { now: Date.parse('2026-11-20T14:05:00.000Z') }
  const spent = new Set<string>()
  const room = createRoom({
    connections: (tag) => open.filter(({ tags }) => tag === undefined || tags.includes(tag)),
    sockets: () => open,
    readTicket: async () => ticket,
    spendTicket: async ({ jti }) => !spent.has(jti) && spent.add(jti).has(jti),
    keepEnded: async () => {},
    hasEnded: async () => false,
    moved,
    now: () => clock.now,
  })
  return { room, clock }
}

const navigate = (page = here) => JSON.stringify({ type: 'navigate', page, user: aliceAsPerson })

it('keeps who is where with the connections, not in its memory', async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const { room } = roomOver([pupil])
  await room.enter(pupil, alice)
  await room.hear(pupil, navigate(there))

  const { room: wokenRoom } = roomOver([pupil, admin])
  await wokenRoom.enter(admin, madame)
  expect(admin.heard).toEqual([{ type: 'navigate', page: there, user: aliceAsPerson }])
})

it.each([
  ['the older', 0],
  ['the newer', 1],
])('tells a late administrator where a pupil of two tabs moved last: in %s', async (_which, last) => {
  const tabs = [connection('1'), connection('2')]
  const admin = connection('admin')
  const { room, clock } = roomOver([...tabs, admin])
  for (const tab of tabs) await room.enter(tab, alice)
  for (const [index, page] of [[1 - last, here] as const, [last, there] as const]) {
    clock.now += 1
    const tab = tabs[index]
    if (tab) await room.hear(tab, navigate(page))
  }
  await room.enter(admin, madame)
  expect(admin.heard).toEqual([{ type: 'navigate', page: there, user: aliceAsPerson }])
})

it('tells once that a pupil is gone, though the library tells twice', async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const { room } = roomOver([pupil, admin])
  await room.enter(pupil, alice)
  await room.enter(admin, madame)
  room.leave(pupil)
  room.leave(pupil)
  expect(admin.heard).toEqual([{ type: 'logout', user: aliceAsPerson }])
})

it('says nothing of administrators and visitors who go', async () => {
  const [visitor, other, admin] = [connection('visitor'), connection('other'), connection('admin')]
  const { room } = roomOver([visitor, other, admin])
  await room.enter(visitor, null)
  await room.enter(other, madame)
  await room.enter(admin, madame)
  room.leave(visitor)
  room.leave(other)
  expect(admin.heard).toEqual([])
})

it('gives no whereabouts to an administrator who logged out', async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const { room } = roomOver([pupil, admin])
  await room.enter(pupil, alice)
  await room.enter(admin, madame)
  await room.hear(admin, '{"type":"logout"}')
  admin.heard.length = 0
  await room.hear(pupil, navigate())
  expect(admin.heard).toEqual([])
})

it('delivers to the others when one socket fails', async () => {
  const [broken, visitor] = [connection('broken'), connection('visitor')]
  broken.send = () => {
    throw new Error('The socket is closed.')
  }
  const { room } = roomOver([broken, visitor])
  await room.announce({
    type: 'pageStateChanged',
    page: { clientID: 'Page_Music', displayName: 'Music', isEnabled: true },
  })
  expect(visitor.heard).toEqual([{ type: 'menuChanged' }])
})

it('closes a talkative socket with 1008, and counts its refused messages too', async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const { room, clock } = roomOver([pupil, admin])
  await room.enter(pupil, alice)
  await room.enter(admin, madame)
  for (let count = 0; count < 20; count++) await room.hear(pupil, 'nonsense')
  expect(pupil.closedWith).toBeNull()
  clock.now += 9_999
  await room.hear(pupil, navigate())
  expect(pupil.closedWith).toBe(1008)
  expect(admin.heard).toEqual([{ type: 'logout', user: aliceAsPerson }])
})

it('says of a pupil when they move, once a place and after everyone has heard', async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const moves: unknown[] = []
  const { room } = roomOver([pupil, admin], null, (userID, place) =>
    moves.push({ userID, place, heard: admin.heard.length }),
  )
  await room.enter(pupil, alice)
  await room.enter(admin, madame)
  for (const page of [here, here, there, here]) await room.hear(pupil, navigate(page))
  expect(moves).toEqual([
    { userID: alice.id, place: here, heard: 1 },
    { userID: alice.id, place: there, heard: 3 },
    { userID: alice.id, place: here, heard: 4 },
  ])
})

it('says of nobody else that they moved', async () => {
  const [visitor, admin, liar] = [connection('visitor'), connection('admin'), connection('liar')]
  const moves: number[] = []
  const { room } = roomOver([visitor, admin, liar], null, (userID) => moves.push(userID))
  await room.enter(visitor, null)
  await room.enter(admin, madame)
  await room.enter(liar, { ...alice, id: 8 })
  for (const sender of [visitor, admin, liar]) await room.hear(sender, navigate())
  expect(moves).toEqual([])
})
