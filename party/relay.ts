import { can } from '../domain/access.ts'
import type {
  ChangedPage,
  ClientEvent,
  LessonPlace,
  Place,
  ServerEvent,
  WorkerEvent,
} from '../domain/events.ts'

/** Who a connection belongs to, as its token says; a visitor's connection has none. */
export interface Identity {
  readonly school: string
  readonly id: number
  readonly role: 'pupil' | 'admin'
  readonly displayName: string
  readonly avatarUrl: string
  /** Of a pupil with a class. */
  readonly classCode?: string | undefined
  /** The version of the token that opened the connection. */
  readonly session: number
  /** The session that it is of. */
  readonly sid?: string | undefined
}

/** A bonus ticket whose signature and expiry are in order. `expires` is in milliseconds since 1970. */
export interface Ticket {
  school: string
  jti: string
  userID: number
  bravoCount: number
  /** The room names no winner. */
  isAnonymous: boolean
  expires: number
}

/** `ticket`: that of the event; null where there is none, or it is not valid. `isInvited`: to the lesson of the event. */
export interface RelayState {
  ticket: Ticket | null
  isInvited: boolean
  now: Date
}

export interface Delivery {
  to: 'all' | 'admins' | 'sender'
  event: ServerEvent
}

/** What the room has to keep in mind; a ticket that was spent, or a change that was told, stops the deliveries. */
export type Effect =
  | { kind: 'none' }
  | { kind: 'moves'; place: Place }
  | { kind: 'leaves' }
  | { kind: 'joins'; lesson: LessonPlace }
  | { kind: 'calls'; call: Extract<ClientEvent, { type: 'lessonCall' }>; adminID: number }
  | { kind: 'lowersHand'; code: string; userID: number }
  | { kind: 'tells'; page: ChangedPage }
  | { kind: 'spends'; ticket: Ticket }

export interface Relayed {
  deliveries: Delivery[]
  effect: Effect
}

/** Decides who gets what when a client sends an event. What is not allowed is one error to the sender. */
export function relay(
  event: ClientEvent,
  sender: Identity | null,
  { ticket, isInvited, now }: RelayState,
): Relayed {
  if (!sender) return refusal('Visitors only listen. Sign in to send.')
  switch (event.type) {
    case 'navigate':
      if (!can(sender, 'reportWhereabouts')) return refusal('Only pupils tell where they are.')
      if (event.user.id !== sender.id) return refusal('The user is not the one who signed in.')
      return {
        deliveries: [{ to: 'admins', event: navigation(sender, event.page) }],
        effect: { kind: 'moves', place: event.page },
      }
    case 'logout':
      return { deliveries: [departure(sender)], effect: { kind: 'leaves' } }
    case 'pageStateChanged':
      if (!can(sender, 'editMenu')) return refusal('Only administrators change pages.')
      return { deliveries: relayFromWorker(event), effect: { kind: 'tells', page: event.page } }
    case 'setBravoWinner':
      if (!ticket || !isTicketFor(ticket, event, sender)) return refusal('The bonus ticket is not valid.')
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
      if (!can(sender, 'doLessons')) return refusal('Only pupils are in a lesson.')
      const { type: _, ...lesson } = event
      // Kept all the same: the lesson's audience may be known, or changed, only later.
      const effect: Effect = { kind: 'joins', lesson }
      return isInvited
        ? { deliveries: [{ to: 'admins', event: lessonPlaceOf(sender, lesson) }], effect }
        : { ...refusal('The lesson is for other classes.'), effect }
    }
    case 'lessonCall':
      if (!can(sender, 'runLessons')) return refusal('Only administrators run lessons.')
      return { deliveries: [], effect: { kind: 'calls', call: event, adminID: sender.id } }
    case 'lessonHandDown':
      if (!can(sender, 'runLessons')) return refusal('Only administrators run lessons.')
      return { deliveries: [], effect: { kind: 'lowersHand', code: event.code, userID: event.userID } }
  }
}

/** Who gets what when the Worker tells of a change. */
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

export function navigation(who: Identity, page: Place): ServerEvent {
  return { type: 'navigate', page, user: personOf(who) }
}

export function lessonPlaceOf(who: Identity, lesson: LessonPlace): ServerEvent {
  return { type: 'lessonPlace', ...lesson, user: personOf(who) }
}

/** What a pupil and the administrators get when the pupil's hand was taken down; `lesson`: where the pupil is since then. */
export function handDown(who: Identity, lesson: LessonPlace): Delivery[] {
  return [
    { to: 'sender', event: { type: 'lessonHandDown', code: lesson.code } },
    { to: 'admins', event: lessonPlaceOf(who, lesson) },
  ]
}

/** What the administrators get when someone is gone. */
export function departure(who: Identity): Delivery {
  return { to: 'admins', event: { type: 'logout', user: personOf(who) } }
}

export function refusal(message: string): Relayed {
  return { deliveries: [{ to: 'sender', event: { type: 'error', message } }], effect: { kind: 'none' } }
}

function isTicketFor(
  ticket: Ticket,
  { user, bravoCount }: Extract<ClientEvent, { type: 'setBravoWinner' }>,
  sender: Identity,
): boolean {
  const isTheirs = ticket.school === sender.school && ticket.userID === sender.id
  return isTheirs && user.id === sender.id && ticket.bravoCount === bravoCount
}

function personOf({ id, displayName, avatarUrl }: Identity) {
  return { id, displayName, avatarUrl }
}
