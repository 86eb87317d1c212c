import { expect, it } from 'vitest'
import type { LessonAudience } from '../domain/events.ts'
import { CALL_LIFETIME_MS, REST_AFTER_LEAVING_MS } from './lesson-calls.ts'
import type { Identity } from './relay.ts'
import { alice, connection, createTestRoom, entry, madame } from './testing/fake-room.ts'

/** A lesson of the classes 4-1 and 5-1, with teachers who follow different pupils. */

const emma: Identity = { ...alice, id: 8, displayName: 'Emma', classCode: '5-1' }
const classless: Identity = { ...alice, id: 9, displayName: 'Zoé', classCode: undefined }
const colleagueOf = (...classCodes: string[]): Identity => ({
  ...madame,
  id: 2,
  scope: { classCodes, content: [] },
})
const substituteOf = (...classCodes: string[]): Identity => ({
  ...colleagueOf(...classCodes),
  id: -3,
  role: 'substitute',
})

const PLACE = JSON.stringify({ type: 'lessonPlace', code: 'BCDF', step: null, hasHandUp: false })
const call = (call: 'here' | 'still' | 'goOn', step: string | null = null) =>
  JSON.stringify({ type: 'lessonCall', code: 'BCDF', call, step })
const called = (step: string | null, stillMs: number) =>
  expect.objectContaining({ type: 'lessonCalled', code: 'BCDF', step, stillMs })
const RESTING = called(null, CALL_LIFETIME_MS)
const AWAKE = called(null, 0)

async function openLesson(fields: Partial<LessonAudience> = {}) {
  const open: ReturnType<typeof connection>[] = []
  const { room, clock } = createTestRoom(open)
  const lesson = { code: 'BCDF', classCodes: ['4-1', '5-1'], isOpenToVisitors: false, ...fields }
  await room.announce({ type: 'lessonAudiences', lessons: [lesson] })
  /** Connects a user; a pupil opens the lesson. `heard` contains the calls since then. */
  const join = async (who: Identity) => {
    const joined = connection(`connection ${open.length}`)
    open.push(joined)
    await room.enter(joined, entry(who))
    if (who.role === 'pupil') await room.receive(joined, PLACE)
    return {
      get heard() {
        return joined.heard.filter((event) => Reflect.get(Object(event), 'type') !== 'lessonPlace')
      },
      send: (message: string) => room.receive(joined, message),
      disconnect: async () => {
        open.splice(open.indexOf(joined), 1)
        await room.disconnected(joined)
      },
    }
  }
  return { join, clock }
}

it.each([
  ['colleague', colleagueOf('5-1')],
  ['substitute', substituteOf('5-1')],
])('sends the calls of a %s only to the pupils and teachers of her classes', async (_who, who) => {
  const { join } = await openLesson()
  const pupils = [await join(alice), await join(emma)]
  const of41 = await join({ ...colleagueOf('4-1'), id: 4 })
  const caller = await join(who)
  await caller.send(call('still'))
  await caller.send(call('here', 'Page_Music'))
  await caller.send(call('goOn'))
  const events = [RESTING, called('Page_Music', CALL_LIFETIME_MS), called('Page_Music', 0)]
  expect(caller.heard).toEqual(events)
  expect(pupils.map(({ heard }) => heard)).toEqual([[], events])
  expect(of41.heard).toEqual([])
})

it("keeps a class's calls when the teacher of another class calls", async () => {
  const { join } = await openLesson()
  const pupil = await join(alice)
  const [of41, of51] = [await join(colleagueOf('4-1')), await join(substituteOf('5-1'))]
  await of41.send(call('here', 'Page_Videos'))
  await of41.send(call('still'))
  await of51.send(call('here', 'Page_Music'))
  await of51.send(call('goOn'))
  expect(pupil.heard).toEqual([called('Page_Videos', 0), called('Page_Videos', CALL_LIFETIME_MS)])
  expect((await join({ ...alice, id: 10 })).heard).toEqual([called('Page_Videos', CALL_LIFETIME_MS)])
  expect((await join({ ...emma, id: 11 })).heard).toEqual([called('Page_Music', 0)])
})

