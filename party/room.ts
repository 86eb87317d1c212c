import { MOVES } from '../domain/bounds.ts'
import type { EndedSessions, LessonCalled, Place, ServerEvent, WorkerEvent } from '../domain/events.ts'
import { CLOSE } from '../domain/events.ts'
import { createChangedPages } from './changed-pages.ts'
import { createFairTally } from './fair-tally.ts'
import type { Entry } from './gate.ts'
import { REST_AFTER_LEAVING_MS } from './lesson-calls.ts'
import { createMessageLimit } from './message-limit.ts'
import {
  ADMIN,
  addressOf,
  messagePoolOf,
  type Presence,
  pupilsTag,
  type RoomConnection,
  type RoomSocket,
  sendersOf,
  sendText,
  tooMany,
  userTag,
  whoIs,
} from './presence.ts'
import { readMessage } from './read-message.ts'
import {
  type Delivery,
  departure,
  handDown,
  type Identity,
  refusal,
  relay,
  relayFromWorker,
} from './relay.ts'
import type { RoomOptions } from './room-options.ts'
import { createUsedTokens } from './used-tokens.ts'
import { inLesson, whereabouts, withHandUp } from './whereabouts.ts'

export interface Room {
  enter(connection: RoomConnection, entry: Entry): Promise<void>
  /** Why its token opens nothing any longer; null where it does, or there is none. */
  whyRefused(entry: Entry): Promise<string | null>
  hear(connection: RoomConnection, message: unknown): Promise<void>
  /** The connection is closed or closing. Safe to call twice. */
  disconnected(connection: RoomConnection): Promise<void>
  /** A change that the Worker tells of. */
  announce(event: WorkerEvent): Promise<void>
}

