import { can, canForSomeRecord, coversClasses } from '../domain/access.ts'
import type { Scope } from '../domain/api/scope.ts'
import type {
  ChangedPage,
  ClientEvent,
  LessonPlace,
  Place,
  ServerEvent,
  WorkerEvent,
} from '../domain/events.ts'
import { firstNameOf } from '../domain/substitute.ts'

/** The user of a connection, from its token. Visitors have none. */
export interface Identity {
  readonly school: string
  readonly id: number
  readonly role: 'pupil' | 'admin' | 'substitute'
  readonly displayName: string
  readonly avatarUrl: string
  /** Set for a pupil with a class. */
  readonly classCode?: string | undefined
  /** Set for a colleague or substitute, who follows only the pupils of her classes. */
  readonly scope?: Scope | undefined
  /** When a substitute's day ends, in milliseconds since 1970. */
  readonly until?: number | undefined
  /** The version of the token that opened the connection. */
  readonly session: number
  /** When the token was signed, in seconds since 1970. */
  readonly issued?: number | undefined
  /** The session's id. */
  readonly sid?: string | undefined
}

/** A bonus ticket with a valid signature that has not expired. `expires` is in milliseconds since 1970. */
export interface Ticket {
  school: string
  jti: string
  userID: number
  bravoCount: number
  /** If set, the room announces the winner without a name. */
  isAnonymous: boolean
  expires: number
}

/**
 * `ticket`: the event's ticket, null if absent or invalid. `isInvited`: whether the sender is invited to the
 * event's lesson. `raisedAt`: when the sender raised the hand in that lesson, if it is up.
 */
export interface RelayState {
  ticket: Ticket | null
  isInvited: boolean
  raisedAt?: number | undefined
  now: Date
}

export interface Delivery {
  to: 'all' | 'admins' | 'sender'
  event: ServerEvent
  /** The pupil that the event is about: only administrators who follow their class get it. */
  about?: Identity
}

/**
 * An action that the room must take, or a state to store. A spent ticket or an already announced change
 * cancels the deliveries.
 */
export type Effect =
  | { kind: 'none' }
  | { kind: 'moves'; place: Place }
  | { kind: 'leaves' }
  | { kind: 'joins'; lesson: LessonPlace }
  | { kind: 'calls'; call: Extract<ClientEvent, { type: 'lessonCall' }>; caller: Identity }
  | { kind: 'lowersHand'; code: string; userID: number }
  | { kind: 'announcePage'; page: ChangedPage }
  | { kind: 'spends'; ticket: Ticket }

export interface RelayResult {
  deliveries: Delivery[]
  effect: Effect
}

/**
 * Routes an event that a client sends to its recipients. If the event is forbidden, the client gets an error.
 */
export function relay(
  event: ClientEvent,
  sender: Identity | null,
  { ticket, isInvited, now, raisedAt = now.getTime() }: RelayState,
): RelayResult {
  if (!sender) return refuse('Visitors cannot send. Sign in first.')
  switch (event.type) {
    case 'navigate':
      if (!can(sender, 'reportWhereabouts')) return refuse('Only pupils can report where they are.')
      if (event.user.id !== sender.id)
        return refuse('The event names a different user from the one who signed in.')
      return {
        deliveries: [{ to: 'admins', event: navigationEvent(sender, event.page), about: sender }],
        effect: { kind: 'moves', place: event.page },
      }
    case 'logout':
      return { deliveries: [departureDelivery(sender)], effect: { kind: 'leaves' } }
    case 'pageStateChanged':
      if (!can(sender, 'editMenu')) return refuse('Only administrators can change pages.')
      return { deliveries: relayFromWorker(event), effect: { kind: 'announcePage', page: event.page } }
    case 'setBravoWinner':
      if (!ticket || !isTicketFor(ticket, event, sender)) return refuse('The bonus ticket is not valid.')
      return {
        deliveries: relayFromWorker({
          type: 'bravoWinnerChanged',
          user: ticket.isAnonymous ? null : personOf(sender),
          bravoCount: ticket.bravoCount,
          updated: now.toISOString(),
        }),
        effect: { kind: 'spends', ticket },
      }
    case 'lessonPlace': {
      if (!can(sender, 'doLessons')) return refuse('Only pupils can take part in a lesson.')
      const { type: _, ...place } = event
      const lesson: LessonPlace = place.hasHandUp ? { ...place, raisedAt } : place
      // Stored anyway, because the lesson's audience may arrive or change later.
      const effect: Effect = { kind: 'joins', lesson }
      return isInvited
        ? { deliveries: [{ to: 'admins', event: lessonPlaceEvent(sender, lesson), about: sender }], effect }
        : { ...refuse('The lesson is for other classes.'), effect }
    }
    case 'lessonCall':
      if (!canForSomeRecord(sender, 'callLessons') || !isInvited) return NO_LESSON
      return { deliveries: [], effect: { kind: 'calls', call: event, caller: sender } }
    case 'lessonHandDown':
      if (!canForSomeRecord(sender, 'callLessons') || !isInvited) return NO_LESSON
      return { deliveries: [], effect: { kind: 'lowersHand', code: event.code, userID: event.userID } }
  }
}

