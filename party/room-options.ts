import type { EndedSessions, Place } from '../domain/events.ts'
import type { LessonAudiences } from './lesson-audiences.ts'
import type { LessonCalls } from './lesson-calls.ts'
import type { Connections, RoomSocket } from './presence.ts'
import type { Identity, Ticket } from './relay.ts'

/** What the room needs of the library that carries it. */
export interface RoomOptions {
  connections: Connections
  /** All open sockets. Reading what is kept of a thousand costs as much as sending to them. */
  sockets(): Iterable<RoomSocket>
  /** The ticket if its signature and expiry are in order, else null. */
  readTicket(ticket: string): Promise<Ticket | null>
  /** Remembers for good that the ticket is used; false where it was already. */
  spendTicket(ticket: Ticket): Promise<boolean>
  /** Remembers whose tokens open nothing any longer, for as long as such tokens last. */
  keepEnded(sessions: readonly EndedSessions[]): Promise<void>
  /** Whether the token that opened the connection is one of those. */
  hasEnded(who: Identity): Promise<boolean>
  lessonCalls: LessonCalls
  lessonAudiences: LessonAudiences
  /** Called when a pupil went to another place; not awaited. */
  moved(userID: number, place: Place): void
  /** Milliseconds since 1970. */
  now(): number
}
