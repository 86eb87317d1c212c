import { expect, it } from 'vitest'
import type { LessonAudience } from '../domain/events.ts'
import { CALL_HOLDS_MS, REST_AFTER_LEAVING_MS } from './lesson-calls.ts'
import type { Room } from './room.ts'
import {
  alice,
  aliceAsPerson,
  connection,
  entry,
  type FakeConnection,
  here,
  madame,
  navigate,
  roomOver,
} from './testing/fake-room.ts'
import { storageOn } from './testing/fake-storage.ts'

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
  const storage = storageOn(new Map())
  const open = [pupil, other, admin]
  const { room, clock } = roomOver(open, null, () => {}, storage)
  await room.announce({ type: 'lessonAudiences', lessons: [audience('BCDF'), audience('XZXZ')] })
  await room.enter(pupil, entry(alice))
  await room.enter(other, entry(bruno))
  await room.enter(admin, entry(madame))
  await room.hear(pupil, place('Page_Music'))
  await room.hear(other, place(null, false, 'XZXZ'))
  for (const each of open) each.heard.length = 0
  return { pupil, other, admin, open, room, clock, storage }
}

it('calls the pupils of the lesson, and tells administrators, and nobody else', async () => {
  const { pupil, other, admin, room } = await openLesson()
  await room.hear(admin, call('here', 'Page_Videos'))
  await room.hear(admin, call('still'))
  await room.hear(admin, call('goOn'))
  const news = [
    called({ step: 'Page_Videos', stillMs: 0 }),
    called({ step: 'Page_Videos', stillMs: CALL_HOLDS_MS }),
    called({ step: 'Page_Videos', stillMs: 0 }),
  ]
  expect(pupil.heard).toEqual(news)
  expect(admin.heard).toEqual(news)
  expect(other.heard).toEqual([])
})

it('tells who comes later what holds, also after a sleep, and no longer than it holds', async () => {
  const { admin, room, clock, storage } = await openLesson()
  await room.hear(admin, call('still'))
  const late = connection('late')
  const woken = roomOver([late, admin], null, () => {}, storage)
  woken.clock.now = clock.now + 60_000
  await woken.room.enter(late, entry(alice))
  await woken.room.hear(late, place(null))
  expect(late.heard).toEqual([called({ stillMs: CALL_HOLDS_MS - 60_000 })])
  woken.clock.now = clock.now + CALL_HOLDS_MS
  await woken.room.hear(late, place('Page_Music'))
  expect(late.heard).toHaveLength(1)
})

it('ends the rest of screens five minutes after its caller disconnects, also for pupils who come later', async () => {
  const { pupil, admin, open, room, clock } = await openLesson()
  await room.hear(admin, call('still'))
  clock.now += 60_000
  await room.disconnected(admin)
  expect(pupil.heard.at(-1)).toEqual(called({ stillMs: REST_AFTER_LEAVING_MS }))
  const late = connection('late')
  open.push(late)
  await room.enter(late, entry({ ...alice, id: 9 }))
  clock.now += REST_AFTER_LEAVING_MS - 1
  await room.hear(late, place(null))
  expect(late.heard).toEqual([called({ stillMs: 1 })])
  clock.now += 1
  await room.hear(late, place('Page_Music'))
  expect(late.heard.at(-1)).toEqual(called({ stillMs: 0 }))
})

it('keeps screens resting only if the caller reconnects', async () => {
  const { pupil, admin, open, room, clock } = await openLesson()
  await room.hear(admin, call('still'))
  await room.disconnected(admin)
  const [colleague, back, second] = [connection('colleague'), connection('back'), connection('second')]
  open.push(colleague, back, second)
  await room.enter(colleague, entry({ ...madame, id: 2 }))
  expect(pupil.heard).toHaveLength(2)
  clock.now += 60_000
  await room.enter(back, entry(madame))
  expect(pupil.heard.at(-1)).toEqual(called({ stillMs: CALL_HOLDS_MS - 60_000 }))
  await room.enter(second, entry(madame))
  await room.disconnected(back)
  await room.disconnected(colleague)
  expect(pupil.heard).toHaveLength(3)
})

