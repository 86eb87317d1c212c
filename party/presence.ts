import { MESSAGE_LIMITS, SOCKET_LIMITS } from '../domain/bounds.ts'
import type { LessonPlace, Place } from '../domain/events.ts'
import { UNKNOWN_ADDRESS } from '../domain/network.ts'
import type { Pool } from './fair-tally.ts'
import type { Entry } from './gate.ts'
import type { SenderLimit } from './message-limit.ts'
import type { Identity } from './relay.ts'

/** A connection's state, in its attachment (2,048 bytes) to survive hibernation. Instants in milliseconds. */
export interface Presence {
  readonly who: Identity | null
  readonly place: Place | null
  readonly lesson: LessonPlace | null
  readonly since: number
  /** From the entry; `opened` is when the connection was opened. */
  readonly entry: Pick<Entry, 'jti' | 'address'>
  readonly opened: number
}

/** An open socket, of PartyKit or of partyserver. */
export interface RoomSocket {
  send(text: string): void
}

/** A socket with its stored state. */
export interface RoomConnection extends RoomSocket {
  readonly id: string
  readonly state: Presence | null
  setState(state: Presence): unknown
  close(code: number, reason: string): void
}

/** All open connections, or only those to which `tagsOf` gave the tag. */
export type Connections = (tag?: string) => Iterable<RoomConnection>

export const ADMIN_TAG = 'admin'

/** The tags of a connection: its user, plus `admin` or the address of the pupil or visitor. */
export function tagsOf({ who, address }: Entry): string[] {
  if (!who) return [visitorsTag(address)]
  return [userTag(who.id), who.role === 'pupil' ? pupilsTag(address) : ADMIN_TAG]
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

export function identityOf(connection: RoomConnection): Identity | null {
  return connection.state?.who ?? null
}

export function addressOf({ state }: RoomConnection): string {
  return state?.entry.address ?? UNKNOWN_ADDRESS
}

/**
 * The sockets to close so that all bounds hold with the newest one open.
 * - Visitors at an address and the sockets of one pupil: the oldest closes, so that the current page can
 *   connect.
 * - Administrators: the newest is refused and no open socket closes, so that a stolen token cannot close the
 *   live view. All sockets of a stolen token close when the administrator ends the session.
 * - Pupils at an address: a socket of the pupil with the most sockets there closes, see `newestOfLargest`.
 */
export function socketsToClose(
  newest: RoomConnection,
  { who, address }: Entry,
  connections: Connections,
): RoomConnection[] {
  const others = (tag: string) => [...connections(tag)].filter(({ id }) => id !== newest.id)
  if (!who) return oldestAbove(others(visitorsTag(address)), SOCKET_LIMITS.visitorsAtAddress)
  if (who.role !== 'pupil') return others(userTag(who.id)).length < SOCKET_LIMITS.admin ? [] : [newest]
  const own = oldestAbove(others(userTag(who.id)), SOCKET_LIMITS.pupil)
  const atAddress = others(pupilsTag(address)).filter((each) => !own.includes(each))
  return atAddress.length < SOCKET_LIMITS.pupilsAtAddress ? own : [...own, newestOfLargest(newest, atAddress)]
}

/** The oldest of `others`, which must close so that at most `max` sockets are open, including a new one. */
function oldestAbove(others: readonly RoomConnection[], max: number): RoomConnection[] {
  return others.toSorted(byAge).slice(0, Math.max(0, others.length + 1 - max))
}

/**
 * The newest socket of the user with the most sockets. In a tie, prefers the user of `newest`.
 */
function newestOfLargest(newest: RoomConnection, others: readonly RoomConnection[]): RoomConnection {
  const ofUsers = Map.groupBy(
    [newest, ...others.toSorted(byAge).toReversed()],
    (each) => identityOf(each)?.id,
  )
  const largest = [...ofUsers.values()].reduce((one, other) => (other.length > one.length ? other : one))
  return largest[0] ?? newest
}

function byAge(one: RoomConnection, other: RoomConnection): number {
  return openedAt(one) - openedAt(other)
}

function openedAt({ state }: RoomConnection): number {
  return state?.opened ?? Number.MAX_SAFE_INTEGER
}

/** The limits that apply to a connection's messages, in addition to its address pool. */
export function messageLimitsOf(connection: RoomConnection): SenderLimit[] {
  const who = identityOf(connection)
  const ofPupil: SenderLimit[] = who?.role === 'pupil' ? [[userTag(who.id), MESSAGE_LIMITS.pupil]] : []
  return [[connection.id, MESSAGE_LIMITS.socket], ...ofPupil]
}

/** The message pool that the connection shares with others at its address; null for administrators. */
export function messagePoolOf(connection: RoomConnection): Pool | null {
  const who = identityOf(connection)
  if (who && who.role !== 'pupil') return null
  const address = addressOf(connection)
  return who
    ? { name: pupilsTag(address), holder: userTag(who.id), bounds: [MESSAGE_LIMITS.pupilsAtAddress] }
    : { name: visitorsTag(address), holder: connection.id, bounds: [MESSAGE_LIMITS.visitorsAtAddress] }
}

/** Ignores a socket that has just closed, because the library will report it to the room. */
export function sendText(socket: RoomSocket, text: string): void {
  try {
    socket.send(text)
  } catch {
    // Closed.
  }
}
