import type * as Party from 'partykit/server'
import { workerEvent } from '../domain/events.ts'
import { hasEnded, storeChangedClasses, storeEndedSessions } from './ended-sessions.ts'
import { admit, answerPost, entryOf, readRoomVariables, refusePost } from './gate.ts'
import { createLessonAudiences } from './lesson-audiences.ts'
import { createLessonCalls } from './lesson-calls.ts'
import { type Presence, tagsOf } from './presence.ts'
import { createRoom } from './room.ts'
import { spendTicket } from './spent-tickets.ts'
import { readTicket } from './tokens.ts'

/** The room as a PartyKit party, for `npm run party`. */
export default class SchoolRoom implements Party.Server {
  readonly options = { hibernate: true }
  readonly #party: Party.Room
  readonly #room

  constructor(party: Party.Room) {
    this.#party = party
    this.#room = createRoom({
      connections: (tag) => party.getConnections<Presence>(tag),
      sockets: () => party.getConnections(),
      readTicket: (ticket) => readTicket(ticket, readRoomVariables(party.env).PUBLIC_KEYS),
      spendTicket: (ticket) => spendTicket(party.storage, ticket, Date.now()),
      storeEndedSessions: (sessions) => storeEndedSessions(party.storage, sessions, Date.now()),
      storeChangedClasses: (userIDs) => storeChangedClasses(party.storage, userIDs, Date.now()),
      hasEnded: (who) => hasEnded(party.storage, who, Date.now()),
      lessonCalls: createLessonCalls(party.storage, Date.now),
      lessonAudiences: createLessonAudiences(party.storage),
      onMove: () => {},
      now: Date.now,
    })
  }

  static onBeforeConnect(request: Party.Request, { env, id }: Party.Lobby) {
    return admit(request, env, { school: id })
  }

  static async onBeforeRequest(request: Party.Request, { env }: Party.Lobby) {
    return (await refusePost(request, env)) ?? request
  }

  getConnectionTags(_connection: Party.Connection, { request }: Party.ConnectionContext) {
    return tagsOf(entryOf(request))
  }

  onConnect(connection: Party.Connection<Presence>, { request }: Party.ConnectionContext) {
    return this.#room.enter(connection, entryOf(request))
  }

  onMessage(message: unknown, connection: Party.Connection<Presence>) {
    return this.#room.receive(connection, message)
  }

  async onClose(connection: Party.Connection<Presence>) {
    await this.#room.disconnected(connection)
    // This runtime does not answer a client's close frame by itself.
    connection.close()
  }

  onError(connection: Party.Connection<Presence>) {
    return this.#room.disconnected(connection)
  }

  onRequest(request: Party.Request) {
    return answerPost(request, this.#party.env, workerEvent, this.#room.announce)
  }
}

SchoolRoom satisfies Party.Worker
