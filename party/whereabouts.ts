import type { LessonPlace } from '../domain/events.ts'
import type { IsInvited } from './lesson-audiences.ts'
import type { RoomConnection } from './presence.ts'
import { type Delivery, type Identity, lessonPlaceEvent, navigationEvent } from './relay.ts'

/** The current place and lesson of each pupil. With several connections, the one that moved last counts. */
export function placeDeliveries(connections: Iterable<RoomConnection>, isInvited: IsInvited): Delivery[] {
  const latest = new Map<number, { deliveries: Delivery[]; since: number }>()
  for (const { state } of connections) {
    if (!state?.who) continue
    const { who, place, lesson, since } = state
    const isInLesson = lesson !== null && isInvited(who, lesson.code)
    const events = [place && navigationEvent(who, place), isInLesson ? lessonPlaceEvent(who, lesson) : null]
    const known = latest.get(who.id)
    if (events.every((event) => event === null) || (known && known.since > since)) continue
    const deliveries = events.flatMap((event): Delivery[] =>
      event ? [{ to: 'admins', event, about: who }] : [],
    )
    latest.set(who.id, { deliveries, since })
  }
  return [...latest.values()].flatMap(({ deliveries }) => deliveries)
}

/** Connections of the invited pupils who are in the lesson, and of the users who can run it. */
export function connectionsInLesson(
  connections: Iterable<RoomConnection>,
  code: string,
  isInvited: IsInvited,
): RoomConnection[] {
  return [...connections].filter(({ state }) => {
    if (!state?.who) return false
    if (state.who.role !== 'pupil') return isInvited(state.who, code)
    return state.lesson?.code === code && isInvited(state.who, code)
  })
}

interface HandUp {
  connection: RoomConnection
  who: Identity
  raisedAt: number | undefined
  /** The lesson place with the hand down. */
  lesson: LessonPlace
}

/** The connections with a raised hand in the lesson. */
export function connectionsWithHandUp(connections: Iterable<RoomConnection>, code: string): HandUp[] {
  return [...connections].flatMap((connection) => {
    const { who, lesson } = connection.state ?? {}
    if (!who || lesson?.code !== code || !lesson.hasHandUp) return []
    const { raisedAt, step } = lesson
    return [{ connection, who, raisedAt, lesson: { code, step, hasHandUp: false } }]
  })
}
