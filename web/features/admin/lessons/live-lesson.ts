import type { Person } from '../../../../domain/api/menu.ts'
import type { RoomNews } from '../../../lib/live/room-socket.ts'

/** Where a pupil is in a lesson, as the room tells it. */
export interface PupilLive {
  user: Person
  step: string | null
  hasHandUp: boolean
  isHere: boolean
  /** When the room last told of the pupil, in milliseconds since 1970. */
  seen: number
}

export interface LiveLesson {
  pupils: ReadonlyMap<number, PupilLive>
  /** Until when the screens rest, in milliseconds since 1970; 0 where they do not. */
  stillUntil: number
  /** The step that everyone was led to last. */
  calledTo: string | null
}

export const NO_NEWS: LiveLesson = { pupils: new Map(), stillUntil: 0, calledTo: null }

export interface LiveLessons {
  byCode: ReadonlyMap<string, LiveLesson>
  /** The room cannot be reached now: pupils are shown where they were, and calls wait. */
  isLost: boolean
}

export const NO_LESSONS: LiveLessons = { byCode: new Map(), isLost: false }

/** A pupil who asks for help in a lesson. */
export interface RaisedHand {
  code: string
  user: Person
}

/** The state of all lessons after a message of the room. */
export function afterRoomNews({ byCode, isLost }: LiveLessons, news: RoomNews, now: number): LiveLessons {
  const isNew = news.type === 'lessonPlace' || news.type === 'lessonCalled'
  const codes = new Set([...byCode.keys(), ...(isNew ? [news.code] : [])])
  return {
    byCode: new Map(
      [...codes].map((code) => [code, afterLessonNews(byCode.get(code) ?? NO_NEWS, code, news, now)]),
    ),
    isLost: news.type === 'lost' || (isLost && news.type !== 'reopened'),
  }
}

/** The hands that are up in all lessons, the one that has waited longest first. */
export function raisedHands({ byCode }: LiveLessons): RaisedHand[] {
  const all = [...byCode].flatMap(([code, { pupils }]) =>
    [...pupils.values()].flatMap((pupil) => (pupil.isHere && pupil.hasHandUp ? [{ code, ...pupil }] : [])),
  )
  return all.toSorted((one, other) => one.seen - other.seen).map(({ code, user }) => ({ code, user }))
}

function afterLessonNews(before: LiveLesson, code: string, news: RoomNews, now: number): LiveLesson {
  switch (news.type) {
    case 'lessonPlace': {
      const { user, step, hasHandUp } = news
      // Who went on to another lesson is not here.
      if (news.code !== code)
        return withPupil(before, user.id, { isHere: false, hasHandUp: false, seen: now })
      const pupil = { user, step, hasHandUp, isHere: true, seen: now }
      return { ...before, pupils: new Map(before.pupils).set(user.id, pupil) }
    }
    case 'logout':
      return withPupil(before, news.user.id, { isHere: false, hasHandUp: false, seen: now })
    case 'lessonCalled':
      if (news.code !== code) return before
      return { ...before, stillUntil: news.stillMs > 0 ? now + news.stillMs : 0, calledTo: news.step }
    case 'reopened': {
      // The room tells again of all who are there.
      const pupils = [...before.pupils].map(([id, pupil]) => [id, { ...pupil, isHere: false }] as const)
      return { ...before, pupils: new Map(pupils) }
    }
    default:
      return before
  }
}

function withPupil(before: LiveLesson, id: number, change: Partial<PupilLive>): LiveLesson {
  const pupil = before.pupils.get(id)
  return pupil?.isHere
    ? { ...before, pupils: new Map(before.pupils).set(id, { ...pupil, ...change }) }
    : before
}