it('gives the latest call to a pupil whom two callers reach', async () => {
  const { join } = await openLesson()
  const [admin, of51] = [await join(madame), await join(colleagueOf('5-1'))]
  const pupils = [await join(alice), await join(emma)]
  await admin.send(call('here', 'Page_Videos'))
  await admin.send(call('still'))
  await of51.send(call('here', 'Page_Music'))
  await of51.send(call('goOn'))
  const inVideos = called('Page_Videos', CALL_LIFETIME_MS)
  expect(pupils.map(({ heard }) => heard.at(-1))).toEqual([inVideos, called('Page_Music', 0)])
  expect((await join({ ...alice, id: 10 })).heard).toEqual([inVideos])
  expect((await join({ ...emma, id: 11 })).heard).toEqual([called('Page_Music', 0)])
  await admin.send(call('here', 'Page_Videos'))
  const stepsAt = pupils[1]?.heard.map((event) => Number(Reflect.get(Object(event), 'stepAt'))) ?? []
  expect(pupils[1]?.heard.at(-1)).toEqual(called('Page_Videos', 0))
  expect(stepsAt).toEqual(stepsAt.toSorted((one, other) => one - other))
  expect(new Set(stepsAt).size).toBe(3)
})

it('lets a caller end a rest that another teacher called, for all pupils whom the caller follows', async () => {
  const { join } = await openLesson()
  const [admin, of51] = [await join(madame), await join(colleagueOf('5-1'))]
  const pupil = await join(emma)
  await of51.send(call('still'))
  await admin.send(call('still'))
  await admin.send(call('goOn'))
  for (const { heard } of [pupil, of51, await join({ ...emma, id: 11 })]) expect(heard.at(-1)).toEqual(AWAKE)
})

it("limits only the leaving teacher's rest", async () => {
  const { join, clock } = await openLesson()
  const pupils = [await join(alice), await join(emma)]
  const [of41, of51] = [await join(colleagueOf('4-1')), await join(substituteOf('5-1'))]
  await of41.send(call('still'))
  clock.now += 60_000
  await of51.send(call('still'))
  await of51.disconnect()
  expect(pupils.map(({ heard }) => heard)).toEqual([
    [RESTING],
    [RESTING, called(null, REST_AFTER_LEAVING_MS)],
  ])
})

it('ends a rest that a colleague called for her former pupils when she signs out, even if her classes have changed', async () => {
  const { join } = await openLesson()
  const pupil = await join(alice)
  const before = await join(colleagueOf('4-1'))
  await before.send(call('still'))
  await before.disconnect()
  const now = await join(colleagueOf('5-1'))
  expect(now.heard).toEqual([])
  await now.send('{"type":"logout"}')
  expect(pupil.heard.at(-1)).toEqual(AWAKE)
})

it("does not show an administrator a colleague's call that reaches only some pupils of the lesson", async () => {
  const { join } = await openLesson()
  const [admin, of51] = [await join(madame), await join(colleagueOf('5-1'))]
  await of51.send(call('still'))
  expect(admin.heard).toEqual([])
  expect((await join({ ...madame, id: 5 })).heard).toEqual([])
  expect((await join({ ...substituteOf('4-1', '5-1') })).heard).toEqual([])
  await admin.send(call('still'))
  await of51.send(call('goOn'))
  expect(admin.heard).toEqual([RESTING])
  expect((await join({ ...madame, id: 6 })).heard).toEqual([RESTING])
  expect(of51.heard.at(-1)).toEqual(AWAKE)
})

it.each([
  ['a class', { classCodes: ['5-1'] }],
  ['a class and visitors', { classCodes: ['5-1'], isOpenToVisitors: true }],
  ['a group', { classCodes: [], userIDs: [emma.id], groupClasses: [['5-1']] }],
])(
  "shows an administrator a colleague's call in a lesson of only %s of the colleague",
  async (_of, fields) => {
    const { join } = await openLesson(fields)
    const [admin, of51] = [await join(madame), await join(colleagueOf('4-1', '5-1'))]
    const substitute = await join(substituteOf('5-1'))
    await substitute.send(call('still'))
    for (const { heard } of [admin, of51, await join({ ...madame, id: 5 })]) expect(heard).toEqual([RESTING])
    await admin.send(call('goOn'))
    for (const { heard } of [of51, substitute]) expect(heard.at(-1)).toEqual(AWAKE)
  },
)

it.each([
  ['colleague', colleagueOf('5-1')],
  ['substitute', substituteOf('5-1')],
])("lets a %s run a visitors' lesson for her own pupils only", async (_who, who) => {
  const { join } = await openLesson({ classCodes: [], isOpenToVisitors: true })
  const pupils = [await join(alice), await join(classless), await join(emma)]
  const [admin, caller] = [await join(madame), await join(who)]
  await caller.send(call('still'))
  expect(caller.heard).toEqual([RESTING])
  expect(pupils.map(({ heard }) => heard)).toEqual([[], [], [RESTING]])
  expect(admin.heard).toEqual([])
  await admin.send(call('here', 'Page_Music'))
  expect(pupils.map(({ heard }) => heard.at(-1))).toEqual([
    called('Page_Music', 0),
    called('Page_Music', 0),
    called('Page_Music', CALL_LIFETIME_MS),
  ])
})
