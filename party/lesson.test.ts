import { expect, it } from 'vitest'
import type { LessonAudience } from '../domain/events.ts'
import { CALL_LIFETIME_MS, REST_AFTER_LEAVING_MS } from './lesson-calls.ts'
import type { Room } from './room.ts'
import {
  alice,
  aliceAsPerson,
  connection,
  createTestRoom,
  entry,
  type FakeConnection,
  here,
  madame,
  navigate,
} from './testing/fake-room.ts'
import { fakeStorage } from './testing/fake-storage.ts'

const bruno = { ...alice, id: 8, displayName: 'Bruno' }
const place = (step: string | null, hasHandUp = false, code = 'BCDF') =>
  JSON.stringify({ type: 'lessonPlace', code, step, hasHandUp })
const call = (call: 'here' | 'still' | 'goOn', step: string | null = null) =>
  JSON.stringify({ type: 'lessonCall', code: 'BCDF', call, step })
const audience = (code: string, fields: Partial<LessonAudience> = {}): LessonAudience => ({
  code,
  classCodes: ['4-1'],
  isOpenToVisitors: false,
  ...fields,
})
const called = (fields: object) => expect.objectContaining({ type: 'lessonCalled', code: 'BCDF', ...fields })

async function openLesson() {
  const [pupil, other, admin] = [connection('pupil'), connection('other'), connection('admin')]
  const storage = fakeStorage(new Map())
  const open = [pupil, other, admin]
  const { room, clock } = createTestRoom(open, null, () => {}, storage)
  await room.announce({ type: 'lessonAudiences', lessons: [audience('BCDF'), audience('XZXZ')] })
  await room.enter(pupil, entry(alice))
  await room.enter(other, entry(bruno))
  await room.enter(admin, entry(madame))
  await room.receive(pupil, place('Page_Music'))
  await room.receive(other, place(null, false, 'XZXZ'))
  for (const each of open) each.heard.length = 0
  return { pupil, other, admin, open, room, clock, storage }
}

it("sends a call only to the lesson's pupils and administrators", async () => {
  const { pupil, other, admin, room } = await openLesson()
  await room.receive(admin, call('here', 'Page_Videos'))
  await room.receive(admin, call('still'))
  await room.receive(admin, call('goOn'))
  const events = [
    called({ step: 'Page_Videos', stillMs: 0 }),
    called({ step: 'Page_Videos', stillMs: CALL_LIFETIME_MS }),
    called({ step: 'Page_Videos', stillMs: 0 }),
  ]
  expect(pupil.heard).toEqual(events)
  expect(admin.heard).toEqual(events)
  expect(other.heard).toEqual([])
})

it('sends the current call to a pupil who joins later, even after hibernation, until it ends', async () => {
  const { admin, room, clock, storage } = await openLesson()
  await room.receive(admin, call('still'))
  const late = connection('late')
  const woken = createTestRoom([late, admin], null, () => {}, storage)
  woken.clock.now = clock.now + 60_000
  await woken.room.enter(late, entry(alice))
  await woken.room.receive(late, place(null))
  expect(late.heard).toEqual([called({ stillMs: CALL_LIFETIME_MS - 60_000 })])
  woken.clock.now = clock.now + CALL_LIFETIME_MS
  await woken.room.receive(late, place('Page_Music'))
  expect(late.heard).toHaveLength(1)
})

it('leads a late pupil to no step that was called long ago, even if screens have rested since', async () => {
  const { pupil, admin, open, room, clock } = await openLesson()
  await room.receive(admin, call('here', 'Page_Videos'))
  clock.now += CALL_LIFETIME_MS - 1
  await room.receive(admin, call('still'))
  expect(pupil.heard.at(-1)).toEqual(called({ step: 'Page_Videos' }))
  clock.now += 1
  const late = connection('late')
  open.push(late)
  await room.enter(late, entry({ ...alice, id: 9 }))
  await room.receive(late, place(null))
  expect(late.heard).toEqual([called({ step: null, stillMs: CALL_LIFETIME_MS - 1 })])
})