/** The school's room: who is where, who may say what, and how much. */
export function createRoom(options: RoomOptions): Room {
  const { connections, sockets, readTicket, spendTicket, keepEnded, hasEnded, moved, now } = options
  const { lessonCalls, lessonAudiences } = options
  const limit = createMessageLimit(now)
  const tally = createFairTally(now)
  const usedTokens = createUsedTokens(now)
  const changedPages = createChangedPages(now)

  return {
    async enter(connection, entry) {
      const { who, jti, address } = entry
      const isUsed = wasUsed(entry)
      if (jti !== null) usedTokens.add(jti)
      // No state is set before this is known: until then the connection is nobody's.
      const why = isUsed ? TOKEN_USED : await whyEnded(entry)
      if (why !== null) return connection.close(CLOSE.badToken, why)
      connection.setState({
        who,
        place: null,
        lesson: null,
        since: now(),
        entry: { jti, address },
        opened: now(),
      })
      for (const each of tooMany(connection, entry, connections)) {
        await disconnect(each, CLOSE.tooManySockets, 'Too many sockets')
      }
      // It may have been the one too many itself.
      const admin = whoIs(connection)
      if (admin?.role !== 'admin') return
      await limitRest(admin, Number.POSITIVE_INFINITY)
      const isInvited = await lessonAudiences.invitations()
      const news = [...whereabouts(connections(), isInvited), ...(await lessonCalls.all())]
      for (const event of news) sendText(connection, JSON.stringify(event))
    },

    async whyRefused(entry) {
      return wasUsed(entry) ? TOKEN_USED : whyEnded(entry)
    },

    async hear(connection, message) {
      if (!mayWrite(connection)) {
        return disconnect(connection, CLOSE.tooManyMessages, 'Too many messages')
      }
      const event = readMessage(message)
      if (typeof event === 'string') return deliver(refusal(event).deliveries, connection)
      const who = whoIs(connection)
      const ticket = who && event.type === 'setBravoWinner' ? await readTicket(event.ticket) : null
      const isInvited =
        who !== null && event.type === 'lessonPlace' && (await lessonAudiences.invitations())(who, event.code)
      const { deliveries, effect } = relay(event, who, { ticket, isInvited, now: new Date(now()) })
      const former = connection.state?.place
      switch (effect.kind) {
        case 'moves':
          keep(connection, { place: effect.place })
          break
        case 'joins': {
          keep(connection, { lesson: effect.lesson })
          const call = isInvited ? await lessonCalls.of(effect.lesson.code) : null
          if (call) sendText(connection, JSON.stringify(call))
          break
        }
        case 'calls':
          return tellLesson(await lessonCalls.keep(effect.call, effect.adminID))
        case 'lowersHand':
          return lowerHand(effect)
        case 'leaves':
          deliver(deliveries, connection)
          return signOut(connection)
        case 'tells':
          if (!changedPages.isNews('browser', effect.page)) return
          break
        case 'spends':
          if (!(await spendTicket(effect.ticket))) {
            return deliver(refusal('The bonus ticket was used before.').deliveries, connection)
          }
      }
      deliver(deliveries, connection)
      const isMove = who && effect.kind === 'moves' && !isSame(effect.place, former)
      if (isMove && mayLeaveTrace(connection, who)) moved(who.id, effect.place)
    },

    async disconnected(connection) {
      limit.forget(connection.id)
      await forget(connection, REST_AFTER_LEAVING_MS)
    },

    async announce(event) {
      switch (event.type) {
        case 'sessionsEnded':
          await keepEnded(event.sessions)
          return disconnectEnded(event.sessions)
        case 'lessonAudiences':
          if (await lessonAudiences.replace(event.lessons)) await listLessonPlaces()
          return
        case 'classesChanged':
          return disconnectPupils(event.userIDs)
        case 'whitelistChanged':
          for (const userID of event.userIDs) tellUser(userID, { type: 'menuChanged' })
          return
        case 'pageStateChanged':
          if (changedPages.isNews('worker', event.page)) deliver(relayFromWorker(event))
          return
        default:
          return deliver(relayFromWorker(event))
      }
    },
  }

  function deliver(deliveries: Delivery[], sender?: RoomConnection): void {
    for (const { to, event } of deliveries) {
      const text = JSON.stringify(event)
      for (const socket of receivers(to, sender)) sendText(socket, text)
    }
  }

  function receivers(to: Delivery['to'], sender: RoomConnection | undefined): Iterable<RoomSocket> {
    if (to === 'all') return sockets()
    if (to === 'sender') return sender ? [sender] : []
    // One who logged out still has the tag.
    return [...connections(ADMIN)].filter((connection) => whoIs(connection)?.role === 'admin')
  }

  function tellUser(userID: number, event: ServerEvent): void {
    const text = JSON.stringify(event)
    for (const connection of connections(userTag(userID)))
      if (whoIs(connection)?.id === userID) sendText(connection, text)
  }

  /** Pupils who are in the lesson, and administrators, who may be several. */
  async function tellLesson(call: LessonCalled): Promise<void> {
    const text = JSON.stringify(call)
    const isInvited = await lessonAudiences.invitations()
    for (const connection of inLesson(connections(), call.code, isInvited)) sendText(connection, text)
  }

  /** Tells administrators again where pupils are in lessons. */
  async function listLessonPlaces(): Promise<void> {
    const news = whereabouts(connections(), await lessonAudiences.invitations())
    deliver(
      news.flatMap((event): Delivery[] => (event.type === 'lessonPlace' ? [{ to: 'admins', event }] : [])),
    )
  }

  function lowerHand({ code, userID }: { code: string; userID: number }): void {
    for (const { connection, who, lesson } of withHandUp(connections(userTag(userID)), code)) {
      keep(connection, { lesson })
      deliver(handDown(who, lesson), connection)
    }
  }

  /** The connection becomes a visitor's, and no other connection says any longer where the pupil is. */
  async function signOut(connection: RoomConnection): Promise<void> {
    const who = whoIs(connection)
    if (!who) return
    for (const other of connectionsOf(who)) keep(other, { place: null, lesson: null })
    keep(connection, VISITOR)
    if (who.role === 'admin' && connectionsOf(who).length === 0) await limitRest(who, 0)
  }

  /**
   * Downgrades the connection to a visitor. When a pupil's last connection goes, the pupil has left; when the caller's goes, screens
   * rest for at most `restMs`.
   */
  async function forget(connection: RoomConnection, restMs: number): Promise<void> {
    const who = whoIs(connection)
    keep(connection, VISITOR)
    if (!who || connectionsOf(who).some((other) => other.id !== connection.id)) return
    if (who.role === 'pupil') deliver([departure(who)])
    else await limitRest(who, restMs)
  }

  async function limitRest(admin: Identity, restMs: number): Promise<void> {
    for (const call of await lessonCalls.limitRest(admin.id, restMs)) await tellLesson(call)
  }

  function connectionsOf(who: Identity): RoomConnection[] {
    return [...connections(userTag(who.id))].filter((connection) => whoIs(connection) !== null)
  }

  async function disconnect(
    connection: RoomConnection,
    code: number,
    reason: string,
    restMs = REST_AFTER_LEAVING_MS,
  ): Promise<void> {
    // Not every runtime reports a socket that the room itself closes.
    const forgotten = forget(connection, restMs)
    connection.close(code, reason)
    await forgotten
  }

  /** Closes the sockets of ended sessions; whoever still has a right comes back with a new token. */
  async function disconnectEnded(sessions: readonly EndedSessions[]): Promise<void> {
    const theirs = sessions.flatMap(({ userID, tokenVersion, sid }) =>
      [...connections(userTag(userID))].filter((connection) => {
        const who = whoIs(connection)
        // A socket that was signed out still takes one of the user's places.
        return !who || who.session < tokenVersion || (sid !== undefined && who.sid === sid)
      }),
    )
    for (const connection of theirs) await disconnect(connection, CLOSE.badToken, SESSION_ENDED, 0)
  }

  /** Closes the sockets of pupils, of all where `userIDs` is null; they come back with new tokens. */
  async function disconnectPupils(userIDs: readonly number[] | null): Promise<void> {
    for (const connection of connections()) {
      const who = whoIs(connection)
      if (who?.role === 'pupil' && (userIDs === null || userIDs.includes(who.id)))
        await disconnect(connection, CLOSE.badToken, 'The class has changed')
    }
  }

  function keep(connection: RoomConnection, change: Partial<Presence>): void {
    const entry = { jti: null, address: addressOf(connection) }
    connection.setState({ entry, opened: now(), ...VISITOR, ...connection.state, ...change, since: now() })
  }

  /** A token that opened a socket before, or since the room's last sleep one that is still open. */
  function wasUsed({ who, jti }: Entry): boolean {
    if (!who || jti === null) return false
    return (
      usedTokens.has(jti) || [...connections(userTag(who.id))].some(({ state }) => state?.entry.jti === jti)
    )
  }

  async function whyEnded({ who }: Entry): Promise<string | null> {
    return who && (await hasEnded(who)) ? SESSION_ENDED : null
  }

  function mayWrite(connection: RoomConnection): boolean {
    const pool = messagePoolOf(connection)
    return limit.allows(sendersOf(connection)) && (pool === null || tally.allows(pool))
  }

  function mayLeaveTrace(connection: RoomConnection, { id }: Identity): boolean {
    const holder = userTag(id)
    const ofPupil = { name: `moves:${holder}`, holder, bounds: MOVES.user }
    const ofAddress = { name: `moves:${pupilsTag(addressOf(connection))}`, holder, bounds: MOVES.address }
    return tally.allows(ofPupil) && tally.allows(ofAddress)
  }
}

const VISITOR = { who: null, place: null, lesson: null }

/** Why a token is refused. */
const SESSION_ENDED = 'The session has ended'
const TOKEN_USED = 'The token was used before'

function isSame(place: Place, other: Place | null | undefined): boolean {
  return place.name === other?.name && place.id === other.id
}
