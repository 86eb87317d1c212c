import type { Place, ServerEvent, WorkerEvent } from '../domain/events.ts'
import { CLOSE } from '../domain/events.ts'
import { createMessageLimit } from './message-limit.ts'
import { readMessage } from './read-message.ts'
import {
  type Delivery,
  departure,
  type Identity,
  navigation,
  refusal,
  relay,
  relayFromWorker,
  type Ticket,
} from './relay.ts'

/**
 * What the room knows of a connection. It lies in the connection's own attachment (2,048 bytes with the
 * library's part), so that it outlasts a room that was put to sleep. `since`: milliseconds since 1970.
 */
export interface Presence {
  readonly who: Identity | null
  readonly place: Place | null
  readonly since: number
}

/** A connection of either library. */
export interface RoomConnection {
  readonly id: string
  readonly state: Presence | null
  setState(state: Presence): unknown
  send(text: string): void
  close(code: number, reason: string): void
}

export interface RoomOptions {
  /** All open connections. */
  connections(): Iterable<RoomConnection>
  /** The ticket if its signature and expiry are in order, else null. */
  readTicket(ticket: string): Promise<Ticket | null>
  /** Remembers for good that the ticket is used; false where it was already. */
  spendTicket(ticket: Ticket): Promise<boolean>
  /** A pupil went to another place. Nothing waits for what is done about it. */
  moved(userID: number, place: Place): void
  /** Milliseconds since 1970. */
  now(): number
}

export interface Room {
  enter(connection: RoomConnection, who: Identity | null): void
  hear(connection: RoomConnection, message: unknown): Promise<void>
  /** The connection is closed or closing; telling it twice is telling it once. */
  leave(connection: RoomConnection): void
  /** A change that the Worker tells of. */
  announce(event: WorkerEvent): void
}

/** The life of the school's room: who is where, who may say what, how much. */
export function createRoom({ connections, readTicket, spendTicket, moved, now }: RoomOptions): Room {
  const limit = createMessageLimit(now)

  return {
    enter(connection, who) {
      connection.setState({ who, place: null, since: now() })
      if (who?.role === 'admin') tellWhereabouts(connection)
    },

    async hear(connection, message) {
      if (!limit.allows(connection.id)) return expel(connection)
      const event = readMessage(message)
      if (typeof event === 'string') return deliver(refusal(event).deliveries, connection)
      const who = whoIs(connection)
      const ticket = who && event.type === 'setBravoWinner' ? await readTicket(event.ticket) : null
      const { deliveries, effect } = relay(event, who, { ticket, now: new Date(now()) })
      const former = connection.state?.place
      switch (effect.kind) {
        case 'moves':
          connection.setState({ who, place: effect.place, since: now() })
          break
        case 'leaves':
          deliver(deliveries, connection)
          return logOut(connection)
        case 'spends':
          if (!(await spendTicket(effect.ticket))) {
            return deliver(refusal('The bonus ticket was used before.').deliveries, connection)
          }
      }
      deliver(deliveries, connection)
      if (who && effect.kind === 'moves' && !isSame(effect.place, former)) moved(who.id, effect.place)
    },

    leave(connection) {
      limit.forget(connection.id)
      quit(connection)
    },

    announce: (event) => deliver(relayFromWorker(event)),
  }

  function deliver(deliveries: Delivery[], sender?: RoomConnection): void {
    for (const { to, event } of deliveries) {
      if (to === 'sender') {
        if (sender) send(sender, event)
        continue
      }
      const text = JSON.stringify(event)
      for (const connection of connections()) {
        if (to === 'all' || whoIs(connection)?.role === 'admin') sendText(connection, text)
      }
    }
  }

  /** Where each pupil is now: of several connections of one pupil, the one that moved last. */
  function tellWhereabouts(admin: RoomConnection): void {
    const latest = new Map<number, { event: ServerEvent; since: number }>()
    for (const { state } of connections()) {
      if (!state?.who || !state.place) continue
      const known = latest.get(state.who.id)
      if (known && known.since > state.since) continue
      latest.set(state.who.id, { event: navigation(state.who, state.place), since: state.since })
    }
    for (const { event } of latest.values()) send(admin, event)
  }

  /** The connection becomes a visitor's, and no other connection says any longer where the pupil is. */
  function logOut(connection: RoomConnection): void {
    const who = whoIs(connection)
    for (const other of connections()) {
      if (who && whoIs(other)?.id === who.id) other.setState({ who, place: null, since: now() })
    }
    becomeVisitor(connection)
  }

  /** A pupil is gone with their last connection. */
  function quit(connection: RoomConnection): void {
    const who = whoIs(connection)
    becomeVisitor(connection)
    if (who?.role !== 'pupil') return
    for (const other of connections()) {
      if (other.id !== connection.id && whoIs(other)?.id === who.id) return
    }
    deliver([departure(who)])
  }

  function expel(connection: RoomConnection): void {
    // Not every runtime tells of a socket that the room itself closes.
    quit(connection)
    connection.close(CLOSE.tooManyMessages, 'Too many messages')
  }

  function becomeVisitor(connection: RoomConnection): void {
    connection.setState({ who: null, place: null, since: now() })
  }
}

function isSame(place: Place, other: Place | null | undefined): boolean {
  return place.name === other?.name && place.id === other.id
}

function whoIs(connection: RoomConnection): Identity | null {
  return connection.state?.who ?? null
}

function send(connection: RoomConnection, event: ServerEvent): void {
  sendText(connection, JSON.stringify(event))
}

function sendText(connection: RoomConnection, text: string): void {
  try {
    connection.send(text)
  } catch {
    // The socket closed in between; the library tells the room of it next.
  }
}