it('wakes resting screens, including those of late pupils, five minutes after the caller disconnects', async () => {
  const { pupil, admin, open, room, clock } = await openLesson()
  await room.receive(admin, call('still'))
  clock.now += 60_000
  await room.disconnected(admin)
  expect(pupil.heard.at(-1)).toEqual(called({ stillMs: REST_AFTER_LEAVING_MS }))
  const late = connection('late')
  open.push(late)
  await room.enter(late, entry({ ...alice, id: 9 }))
  clock.now += REST_AFTER_LEAVING_MS - 1
  await room.receive(late, place(null))
  expect(late.heard).toEqual([called({ stillMs: 1 })])
  clock.now += 1
  await room.receive(late, place('Page_Music'))
  expect(late.heard.at(-1)).toEqual(called({ stillMs: 0 }))
})

it('keeps screens resting if the caller reconnects, but not if only a colleague is there', async () => {
  const { pupil, admin, open, room, clock } = await openLesson()
  await room.receive(admin, call('still'))
  await room.disconnected(admin)
  const [colleague, back, second] = [connection('colleague'), connection('back'), connection('second')]
  open.push(colleague, back, second)
  await room.enter(colleague, entry({ ...madame, id: 2 }))
  expect(pupil.heard).toHaveLength(2)
  clock.now += 60_000
  await room.enter(back, entry(madame))
  expect(pupil.heard.at(-1)).toEqual(called({ stillMs: CALL_LIFETIME_MS - 60_000 }))
  await room.enter(second, entry(madame))
  await room.disconnected(back)
  await room.disconnected(colleague)
  expect(pupil.heard).toHaveLength(3)
})

it('never extends a screen rest beyond its own call, even if a later call lasts longer', async () => {
  const { pupil, admin, open, room, clock } = await openLesson()
  await room.receive(admin, call('still'))
  clock.now += 10 * 60_000
  await room.receive(admin, call('here', 'Page_Videos'))
  const second = connection('second')
  open.push(second)
  await room.enter(second, entry(madame))
  expect(second.heard).toContainEqual(called({ stillMs: 5 * 60_000 }))
  expect(pupil.heard).toHaveLength(2)
})

it.each([
  ['without the caller of the rest', {}],
  ['without the longest rest', { stillBy: madame.id }],
])('reads a call that an earlier version stored %s', async (_what, fields) => {
  const { pupil, open, room, clock, storage } = await openLesson()
  const until = clock.now + CALL_LIFETIME_MS
  await storage.put('lesson:BCDF', {
    step: 'Page_Videos',
    stepAt: clock.now,
    stillUntil: until,
    until,
    ...fields,
  })
  await room.receive(pupil, place('Page_Music'))
  const events = [called({ step: 'Page_Videos', stillMs: CALL_LIFETIME_MS })]
  expect(pupil.heard).toEqual(events)
  const second = connection('second')
  open.push(second)
  await room.enter(second, entry(madame))
  expect(pupil.heard).toEqual(events)
})

it('applies new calls to a rest that an earlier version stored for a teacher who left', async () => {
  const { pupil, open, room, clock, storage } = await openLesson()
  const until = clock.now + CALL_LIFETIME_MS
  const stillUntil = clock.now + REST_AFTER_LEAVING_MS
  await storage.put('lesson:BCDF', {
    step: 'Page_Videos',
    stepAt: clock.now,
    stillUntil,
    stillBy: 5,
    stillMaxUntil: until,
    until,
  })
  const back = connection('back')
  open.push(back)
  await room.enter(back, entry({ ...madame, id: 5 }))
  await room.receive(back, call('goOn'))
  expect(pupil.heard).toEqual([
    called({ step: 'Page_Videos', stillMs: CALL_LIFETIME_MS }),
    called({ step: 'Page_Videos', stillMs: 0 }),
  ])
})

