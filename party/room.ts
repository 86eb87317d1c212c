import { MOVE_LIMITS } from '../domain/bounds.ts'
import type { EndedSessions, Place, ServerEvent, WorkerEvent } from '../domain/events.ts'
import { CLOSE_CODES } from '../domain/events.ts'
import { createChangedPages } from './changed-pages.ts'
import { hasClasses, isEndedBy } from './ended-sessions.ts'
import { createFairTally } from './fair-tally.ts'
import type { Entry } from './gate.ts'
import type { IsInvited } from './lesson-audiences.ts'
import { type LessonUpdate, REST_AFTER_LEAVING_MS } from './lesson-calls.ts'
import { createMessageLimit } from './message-limit.ts'
import {
  ADMIN_TAG,
  addressOf,
  identityOf,
  messageLimitsOf,
  messagePoolOf,
  type Presence,
  pupilsTag,
  type RoomConnection,
  sendText,
  socketsToClose,
  userTag,
} from './presence.ts'
import { readMessage } from './read-message.ts'
import {
  type Delivery,
  departureDelivery,
  handLoweredDeliveries,
  type Identity,
  isFollowedBy,
  refuse,
  relay,
  relayFromWorker,
  toSubstituteEvent,
} from './relay.ts'
import type { RoomOptions } from './room-options.ts'
import { createUsedTokens } from './used-tokens.ts'
import { connectionsInLesson, connectionsWithHandUp, placeDeliveries } from './whereabouts.ts'

export interface Room {
  enter(connection: RoomConnection, entry: Entry): Promise<void>
  /** Why the token is refused, or null if it is valid or absent. */
  refusalReason(entry: Entry): Promise<string | null>
  receive(connection: RoomConnection, message: unknown): Promise<void>
  /** The connection is closed or closing. Safe to call twice. */
  disconnected(connection: RoomConnection): Promise<void>
  /** Handles a change reported by the Worker. */
  announce(event: WorkerEvent): Promise<void>
}

