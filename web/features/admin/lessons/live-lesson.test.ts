import { expect, it } from 'vitest'
import type { RoomNews } from '../../../lib/live/room-socket.ts'
import { afterRoomNews, NO_LESSONS, NO_NEWS, raisedHands } from './live-lesson.ts'

const alice = { id: 7, displayName: 'Alice', avatarUrl: '' }
const place = (step: string | null, hasHandUp = false, code = 'BCDF'): RoomNews => ({
  type: 'lessonPlace',
  code,
  step,
  hasHandUp,
  user: alice,
})
const called = (stillMs: number, code = 'BCDF'): RoomNews => ({
  type: 'lessonCalled',
  code,
  step: 'Page_Music',
  stepAt: 1,
  stillMs,
})
const all = (...news: RoomNews[]) =>
  news.reduce((before, each, index) => afterRoomNews(before, each, 1000 + index), NO_LESSONS)
const after = (...news: RoomNews[]) => all(...news).byCode.get('BCDF') ?? NO_NEWS

it('follows a pupil from step to step, with the hand, until they go', () => {
  const live = after(place(null), place('Page_Music', true))
  expect(live.pupils.get(7)).toEqual({
    user: alice,
    step: 'Page_Music',
    hasHandUp: true,
    isHere: true,
    seen: 1001,
  })
  const gone = after(place('Page_Music', true), { type: 'logout', user: alice })
  expect(gone.pupils.get(7)).toMatchObject({
    step: 'Page_Music',
    hasHandUp: false,
    isHere: false,
    seen: 1001,
  })
  expect(after(place('Page_Music'), place(null, false, 'XZXZ')).pupils.get(7)?.isHere).toBe(false)
})

it('knows nobody who was in another lesson all the time', () => {
  expect(after(place(null, false, 'XZXZ'), { type: 'logout', user: alice }).pupils.size).toBe(0)
})

it('takes nobody for there after the connection broke, until the room tells of them', () => {
  expect(after(place('Page_Music'), { type: 'reopened' }).pupils.get(7)?.isHere).toBe(false)
  expect(after(place('Page_Music'), { type: 'reopened' }, place('Page_Music')).pupils.get(7)?.isHere).toBe(
    true,
  )
})

it('knows until when the screens of this lesson rest', () => {
  expect(after(called(5000))).toMatchObject({ stillUntil: 6000, calledTo: 'Page_Music' })
  expect(after(called(5000), called(0)).stillUntil).toBe(0)
  expect(after(called(5000, 'XZXZ')).stillUntil).toBe(0)
})

it('says that the room is lost, where everyone is then as they were, until it is back', () => {
  const lost = all(place('Page_Music'), { type: 'lost' })
  expect(lost.isLost).toBe(true)
  expect(lost.byCode.get('BCDF')?.pupils.get(7)?.isHere).toBe(true)
  expect(all({ type: 'lost' }, place('Page_Music')).isLost).toBe(true)
  expect(all({ type: 'lost' }, { type: 'reopened' }).isLost).toBe(false)
})

it('lists the raised hands of all lessons, the first one raised first', () => {
  const bruno = { ...alice, id: 8, displayName: 'Bruno' }
  const brunoUp = { ...place('Page_Music', true, 'XZXZ'), user: bruno } as const
  expect(raisedHands(all(brunoUp, place(null, true)))).toEqual([
    { code: 'XZXZ', user: bruno },
    { code: 'BCDF', user: alice },
  ])
  expect(raisedHands(all(brunoUp, place(null, true), place(null)))).toEqual([{ code: 'XZXZ', user: bruno }])
  expect(raisedHands(all(brunoUp, { type: 'logout', user: bruno }))).toEqual([])
  expect(raisedHands(all(brunoUp, { type: 'reopened' }))).toEqual([])
})