it.each([
  ['signs out', (room: Room, admin: FakeConnection) => room.receive(admin, '{"type":"logout"}')],
  [
    'is signed out on the server',
    (room: Room) =>
      room.announce({ type: 'sessionsEnded', sessions: [{ userID: madame.id, tokenVersion: 2 }] }),
  ],
])('wakes resting screens immediately when the caller %s', async (_how, leave) => {
  const { pupil, admin, room } = await openLesson()
  await room.receive(admin, call('still'))
  await leave(room, admin)
  await room.disconnected(admin)
  expect(pupil.heard.slice(1)).toEqual([called({ stillMs: 0 })])
})

it('gives two successive calls to the same step different times', async () => {
  const { pupil, admin, room } = await openLesson()
  await room.receive(admin, call('here', 'Page_Videos'))
  await room.receive(admin, call('here', 'Page_Videos'))
  const [one, other] = pupil.heard.map((each) => Reflect.get(Object(each), 'stepAt'))
  expect(other).toBeGreaterThan(one)
})

it('lowers a hand once, for the pupil and for every administrator', async () => {
  const { pupil, admin, room } = await openLesson()
  await room.receive(pupil, place('Page_Music', true))
  admin.heard.length = 0
  const down = JSON.stringify({ type: 'lessonHandDown', code: 'BCDF', userID: alice.id })
  await room.receive(admin, down)
  await room.receive(admin, down)
  expect(pupil.heard).toEqual([{ type: 'lessonHandDown', code: 'BCDF' }])
  expect(admin.heard).toEqual([
    { type: 'lessonPlace', code: 'BCDF', step: 'Page_Music', hasHandUp: false, user: aliceAsPerson },
  ])
})

it('keeps the time at which a hand went up', async () => {
  const { pupil, admin, open, room, clock } = await openLesson()
  const raisedAt = clock.now
  await room.receive(pupil, place('Page_Music', true))
  clock.now += 60_000
  await room.receive(pupil, place('Page_Videos', true))
  const again = connection('again')
  open.push(again)
  await room.enter(again, entry(alice))
  await room.receive(again, place('Page_Videos', true))
  await room.disconnected(pupil)
  const second = connection('second')
  open.push(second)
  await room.enter(second, entry({ ...madame, id: 2 }))
  for (const { heard } of [admin, second])
    expect(heard).toContainEqual(expect.objectContaining({ step: 'Page_Videos', hasHandUp: true, raisedAt }))
  await room.receive(again, place('Page_Videos'))
  expect(admin.heard.at(-1)).not.toHaveProperty('raisedAt')
  await room.receive(again, place('Page_Videos', true))
  expect(admin.heard.at(-1)).toMatchObject({ raisedAt: clock.now })
})

it('sends a late administrator the lesson places and the call, whatever page pupils are on', async () => {
  const { pupil, admin, open, room } = await openLesson()
  await room.receive(pupil, navigate())
  await room.receive(admin, call('here', 'Page_Videos'))
  const second = connection('second')
  open.push(second)
  await room.enter(second, entry({ ...madame, id: 2 }))
  expect(second.heard).toEqual([
    { type: 'navigate', page: here, user: aliceAsPerson },
    { type: 'lessonPlace', code: 'BCDF', step: 'Page_Music', hasHandUp: false, user: aliceAsPerson },
    {
      type: 'lessonPlace',
      code: 'XZXZ',
      step: null,
      hasHandUp: false,
      user: expect.objectContaining({ id: 8 }),
    },
    called({ step: 'Page_Videos' }),
  ])
})

