import { expect, it } from 'vitest'
import {
  alice,
  aliceAsPerson,
  connection,
  entry,
  here,
  madame,
  navigate,
  roomOver,
  there,
} from './testing/fake-room.ts'

it('stores places with the connections, so that they survive hibernation', async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const { room } = roomOver([pupil])
  await room.enter(pupil, entry(alice))
  await room.receive(pupil, navigate(there))

  const { room: wokenRoom } = roomOver([pupil, admin])
  await wokenRoom.enter(admin, entry(madame))
  expect(admin.heard).toEqual([{ type: 'navigate', page: there, user: aliceAsPerson }])
})

it.each([
  ['the older', 0],
  ['the newer', 1],
])(
  'sends an administrator who connects later the last move of a pupil with two tabs: in %s tab',
  async (_which, last) => {
    const tabs = [connection('1'), connection('2')]
    const admin = connection('admin')
    const { room, clock } = roomOver([...tabs, admin])
    for (const tab of tabs) await room.enter(tab, entry(alice))
    for (const [index, page] of [[1 - last, here] as const, [last, there] as const]) {
      clock.now += 1
      const tab = tabs[index]
      if (tab) await room.receive(tab, navigate(page))
    }
    await room.enter(admin, entry(madame))
    expect(admin.heard).toEqual([{ type: 'navigate', page: there, user: aliceAsPerson }])
  },
)

it('reports only once that a pupil has left, although the library reports the close twice', async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const { room } = roomOver([pupil, admin])
  await room.enter(pupil, entry(alice))
  await room.enter(admin, entry(madame))
  room.disconnected(pupil)
  room.disconnected(pupil)
  expect(admin.heard).toEqual([{ type: 'logout', user: aliceAsPerson }])
})

it('reports nothing when administrators or visitors leave', async () => {
  const [visitor, other, admin] = [connection('visitor'), connection('other'), connection('admin')]
  const { room } = roomOver([visitor, other, admin])
  await room.enter(visitor, entry(null))
  await room.enter(other, entry(madame))
  await room.enter(admin, entry(madame))
  room.disconnected(visitor)
  room.disconnected(other)
  expect(admin.heard).toEqual([])
})

it("sends no pupil's place to an administrator who signed out", async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const { room } = roomOver([pupil, admin])
  await room.enter(pupil, entry(alice))
  await room.enter(admin, entry(madame))
  await room.receive(admin, '{"type":"logout"}')
  admin.heard.length = 0
  await room.receive(pupil, navigate())
  expect(admin.heard).toEqual([])
})

it('delivers to the other sockets when sending to one fails', async () => {
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

it('closes a socket that sends too many messages with 1008, and counts refused messages too', async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const { room, clock } = roomOver([pupil, admin])
  await room.enter(pupil, entry(alice))
  await room.enter(admin, entry(madame))
  for (let count = 0; count < 20; count++) await room.receive(pupil, 'nonsense')
  expect(pupil.closedWith).toBeNull()
  clock.now += 9_999
  await room.receive(pupil, navigate())
  expect(pupil.closedWith).toBe(1008)
  expect(admin.heard).toEqual([{ type: 'logout', user: aliceAsPerson }])
})

it("reports each change of a pupil's place once, after delivering it", async () => {
  const [pupil, admin] = [connection('pupil'), connection('admin')]
  const moves: unknown[] = []
  const { room } = roomOver([pupil, admin], null, (userID, place) =>
    moves.push({ userID, place, heard: admin.heard.length }),
  )
  await room.enter(pupil, entry(alice))
  await room.enter(admin, entry(madame))
  for (const page of [here, here, there, here]) await room.receive(pupil, navigate(page))
  expect(moves).toEqual([
    { userID: alice.id, place: here, heard: 1 },
    { userID: alice.id, place: there, heard: 3 },
    { userID: alice.id, place: here, heard: 4 },
  ])
})

it('reports no moves of administrators and visitors', async () => {
  const [visitor, admin, liar] = [connection('visitor'), connection('admin'), connection('liar')]
  const moves: number[] = []
  const { room } = roomOver([visitor, admin, liar], null, (userID) => moves.push(userID))
  await room.enter(visitor, entry(null))
  await room.enter(admin, entry(madame))
  await room.enter(liar, entry({ ...alice, id: 8 }))
  for (const sender of [visitor, admin, liar]) await room.receive(sender, navigate())
  expect(moves).toEqual([])
})
