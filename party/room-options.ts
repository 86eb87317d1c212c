import type { EndedSessions, Place } from '../domain/events.ts'
import type { LessonAudiences } from './lesson-audiences.ts'
import type { LessonCalls } from './lesson-calls.ts'
import type { Connections, RoomSocket } from './presence.ts'
import type { Identity, Ticket } from './relay.ts'

/** The room's dependencies, provided by the library that runs it. */
export interface RoomOptions {
  connections: Connections
  /** All open sockets without their state. Reading the state of one costs as much as sending to it. */
  sockets(): Iterable<RoomSocket>
  /** The ticket if its signature is valid and it has not expired, else null. */
  readTicket(ticket: string): Promise<Ticket | null>
  /** Marks the ticket as used; false if it already was. */
  spendTicket(ticket: Ticket): Promise<boolean>
  /** Stores ended sessions for as long as their tokens are valid. */
  storeEndedSessions(sessions: readonly EndedSessions[]): Promise<void>
  /**
   * From now on, refuses earlier tokens of users whose classes changed. Null means all pupils, colleagues and
   * substitutes.
   */
  storeChangedClasses(userIDs: readonly number[] | null): Promise<void>
  /** True if the session has ended, or if classes in the token have changed since it was signed. */
  hasEnded(who: Identity): Promise<boolean>
  lessonCalls: LessonCalls
  lessonAudiences: LessonAudiences
  /** Called when a pupil moves to another place; not awaited. */
  onMove(userID: number, place: Place): void
  /** Milliseconds since 1970. */
  now(): number
}
