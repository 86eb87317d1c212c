import { expect, it } from 'vitest'
import { applyRoomNews, INITIAL_LESSON, INITIAL_LESSONS, raisedHands } from './live-lesson.ts'
import type { RoomEvent } from './room-socket.ts'

const alice = { id: 7, displayName: 'Alice', avatarUrl: '' }
const place = (step: string | null, hasHandUp = false, code = 'BCDF'): RoomEvent => ({
  type: 'lessonPlace',
  code,
  step,
  hasHandUp,
  user: alice,
})
const called = (stillMs: number, code = 'BCDF', step: string | null = 'Page_Music'): RoomEvent => ({
  type: 'lessonCalled',
  code,
  step,
  stepAt: 1,
  stillMs,
})
const lessonsAfter = (...news: RoomEvent[]) =>
  news.reduce((lessons, each, index) => applyRoomNews(lessons, each, 1000 + index), INITIAL_LESSONS)
const lessonAfter = (...news: RoomEvent[]) => lessonsAfter(...news).byCode.get('BCDF') ?? INITIAL_LESSON

it("tracks a pupil's step and raised hand until sign-out", () => {
  const live = lessonAfter(place(null), place('Page_Music', true))
  expect(live.pupils.get(7)).toEqual({
    user: alice,
    step: 'Page_Music',
    hasHandUp: true,
    raisedAt: 1001,
    isHere: true,
    seen: 1001,
  })
  const afterLogout = lessonAfter(place('Page_Music', true), { type: 'logout', user: alice })
  expect(afterLogout.pupils.get(7)).toMatchObject({
    step: 'Page_Music',
    hasHandUp: false,
    isHere: false,
    seen: 1001,
  })
  expect(lessonAfter(place('Page_Music'), place(null, false, 'XZXZ')).pupils.get(7)?.isHere).toBe(false)
})

it('ignores a pupil who was only in another lesson', () => {
  expect(lessonAfter(place(null, false, 'XZXZ'), { type: 'logout', user: alice }).pupils.size).toBe(0)
})

it('marks everyone absent after a reconnect until the room reports them', () => {
  expect(lessonAfter(place('Page_Music'), { type: 'reopened' }).pupils.get(7)?.isHere).toBe(false)
  expect(
    lessonAfter(place('Page_Music'), { type: 'reopened' }, place('Page_Music')).pupils.get(7)?.isHere,
  ).toBe(true)
})

it('stores until when the screens of this lesson rest', () => {
  expect(lessonAfter(called(5000))).toMatchObject({ stillUntil: 6000, calledTo: 'Page_Music' })
  expect(lessonAfter(called(5000), called(0)).stillUntil).toBe(0)
  expect(lessonAfter(called(5000, 'XZXZ')).stillUntil).toBe(0)
  expect(lessonAfter(called(0), called(5000, 'BCDF', null)).calledTo).toBe('Page_Music')
})

it("reports the room as lost until it reconnects, and keeps the pupils' places meanwhile", () => {
  const lost = lessonsAfter(place('Page_Music'), { type: 'lost' })
  expect(lost.isLost).toBe(true)
  expect(lost.byCode.get('BCDF')?.pupils.get(7)?.isHere).toBe(true)
  expect(lessonsAfter({ type: 'lost' }, place('Page_Music')).isLost).toBe(true)
  expect(lessonsAfter({ type: 'lost' }, { type: 'reopened' }).isLost).toBe(false)
})

it('lists raised hands of all lessons, earliest first', () => {
  const bruno = { ...alice, id: 8, displayName: 'Bruno' }
  const brunoUp = { ...place('Page_Music', true, 'XZXZ'), user: bruno } as const
  const order = [
    { code: 'XZXZ', user: bruno },
    { code: 'BCDF', user: alice },
  ]
  expect(raisedHands(lessonsAfter(brunoUp, place(null, true)))).toEqual(order)
  const reports = [place(null, true), { type: 'reopened' }, place('Page_Music', true), brunoUp] as const
  expect(raisedHands(lessonsAfter(brunoUp, ...reports))).toEqual(order)
  const timed = [
    { ...place(null, true), raisedAt: 500 },
    { ...brunoUp, raisedAt: 400 },
  ] as const
  expect(raisedHands(lessonsAfter(...timed))).toEqual(order)
  expect(raisedHands(lessonsAfter(brunoUp, place(null, true), place(null)))).toEqual([
    { code: 'XZXZ', user: bruno },
  ])
  expect(raisedHands(lessonsAfter(brunoUp, { type: 'logout', user: bruno }))).toEqual([])
  expect(raisedHands(lessonsAfter(brunoUp, { type: 'reopened' }))).toEqual([])
})