it.each([
  ['colleague', { ...madame, id: 2 }],
  ['substitute', { ...madame, id: -3, role: 'substitute' as const }],
])('sends a %s who connects later only the current calls of lessons of her classes', async (_who, who) => {
  const { admin, open, room } = await openLesson()
  await room.receive(admin, call('still'))
  for (const [classCode, calls] of [
    ['4-1', [called({ stillMs: CALL_LIFETIME_MS })]],
    ['5-1', []],
  ] as const) {
    const teacher = connection(classCode)
    open.push(teacher)
    await room.enter(teacher, entry({ ...who, scope: { classCodes: [classCode], content: [] } }))
    expect(teacher.heard.filter((event) => JSON.stringify(event).includes('lessonCalled'))).toEqual(calls)
  }
})

it("clears a pupil's lesson place on sign-out", async () => {
  const { pupil, admin, room } = await openLesson()
  await room.receive(pupil, '{"type":"logout"}')
  await room.receive(admin, call('still'))
  expect(pupil.heard).toEqual([])
})

it('keeps a pupil in the lesson on one device after a sign-out on another', async () => {
  const { pupil, admin, open, room } = await openLesson()
  const [tab, tablet] = [connection('tab'), connection('tablet')]
  open.push(tab, tablet)
  await room.enter(tablet, entry({ ...alice, sid: 'another' }))
  await room.receive(tablet, place('Page_Videos', true))
  await room.enter(tab, entry(alice))
  await room.receive(tab, place('Page_Music'))
  admin.heard.length = 0
  await room.receive(pupil, '{"type":"logout"}')
  expect(admin.heard).toEqual([expect.objectContaining({ step: 'Page_Videos', hasHandUp: true })])
  await room.receive(admin, call('still'))
  expect([pupil, tab, tablet].map(({ heard }) => heard.length)).toEqual([0, 0, 1])
  await room.receive(tablet, '{"type":"logout"}')
  expect(admin.heard.at(-1)).toEqual({ type: 'logout', user: aliceAsPerson })
})

it("shows a pupil's other tab, with its raised hand, when the tab that moved last is closed", async () => {
  const { pupil, admin, open, room } = await openLesson()
  await room.receive(pupil, place('Page_Videos', true))
  const tab = connection('tab')
  open.push(tab)
  await room.enter(tab, entry(alice))
  await room.receive(tab, place('Page_Videos', false))
  expect(admin.heard.at(-1)).toMatchObject({ hasHandUp: false })
  open.splice(open.indexOf(tab), 1)
  await room.disconnected(tab)
  expect(admin.heard.at(-1)).toMatchObject({ type: 'lessonPlace', hasHandUp: true, user: { id: alice.id } })
})

it('hides pupils of other classes from a late administrator until the lesson includes them', async () => {
  const { other, admin, open, room } = await openLesson()
  await room.announce({ type: 'lessonAudiences', lessons: [audience('BCDF')] })
  const second = connection('second')
  open.push(second)
  await room.enter(second, entry({ ...madame, id: 2 }))
  const places = () => second.heard.map((each) => Reflect.get(Object(each), 'code'))
  expect(places()).toEqual(['BCDF'])
  admin.heard.length = 0
  await room.announce({
    type: 'lessonAudiences',
    lessons: [audience('XZXZ', { classCodes: ['4-1', '5-1'] })],
  })
  expect(admin.heard).toEqual([
    expect.objectContaining({ type: 'lessonPlace', code: 'XZXZ', user: expect.objectContaining({ id: 8 }) }),
  ])
  await room.announce({
    type: 'lessonAudiences',
    lessons: [audience('XZXZ', { classCodes: ['4-1', '5-1'] })],
  })
  expect(admin.heard).toHaveLength(1)
  expect(other.heard).toEqual([])
})

it('admits pupils named by the audience, e.g. members of a group', async () => {
  const { other, admin, room } = await openLesson()
  const lessons = [audience('BCDF', { classCodes: [], userIDs: [bruno.id] })]
  await room.announce({ type: 'lessonAudiences', lessons })
  await room.receive(other, place('Page_Music'))
  admin.heard.length = 0
  await room.receive(admin, call('still'))
  expect(other.heard.at(-1)).toEqual(called({ stillMs: CALL_LIFETIME_MS }))
})