const NO_LESSON = refuse('Only teachers can run lessons, and only those of their classes.')

/** True if the teacher may see where the pupil is. */
export function isFollowedBy(pupil: Identity, teacher: Identity): boolean {
  return coversClasses(teacher, [pupil.classCode])
}

/**
 * Reduces an event to the fields that a substitute needs for lessons, with first names. Null if the event is
 * not for substitutes.
 */
export function toSubstituteEvent(event: ServerEvent): ServerEvent | null {
  switch (event.type) {
    case 'lessonPlace':
    case 'logout': {
      const { user } = event
      return { ...event, user: { ...user, displayName: firstNameOf(user.displayName) } }
    }
    case 'lessonCalled':
    case 'lessonStepDone':
    case 'error':
      return event
    default:
      return null
  }
}

/** Sends a change that the Worker reports to the clients that need it. */
export function relayFromWorker(
  event: Exclude<
    WorkerEvent,
    { type: 'sessionsEnded' | 'whitelistChanged' | 'lessonAudiences' | 'classesChanged' }
  >,
): Delivery[] {
  if (event.type === 'lessonStepDone') return [{ to: 'admins', event }]
  if (event.type !== 'pageStateChanged') return [{ to: 'all', event }]
  const { page } = event
  const changed: Delivery = { to: 'all', event: { type: 'menuChanged' } }
  return page.isEnabled ? [changed] : [changed, { to: 'all', event: { type: 'pageDisabled', page } }]
}

export function navigationEvent(who: Identity, page: Place): ServerEvent {
  return { type: 'navigate', page, user: personOf(who) }
}

export function lessonPlaceEvent(who: Identity, lesson: LessonPlace): ServerEvent {
  return { type: 'lessonPlace', ...lesson, user: personOf(who) }
}

/** The events to send after a pupil's hand was lowered. `lesson` is the pupil's new lesson place. */
export function handLoweredDeliveries(who: Identity, lesson: LessonPlace): Delivery[] {
  return [
    { to: 'sender', event: { type: 'lessonHandDown', code: lesson.code } },
    { to: 'admins', event: lessonPlaceEvent(who, lesson), about: who },
  ]
}

/** Informs the administrators that someone has left. */
export function departureDelivery(who: Identity): Delivery {
  return { to: 'admins', event: { type: 'logout', user: personOf(who) }, about: who }
}

export function refuse(message: string): RelayResult {
  return { deliveries: [{ to: 'sender', event: { type: 'error', message } }], effect: { kind: 'none' } }
}

function isTicketFor(
  ticket: Ticket,
  { user, bravoCount }: Extract<ClientEvent, { type: 'setBravoWinner' }>,
  sender: Identity,
): boolean {
  const isSameHolder = ticket.school === sender.school && ticket.userID === sender.id
  return isSameHolder && user.id === sender.id && ticket.bravoCount === bravoCount
}

function personOf({ id, displayName, avatarUrl }: Identity) {
  return { id, displayName, avatarUrl }
}
