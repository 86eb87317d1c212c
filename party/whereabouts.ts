import type { LessonPlace, ServerEvent } from '../domain/events.ts'
import type { IsInvited } from './lesson-audiences.ts'
import type { RoomConnection } from './presence.ts'
import { type Identity, lessonPlaceOf, navigation } from './relay.ts'

/** Where each pupil is now, on the site and in a lesson: of several connections of one pupil, where the last one that moved is. */
export function whereabouts(connections: Iterable<RoomConnection>, isInvited: IsInvited): ServerEvent[] {
  const latest = new Map<number, { events: ServerEvent[]; since: number }>()
  for (const { state } of connections) {
    if (!state?.who) continue
    const { who, place, lesson, since } = state
    const isInLesson = lesson !== null && isInvited(who, lesson.code)
    const events = [place && navigation(who, place), isInLesson ? lessonPlaceOf(who, lesson) : null]
    const known = latest.get(who.id)
    if (events.every((event) => event === null) || (known && known.since > since)) continue
    latest.set(who.id, { events: events.filter((event) => event !== null), since })
  }
  return [...latest.values()].flatMap(({ events }) => events)
}

/** The connections of the pupils who are in the lesson and invited to it, and of administrators. */
export function inLesson(
  connections: Iterable<RoomConnection>,
  code: string,
  isInvited: IsInvited,
): RoomConnection[] {
  return [...connections].filter(({ state }) => {
    if (state?.who?.role !== 'pupil') return state?.who?.role === 'admin'
    return state.lesson?.code === code && isInvited(state.who, code)
  })
}

interface Lowered {
  connection: RoomConnection
  who: Identity
  /** With the hand down. */
  lesson: LessonPlace
}

/** Those of a pupil's connections that have a hand up in a lesson. */
export function withHandUp(connections: Iterable<RoomConnection>, code: string): Lowered[] {
  return [...connections].flatMap((connection) => {
    const { who, lesson } = connection.state ?? {}
    if (!who || lesson?.code !== code || !lesson.hasHandUp) return []
    return [{ connection, who, lesson: { ...lesson, hasHandUp: false } }]
  })
}