it('wakes the resting screens of pupils whom the lesson no longer includes, and only these', async () => {
  const { pupil, other, admin, open, room } = await openLesson()
  const kept = connection('kept')
  open.push(kept)
  await room.announce({
    type: 'lessonAudiences',
    lessons: [audience('BCDF', { classCodes: ['4-1', '5-1'] }), audience('XZXZ')],
  })
  await room.enter(kept, entry({ ...alice, id: 9, classCode: '5-1' }))
  await room.receive(kept, place('Page_Music'))
  await room.receive(admin, call('here', 'Page_Music'))
  await room.receive(admin, call('still'))
  for (const { heard } of [pupil, kept]) heard.length = 0
  const remove = () =>
    room.announce({ type: 'lessonAudiences', lessons: [audience('BCDF', { classCodes: ['5-1'] })] })
  await remove()
  await remove()
  expect(pupil.heard).toEqual([called({ step: null, stillMs: 0 })])
  expect([...kept.heard, ...other.heard]).toEqual([])
  await room.announce({ type: 'lessonAudiences', lessons: [] })
  expect(kept.heard).toEqual([called({ stillMs: 0 })])
  expect(pupil.heard).toHaveLength(1)
})

it.each([
  ['colleague', { ...madame, id: 2 }],
  ['substitute', { ...madame, id: -3, role: 'substitute' as const }],
])('lets a %s run the lesson of a group only if all members are in her classes', async (_who, who) => {
  const { other, open, room } = await openLesson()
  const teacher = connection('teacher')
  open.push(teacher)
  await room.enter(teacher, entry({ ...who, scope: { classCodes: ['5-1'], content: [] } }))
  const group = { classCodes: [], userIDs: [bruno.id] }
  const cases = [
    { groupClasses: [['4-1', '5-1']], answer: 'error' },
    // A group without members.
    { groupClasses: [[]], answer: 'error' },
    { groupClasses: [['5-1']], answer: 'lessonCalled' },
  ]
  for (const { groupClasses, answer } of cases) {
    await room.announce({ type: 'lessonAudiences', lessons: [audience('BCDF', { ...group, groupClasses })] })
    await room.receive(other, place('Page_Music'))
    teacher.heard.length = 0
    await room.receive(teacher, call('still'))
    expect(teacher.heard.at(-1)).toMatchObject({ type: answer })
  }
})

it('treats a pupil without a class as outside every class', async () => {
  const { open, admin, room } = await openLesson()
  const old = connection('old')
  open.push(old)
  await room.enter(old, entry({ ...alice, id: 9, classCode: undefined }))
  await room.receive(old, place(null, true))
  await room.announce({ type: 'lessonAudiences', lessons: [audience('BCDF', { isOpenToVisitors: true })] })
  expect(old.heard).toEqual([{ type: 'error', message: 'The lesson is for other classes.' }])
  expect(admin.heard).toContainEqual(expect.objectContaining({ user: expect.objectContaining({ id: 9 }) }))
  admin.heard.length = 0
  await room.receive(admin, call('still'))
  expect(old.heard.at(-1)).toEqual(called({ stillMs: CALL_LIFETIME_MS }))
})

