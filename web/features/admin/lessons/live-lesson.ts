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
  /** The room cannot be reached now: where pupils are is as it was, and calls wait. */
  isLost: boolean
}

export const NOTHING_YET: LiveLesson = { pupils: new Map(), stillUntil: 0, calledTo: null, isLost: false }

/** What is known of a lesson after a word of the room. */
export function afterLessonNews(before: LiveLesson, code: string, news: RoomNews, now: number): LiveLesson {
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
    case 'lost':
      return { ...before, isLost: true }
    case 'reopened': {
      // The room tells again of all who are there.
      const pupils = [...before.pupils].map(([id, pupil]) => [id, { ...pupil, isHere: false }] as const)
      return { ...before, pupils: new Map(pupils), isLost: false }
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