it('never rests screens longer than their call, also if a later call of the lesson lasts longer', async () => {
  const { pupil, admin, open, room, clock } = await openLesson()
  await room.hear(admin, call('still'))
  clock.now += 10 * 60_000
  await room.hear(admin, call('here', 'Page_Videos'))
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
  const until = clock.now + CALL_HOLDS_MS
  await storage.put('lesson:BCDF', { step: 'Page_Videos', stepAt: 1, stillUntil: until, until, ...fields })
  await room.hear(pupil, place('Page_Music'))
  const news = [called({ step: 'Page_Videos', stillMs: CALL_HOLDS_MS })]
  expect(pupil.heard).toEqual(news)
  const second = connection('second')
  open.push(second)
  await room.enter(second, entry(madame))
  expect(pupil.heard).toEqual(news)
})

it.each([
  ['signs out', (room: Room, admin: FakeConnection) => room.hear(admin, '{"type":"logout"}')],
  [
    'is signed out on the server',
    (room: Room) =>
      room.announce({ type: 'sessionsEnded', sessions: [{ userID: madame.id, tokenVersion: 2 }] }),
  ],
])('ends the rest of screens at once when its caller %s', async (_how, leave) => {
  const { pupil, admin, room } = await openLesson()
  await room.hear(admin, call('still'))
  await leave(room, admin)
  await room.disconnected(admin)
  expect(pupil.heard.slice(1)).toEqual([called({ stillMs: 0 })])
})

it('leads to a step by one call after the other, each another one', async () => {
  const { pupil, admin, room } = await openLesson()
  await room.hear(admin, call('here', 'Page_Videos'))
  await room.hear(admin, call('here', 'Page_Videos'))
  const [one, other] = pupil.heard.map((each) => Reflect.get(Object(each), 'stepAt'))
  expect(other).toBeGreaterThan(one)
})

it('takes a hand down for the pupil and every administrator, and once', async () => {
  const { pupil, admin, room } = await openLesson()
  await room.hear(pupil, place('Page_Music', true))
  admin.heard.length = 0
  const down = JSON.stringify({ type: 'lessonHandDown', code: 'BCDF', userID: alice.id })
  await room.hear(admin, down)
  await room.hear(admin, down)
  expect(pupil.heard).toEqual([{ type: 'lessonHandDown', code: 'BCDF' }])
  expect(admin.heard).toEqual([
    { type: 'lessonPlace', code: 'BCDF', step: 'Page_Music', hasHandUp: false, user: aliceAsPerson },
  ])
})

it('tells a late administrator where pupils are in it, wherever they went since, and what they were called to', async () => {
  const { pupil, admin, open, room } = await openLesson()
  await room.hear(pupil, navigate())
  await room.hear(admin, call('here', 'Page_Videos'))
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

it('forgets the lesson of a pupil who signs out', async () => {
  const { pupil, admin, room } = await openLesson()
  await room.hear(pupil, '{"type":"logout"}')
  await room.hear(admin, call('still'))
  expect(pupil.heard).toEqual([])
})

it('shows no pupil of another class to a late administrator, and shows them once the lesson is for their class', async () => {
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

it('treats a pupil without a class as of no class', async () => {
  const { open, admin, room } = await openLesson()
  const old = connection('old')
  open.push(old)
  await room.enter(old, entry({ ...alice, id: 9, classCode: undefined }))
  await room.hear(old, place(null, true))
  await room.announce({ type: 'lessonAudiences', lessons: [audience('BCDF', { isOpenToVisitors: true })] })
  expect(old.heard).toEqual([{ type: 'error', message: 'The lesson is for other classes.' }])
  expect(admin.heard).toContainEqual(expect.objectContaining({ user: expect.objectContaining({ id: 9 }) }))
  admin.heard.length = 0
  await room.hear(admin, call('still'))
  expect(old.heard.at(-1)).toEqual(called({ stillMs: CALL_HOLDS_MS }))
})
