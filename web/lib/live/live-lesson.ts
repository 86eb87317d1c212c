import type { Person } from '../../../domain/api/menu.ts'
import type { RoomEvent } from './room-socket.ts'

/** A pupil's place in a lesson, as reported by the room. */
export interface PupilLive {
  user: Person
  step: string | null
  hasHandUp: boolean
  /** When the hand went up, in milliseconds of the room's clock. Meaningless while it is down. */
  raisedAt: number
  isHere: boolean
  /** Time of the room's last report, in milliseconds since 1970. */
  seen: number
}

export interface LiveLesson {
  pupils: ReadonlyMap<number, PupilLive>
  /** End of the rest, in milliseconds since 1970; 0 if the screens do not rest. */
  stillUntil: number
  /** Step of the last call. */
  calledTo: string | null
}

export const INITIAL_LESSON: LiveLesson = { pupils: new Map(), stillUntil: 0, calledTo: null }

export interface LiveLessons {
  byCode: ReadonlyMap<string, LiveLesson>
  /** True if the room cannot be reached. Pupils keep their last place and calls wait. */
  isLost: boolean
}

export const INITIAL_LESSONS: LiveLessons = { byCode: new Map(), isLost: false }

/** A pupil asking for help. */
export interface RaisedHand {
  code: string
  user: Person
}

/** Applies a room message to the state of all lessons. */
export function applyRoomNews({ byCode, isLost }: LiveLessons, news: RoomEvent, now: number): LiveLessons {
  const isNew = news.type === 'lessonPlace' || news.type === 'lessonCalled'
  const codes = new Set([...byCode.keys(), ...(isNew ? [news.code] : [])])
  return {
    byCode: new Map(
      [...codes].map((code) => [code, applyToLesson(byCode.get(code) ?? INITIAL_LESSON, code, news, now)]),
    ),
    isLost: news.type === 'lost' || (isLost && news.type !== 'reopened'),
  }
}

/** Raised hands of all lessons, longest waiting first. */
export function raisedHands({ byCode }: LiveLessons): RaisedHand[] {
  const all = [...byCode].flatMap(([code, { pupils }]) =>
    [...pupils.values()].flatMap((pupil) => (pupil.isHere && pupil.hasHandUp ? [{ code, ...pupil }] : [])),
  )
  return all.toSorted((one, other) => one.raisedAt - other.raisedAt).map(({ code, user }) => ({ code, user }))
}

function applyToLesson(before: LiveLesson, code: string, news: RoomEvent, now: number): LiveLesson {
  switch (news.type) {
    case 'lessonPlace': {
      const { user, step, hasHandUp } = news
      // The pupil is in another lesson now.
      if (news.code !== code)
        return withPupil(before, user.id, { isHere: false, hasHandUp: false, seen: now })
      const known = before.pupils.get(user.id)
      // After a restart, the room only knows when pupils reconnected, so keep the time that is already known.
      const raisedAt = known?.hasHandUp ? known.raisedAt : (news.raisedAt ?? now)
      const pupil = { user, step, hasHandUp, raisedAt, isHere: true, seen: now }
      return { ...before, pupils: new Map(before.pupils).set(user.id, pupil) }
    }
    case 'logout':
      return withPupil(before, news.user.id, { isHere: false, hasHandUp: false, seen: now })
    case 'lessonCalled':
      if (news.code !== code) return before
      return {
        ...before,
        stillUntil: news.stillMs > 0 ? now + news.stillMs : 0,
        calledTo: news.step ?? before.calledTo,
      }
    case 'reopened': {
      // After reconnecting, the room reports everyone present again.
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