it('shows a colleague only the places of her pupils, and lets her run only lessons of her classes', async () => {
  const { pupil, other, open, room } = await openLesson()
  const scope = { classCodes: ['5-1'], content: [] }
  const colleague = connection('colleague')
  open.push(colleague)
  await room.announce({
    type: 'lessonAudiences',
    lessons: [audience('BCDF'), audience('XZXZ', { classCodes: ['5-1'] })],
  })
  await room.enter(colleague, entry({ ...madame, id: 2, scope }))
  const emma = connection('emma')
  open.push(emma)
  await room.enter(emma, entry({ ...alice, id: 9, displayName: 'Emma', classCode: '5-1' }))
  await room.receive(pupil, navigate(here))
  await room.receive(emma, place(null, true, 'XZXZ'))
  await room.receive(pupil, JSON.stringify({ type: 'logout' }))
  expect(colleague.heard).toMatchObject([{ type: 'lessonPlace', user: { displayName: 'Emma' } }])
  await room.receive(colleague, call('still'))
  expect(colleague.heard.at(-1)).toMatchObject({ type: 'error' })
  expect(other.heard.filter((event) => JSON.stringify(event).includes('lessonCalled'))).toEqual([])
  await room.receive(colleague, call('still').replace('BCDF', 'XZXZ'))
  expect(emma.heard.at(-1)).toMatchObject({ type: 'lessonCalled', code: 'XZXZ' })
})

it('disconnects a colleague whose classes have changed, so that a new token is used', async () => {
  const { admin, room } = await openLesson()
  await room.announce({ type: 'classesChanged', userIDs: [madame.id] })
  expect(admin.closedWith).toBe(4401)
})

const substitute = {
  ...madame,
  id: -3,
  role: 'substitute' as const,
  displayName: 'Suppléance',
  scope: { classCodes: ['4-1'], content: [] },
}

it('lets a substitute follow and call the pupils of the day by first names, until midnight', async () => {
  const { pupil, open, room, clock } = await openLesson()
  const [door, emma] = [connection('door'), connection('emma')]
  open.push(door, emma)
  await room.enter(emma, entry({ ...alice, id: 9, displayName: 'Emma V.', classCode: '5-1' }))
  await room.receive(emma, navigate())
  await room.enter(door, entry({ ...substitute, until: clock.now + 60_000 }))
  expect(door.heard).toMatchObject([{ type: 'lessonPlace' }, { type: 'lessonPlace' }])
  await room.enter(connection('late'), entry({ ...alice, id: 10, displayName: 'Léo F.' }))
  await room.receive(pupil, place('Page_Videos', true))
  await room.receive(pupil, navigate())
  expect(door.heard).toHaveLength(3)
  await room.receive(door, call('here', 'Page_Videos'))
  expect(pupil.heard.at(-1)).toEqual(called({ step: 'Page_Videos' }))
  await room.receive(door, navigate())
  expect(door.heard.at(-1)).toMatchObject({ type: 'error' })
  clock.now += 60_000
  await room.receive(pupil, place(null))
  expect(door.heard.at(-1)).toMatchObject({ type: 'error' })
  await room.receive(door, call('still'))
  expect(door.closedWith).toBe(4401)
})

it('shows first names to a substitute and whole names to an administrator', async () => {
  const { admin, open, room } = await openLesson()
  const [door, leo] = [connection('door'), connection('leo')]
  open.push(door, leo)
  await room.enter(door, entry(substitute))
  await room.enter(leo, entry({ ...alice, id: 10, displayName: 'Léo F.' }))
  await room.receive(leo, place('Page_Music'))
  expect(door.heard.at(-1)).toMatchObject({ user: { displayName: 'Léo' } })
  expect(admin.heard.at(-1)).toMatchObject({ user: { displayName: 'Léo F.' } })
})

it("ends a substitute's calls and screen rests with the session, but not the lesson", async () => {
  const { pupil, admin, open, room } = await openLesson()
  const door = connection('door')
  open.push(door)
  await room.enter(door, entry(substitute))
  await room.receive(door, call('here', 'Page_Videos'))
  await room.receive(door, call('still'))
  await room.announce({ type: 'sessionsEnded', sessions: [{ userID: -3, tokenVersion: 9 }] })
  expect(door.closedWith).toBe(4401)
  expect(pupil.heard.at(-1)).toEqual(called({ step: 'Page_Videos', stillMs: 0 }))
  await room.receive(admin, call('here', 'Page_Music'))
  expect(pupil.heard.at(-1)).toEqual(called({ step: 'Page_Music' }))
})