/** The room of one school: relays events, tracks where pupils are, enforces permissions and limits. */
export function createRoom(options: RoomOptions): Room {
  const { connections, sockets, readTicket, spendTicket, onMove, now } = options
  const { storeEndedSessions, storeChangedClasses, hasEnded, lessonCalls, lessonAudiences } = options
  const limit = createMessageLimit(now)
  const tally = createFairTally(now)
  const usedTokens = createUsedTokens(now)
  const changedPages = createChangedPages(now)

  return {
    async enter(connection, entry) {
      const { who, jti, address } = entry
      const isUsed = wasUsed(entry)
      if (jti !== null) usedTokens.add(jti)
      // Sets the state only after this check; until then the connection has no identity.
      const why = isUsed ? TOKEN_USED : await endedReason(entry)
      if (why !== null) return connection.close(CLOSE_CODES.badToken, why)
      connection.setState({
        who,
        place: null,
        lesson: null,
        since: now(),
        entry: { jti, address },
        opened: now(),
      })
      for (const each of socketsToClose(connection, entry, connections)) {
        await disconnect(each, CLOSE_CODES.tooManySockets, 'Too many sockets')
      }
      // The new connection may be the one that was closed because there were too many.
      const teacher = identityOf(connection)
      if (!teacher || teacher.role === 'pupil') return
      await limitRest(teacher, Number.POSITIVE_INFINITY)
      const isInvited = await lessonAudiences.invitations()
      const followed = placeDeliveries(connections(), isInvited).filter(
        ({ about }) => !about || isFollowedBy(about, teacher),
      )
      for (const { event } of followed) sendTo(connection, event)
      for (const update of await lessonCalls.all())
        if (isInvited(teacher, update.code)) await sendCalls(update, [connection])
    },

    async refusalReason(entry) {
      return wasUsed(entry) ? TOKEN_USED : endedReason(entry)
    },

    async receive(connection, message) {
      if (!canSend(connection)) {
        return disconnect(connection, CLOSE_CODES.tooManyMessages, 'Too many messages')
      }
      const event = readMessage(message)
      if (typeof event === 'string') return deliver(refuse(event).deliveries, connection)
      const who = identityOf(connection)
      if (who && isOver(who)) return disconnect(connection, CLOSE_CODES.badToken, SESSION_ENDED, 0)
      const ticket = who && event.type === 'setBravoWinner' ? await readTicket(event.ticket) : null
      const isInvited =
        who !== null && 'code' in event && (await lessonAudiences.invitations())(who, event.code)
      const raisedAt = who && event.type === 'lessonPlace' ? raisedSince(who, event.code) : undefined
      const { deliveries, effect } = relay(event, who, { ticket, isInvited, raisedAt, now: new Date(now()) })
      const previousPlace = connection.state?.place
      switch (effect.kind) {
        case 'moves':
          updateState(connection, { place: effect.place })
          break
        case 'joins': {
          updateState(connection, { lesson: effect.lesson })
          if (who && isInvited) {
            const call = (await lessonCalls.get(effect.lesson.code)).eventFor([who.classCode])
            if (call) sendText(connection, JSON.stringify(call))
          }
          break
        }
        case 'calls':
          return sendToLesson(await lessonCalls.store(effect.call, effect.caller))
        case 'lowersHand':
          return who ? lowerHand(effect, who) : undefined
        case 'leaves':
          return signOut(connection, deliveries)
        case 'announcePage':
          if (!changedPages.isFirstReport('browser', effect.page)) return
          break
        case 'spends':
          if (!(await spendTicket(effect.ticket))) {
            return deliver(refuse('The bonus ticket was used before.').deliveries, connection)
          }
      }
      deliver(deliveries, connection)
      const isMove = who && effect.kind === 'moves' && !isSamePlace(effect.place, previousPlace)
      if (isMove && canRecordMove(connection, who)) onMove(who.id, effect.place)
    },

    async disconnected(connection) {
      limit.forget(connection.id)
      await forget(connection, REST_AFTER_LEAVING_MS)
    },

    async announce(event) {
      switch (event.type) {
        case 'sessionsEnded':
          await storeEndedSessions(event.sessions)
          return disconnectEnded(event.sessions)
        case 'lessonAudiences': {
          const wasInvited = await lessonAudiences.invitations()
          if (!(await lessonAudiences.replace(event.lessons))) return
          await resendLessonPlaces()
          return wakeRemoved(wasInvited)
        }
        case 'classesChanged':
          await storeChangedClasses(event.userIDs)
          return disconnectMoved(event.userIDs)
        case 'whitelistChanged':
          for (const userID of event.userIDs) sendToUser(userID, { type: 'menuChanged' })
          return
        case 'pageStateChanged':
          if (changedPages.isFirstReport('worker', event.page)) deliver(relayFromWorker(event))
          return
        default:
          return deliver(relayFromWorker(event))
      }
    },
  }

  function deliver(deliveries: Delivery[], sender?: RoomConnection): void {
    for (const { to, event, about } of deliveries) {
      if (to === 'admins') {
        for (const teacher of teachersOf(about)) sendTo(teacher, event)
        continue
      }
      const text = JSON.stringify(event)
      for (const socket of to === 'all' ? sockets() : sender ? [sender] : []) sendText(socket, text)
    }
  }

  /**
   * Connections of the administrators and substitutes who follow the pupil. Without a pupil: of all of them.
   */
  function teachersOf(pupil: Identity | undefined): RoomConnection[] {
    return [...connections(ADMIN_TAG)].filter((connection) => {
      const who = identityOf(connection)
      // A connection keeps this tag after sign-out.
      return who !== null && !isOver(who) && (!pupil || isFollowedBy(pupil, who))
    })
  }

  /**
   * Sends an event to an administrator or substitute. A substitute gets only the part that substitutes may
   * see.
   */
  function sendTo(connection: RoomConnection, event: ServerEvent): void {
    const shown = identityOf(connection)?.role === 'substitute' ? toSubstituteEvent(event) : event
    if (shown) sendText(connection, JSON.stringify(shown))
  }

  /** True if the substitute's day is over. */
  function isOver({ until }: Identity): boolean {
    return until !== undefined && until <= now()
  }

  function sendToUser(userID: number, event: ServerEvent): void {
    const text = JSON.stringify(event)
    for (const connection of connections(userTag(userID)))
      if (identityOf(connection)?.id === userID) sendText(connection, text)
  }

  /** Sends an update to the pupils and teachers of the lesson whom its calls reach. */
  async function sendToLesson(update: LessonUpdate): Promise<void> {
    const isInvited = await lessonAudiences.invitations()
    await sendCalls(update, connectionsInLesson(connections(), update.code, isInvited))
  }

  /**
   * Sends the current calls to each user whom the update reaches. Each gets only the calls that reach them.
   */
  async function sendCalls(update: LessonUpdate, to: readonly RoomConnection[]): Promise<void> {
    const classesOf = await lessonAudiences.classesIn(update.code)
    for (const connection of to) {
      const who = identityOf(connection)
      const event = who && update.eventFor(classesOf(who))
      if (event) sendText(connection, JSON.stringify(event))
    }
  }

  /** Sends the lesson places of all pupils to the administrators again. */
  async function resendLessonPlaces(): Promise<void> {
    const all = placeDeliveries(connections(), await lessonAudiences.invitations())
    deliver(all.filter(({ event }) => event.type === 'lessonPlace'))
  }

  /** Wakes the resting screens of pupils whom the lesson no longer includes. */
  async function wakeRemoved(wasInvited: IsInvited): Promise<void> {
    const isInvited = await lessonAudiences.invitations()
    for (const connection of connections()) {
      const { who, lesson } = connection.state ?? {}
      if (who?.role !== 'pupil' || !lesson) continue
      const { code } = lesson
      if (!wasInvited(who, code) || isInvited(who, code)) continue
      const call = (await lessonCalls.get(code)).eventFor([who.classCode])
      if (call && call.stillMs > 0)
        sendText(connection, JSON.stringify({ ...call, step: null, stillMs: 0 } satisfies ServerEvent))
    }
  }

  /** When the user raised a hand in the lesson, on any connection. */
  function raisedSince({ id }: Identity, code: string): number | undefined {
    const hands = connectionsWithHandUp(connections(userTag(id)), code)
    return hands.flatMap(({ raisedAt }) => raisedAt ?? []).toSorted((one, other) => one - other)[0]
  }

  function lowerHand({ code, userID }: { code: string; userID: number }, admin: Identity): void {
    for (const { connection, who, lesson } of connectionsWithHandUp(connections(userTag(userID)), code)) {
      if (!isFollowedBy(who, admin)) continue
      updateState(connection, { lesson })
      deliver(handLoweredDeliveries(who, lesson), connection)
    }
  }

  /**
   * Makes the connection a visitor's and clears the place on the session's other connections. A user who is
   * also signed in on another device keeps the place there.
   */
  async function signOut(connection: RoomConnection, departures: Delivery[]): Promise<void> {
    const who = identityOf(connection)
    if (!who) return
    const ofSession = connectionsOf(who).filter((other) => identityOf(other)?.sid === who.sid)
    for (const other of ofSession) updateState(other, { place: null, lesson: null })
    updateState(connection, VISITOR_STATE)
    await reportPlaces(connectionsOf(who), departures)
    if (who.role !== 'pupil' && connectionsOf(who).length === 0) await limitRest(who, 0)
  }

  /**
   * Makes the connection a visitor's. Reports where a pupil still is, or that the pupil has left. Limits the
   * rests that an administrator or substitute called if this was their last connection.
   */
  async function forget(connection: RoomConnection, restMs: number): Promise<void> {
    const who = identityOf(connection)
    const { place = null, lesson = null } = connection.state ?? {}
    updateState(connection, VISITOR_STATE)
    if (!who) return
    const others = connectionsOf(who).filter(({ id }) => id !== connection.id)
    if (who.role !== 'pupil') return others.length === 0 ? limitRest(who, restMs) : undefined
    if (others.length === 0) deliver([departureDelivery(who)])
    else if (place || lesson) await reportPlaces(others, lesson ? [departureDelivery(who)] : [])
  }

  /**
   * Reports the user's place on the remaining connections. Unless that place is in a lesson, sends
   * `departures` first.
   */
  async function reportPlaces(remaining: RoomConnection[], departures: Delivery[]): Promise<void> {
    const places = placeDeliveries(remaining, await lessonAudiences.invitations())
    const isInLesson = places.some(({ event }) => event.type === 'lessonPlace')
    deliver([...(isInLesson ? [] : departures), ...places])
  }

  async function limitRest(admin: Identity, restMs: number): Promise<void> {
    for (const update of await lessonCalls.limitRest(admin.id, restMs)) await sendToLesson(update)
  }

  function connectionsOf(who: Identity): RoomConnection[] {
    return [...connections(userTag(who.id))].filter((connection) => identityOf(connection) !== null)
  }

  async function disconnect(
    connection: RoomConnection,
    code: number,
    reason: string,
    restMs = REST_AFTER_LEAVING_MS,
  ): Promise<void> {
    // Some runtimes do not report a socket that the room itself closes.
    const forgotten = forget(connection, restMs)
    connection.close(code, reason)
    await forgotten
  }

  /** Closes the sockets of ended sessions. Clients with a valid session reconnect with a new token. */
  async function disconnectEnded(sessions: readonly EndedSessions[]): Promise<void> {
    const endedConnections = sessions.flatMap((ended) =>
      [...connections(userTag(ended.userID))].filter((connection) => {
        const who = identityOf(connection)
        // A signed-out socket still counts toward the user's limit.
        return !who || isEndedBy(who, ended)
      }),
    )
    for (const connection of endedConnections)
      await disconnect(connection, CLOSE_CODES.badToken, SESSION_ENDED, 0)
  }

  /**
   * Closes the sockets of users whose class has changed; null means all pupils, colleagues and substitutes.
   * They reconnect with new tokens.
   */
  async function disconnectMoved(userIDs: readonly number[] | null): Promise<void> {
    for (const connection of connections()) {
      const who = identityOf(connection)
      if (who && (userIDs?.includes(who.id) ?? hasClasses(who)))
        await disconnect(connection, CLOSE_CODES.badToken, 'The class has changed')
    }
  }

  function updateState(connection: RoomConnection, change: Partial<Presence>): void {
    const entry = { jti: null, address: addressOf(connection) }
    connection.setState({
      entry,
      opened: now(),
      ...VISITOR_STATE,
      ...connection.state,
      ...change,
      since: now(),
    })
  }

  /** True if the token opened a socket before. After hibernation only sockets that are still open count. */
  function wasUsed({ who, jti }: Entry): boolean {
    if (!who || jti === null) return false
    return (
      usedTokens.has(jti) || [...connections(userTag(who.id))].some(({ state }) => state?.entry.jti === jti)
    )
  }

  async function endedReason({ who }: Entry): Promise<string | null> {
    return who && (isOver(who) || (await hasEnded(who))) ? SESSION_ENDED : null
  }

  function canSend(connection: RoomConnection): boolean {
    const pool = messagePoolOf(connection)
    return limit.allows(messageLimitsOf(connection)) && (pool === null || tally.allows(pool))
  }

  function canRecordMove(connection: RoomConnection, { id }: Identity): boolean {
    const holder = userTag(id)
    const ofPupil = { name: `moves:${holder}`, holder, bounds: MOVE_LIMITS.user }
    const ofAddress = {
      name: `moves:${pupilsTag(addressOf(connection))}`,
      holder,
      bounds: MOVE_LIMITS.address,
    }
    return tally.allows(ofPupil) && tally.allows(ofAddress)
  }
}

const VISITOR_STATE = { who: null, place: null, lesson: null }

/** Reasons for refusing a token. */
const SESSION_ENDED = 'The session has ended'
const TOKEN_USED = 'The token was used before'

function isSamePlace(place: Place, other: Place | null | undefined): boolean {
  return place.name === other?.name && place.id === other.id
}
