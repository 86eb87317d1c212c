import { MESSAGES, SOCKETS } from '../domain/bounds.ts'
import type { LessonPlace, Place } from '../domain/events.ts'
import { UNKNOWN_ADDRESS } from '../domain/network.ts'
import type { Pool } from './fair-tally.ts'
import type { Entry } from './gate.ts'
import type { Limited } from './message-limit.ts'
import type { Identity } from './relay.ts'

/**
 * What the room knows of a connection. It lies in the connection's own attachment (2,048 bytes with the
 * library's part), so that it outlasts a room that was put to sleep. Instants are milliseconds since 1970.
 */
export interface Presence {
  readonly who: Identity | null
  readonly place: Place | null
  readonly lesson: LessonPlace | null
  readonly since: number
  /** The entry it came with, and when. */
  readonly entry: Pick<Entry, 'jti' | 'address'>
  readonly opened: number
}

/** An open socket, of PartyKit or of partyserver. */
export interface RoomSocket {
  send(text: string): void
}

/** A socket with what is kept of it. */
export interface RoomConnection extends RoomSocket {
  readonly id: string
  readonly state: Presence | null
  setState(state: Presence): unknown
  close(code: number, reason: string): void
}

/** All open connections, or those alone that `tagsOf` gave the tag. */
export type Connections = (tag?: string) => Iterable<RoomConnection>

/** The tag of administrators. */
export const ADMIN = 'admin'

/** The tags that find a connection: of its user, and of administrators or of the pupils or visitors at its address. */
export function tagsOf({ who, address }: Entry): string[] {
  if (!who) return [visitorsTag(address)]
  return [userTag(who.id), who.role === 'admin' ? ADMIN : pupilsTag(address)]
}

export function userTag(id: number): string {
  return `user:${id}`
}

export function pupilsTag(address: string): string {
  return `pupils:${address}`
}

function visitorsTag(address: string): string {
  return `visitors:${address}`
}

export function whoIs(connection: RoomConnection): Identity | null {
  return connection.state?.who ?? null
}

export function addressOf({ state }: RoomConnection): string {
  return state?.entry.address ?? UNKNOWN_ADDRESS
}

/**
 * The sockets to close so that all bounds hold with the newest open.
 * - Visitors at an address and the sockets of one pupil: the oldest closes, so that the page in hand gets in.
 * - An administrator: the newest is refused and nothing open closes. Whoever stole a token cannot close the live view, however
 *   often they connect, and loses all sockets once the administrator ends the session.
 * - Pupils at an address: one socket of the pupil who has the most there, see `newestOfLargest`.
 */
export function tooMany(
  newest: RoomConnection,
  { who, address }: Entry,
  connections: Connections,
): RoomConnection[] {
  const others = (tag: string) => [...connections(tag)].filter(({ id }) => id !== newest.id)
  if (!who) return oldestAbove(others(visitorsTag(address)), SOCKETS.visitorsAtAddress)
  if (who.role === 'admin') return others(userTag(who.id)).length < SOCKETS.admin ? [] : [newest]
  const own = oldestAbove(others(userTag(who.id)), SOCKETS.pupil)
  const atAddress = others(pupilsTag(address)).filter((each) => !own.includes(each))
  return atAddress.length < SOCKETS.pupilsAtAddress ? own : [...own, newestOfLargest(newest, atAddress)]
}

/** Those of the others that have to close so that `most` are open with one more. */
function oldestAbove(others: readonly RoomConnection[], most: number): RoomConnection[] {
  return others.toSorted(byAge).slice(0, Math.max(0, others.length + 1 - most))
}

/** The newest socket of the user with the most; among equals that of the newcomer, so that nobody else pays for it. */
function newestOfLargest(newest: RoomConnection, others: readonly RoomConnection[]): RoomConnection {
  const ofUsers = Map.groupBy([newest, ...others.toSorted(byAge).toReversed()], (each) => whoIs(each)?.id)
  const largest = [...ofUsers.values()].reduce((one, other) => (other.length > one.length ? other : one))
  return largest[0] ?? newest
}

function byAge(one: RoomConnection, other: RoomConnection): number {
  return openedAt(one) - openedAt(other)
}

function openedAt({ state }: RoomConnection): number {
  return state?.opened ?? Number.MAX_SAFE_INTEGER
}

/** The bounds that a connection's messages count toward, beside the pool of its address. */
export function sendersOf(connection: RoomConnection): Limited[] {
  const who = whoIs(connection)
  const ofPupil: Limited[] = who?.role === 'pupil' ? [[userTag(who.id), MESSAGES.pupil]] : []
  return [[connection.id, MESSAGES.socket], ...ofPupil]
}

/** What the connection shares with others at its address; null for administrators, who share nothing. */
export function messagePoolOf(connection: RoomConnection): Pool | null {
  const who = whoIs(connection)
  if (who?.role === 'admin') return null
  const address = addressOf(connection)
  return who
    ? { name: pupilsTag(address), holder: userTag(who.id), bounds: [MESSAGES.pupilsAtAddress] }
    : { name: visitorsTag(address), holder: connection.id, bounds: [MESSAGES.visitorsAtAddress] }
}

/** A socket that closed in between is told nothing: the library tells the room of it next. */
export function sendText(socket: RoomSocket, text: string): void {
  try {
    socket.send(text)
  } catch {
    // Closed.
  }
}
