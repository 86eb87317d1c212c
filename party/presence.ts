import { MESSAGES, SOCKETS } from '../domain/bounds.ts'
import type { LessonPlace, Place } from '../domain/events.ts'
import { UNKNOWN_ADDRESS } from '../domain/network.ts'
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

/** The tags by which a connection is found: of its address, of administrators, of its user. */
export function tagsOf({ who, address }: Entry): string[] {
  if (!who) return [visitorsTag(address)]
  const tags = [userTag(who.id), membersTag(address)]
  return who.role === 'admin' ? [ADMIN, ...tags] : tags
}

export function userTag(id: number): string {
  return `user:${id}`
}

export function membersTag(address: string): string {
  return `members:${address}`
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

/** The oldest sockets of the same user or address that are above the limit once this one is open. */
export function tooMany(
  newest: RoomConnection,
  { who, address }: Entry,
  connections: Connections,
): RoomConnection[] {
  const bounds: [tag: string, most: number][] = who
    ? [
        [userTag(who.id), SOCKETS.user],
        [membersTag(address), SOCKETS.members],
      ]
    : [[visitorsTag(address), SOCKETS.visitors]]
  const found = bounds.flatMap(([tag, most]) => {
    const others = [...connections(tag)].filter(({ id }) => id !== newest.id)
    return others.length < most ? [] : oldest(others, others.length + 1 - most)
  })
  return [...new Set(found)]
}

function oldest(connections: readonly RoomConnection[], number: number): RoomConnection[] {
  return connections
    .map((connection) => ({ connection, opened: connection.state?.opened ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => one.opened - other.opened)
    .slice(0, number)
    .map(({ connection }) => connection)
}

/** Whose messages a connection's count as, with the limit of each. */
export function sendersOf(connection: RoomConnection): Limited[] {
  const who = whoIs(connection)
  const address = addressOf(connection)
  const isMember = (connection.state?.entry.jti ?? null) !== null
  const ofAddress: Limited = isMember
    ? [membersTag(address), MESSAGES.members]
    : [visitorsTag(address), MESSAGES.visitors]
  const ofUser: Limited[] = who ? [[userTag(who.id), MESSAGES.user]] : []
  return [[connection.id, MESSAGES.socket], ...ofUser, ofAddress]
}

/** A socket that closed in between is told nothing: the library tells the room of it next. */
export function sendText(socket: RoomSocket, text: string): void {
  try {
    socket.send(text)
  } catch {
    // Closed.
  }
}
