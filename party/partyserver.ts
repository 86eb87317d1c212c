import { type Connection, type ConnectionContext, Server, type WSMessage } from 'partyserver'
import { CLOSE, type Place } from '../domain/events.ts'
import { roomOf } from '../domain/room-placement.ts'
import { hasEnded, keepEnded } from './ended-sessions.ts'
import { admit, answer, closedSocket, entryOf, readRoomVariables, refuse } from './gate.ts'
import { lessonAudiencesIn } from './lesson-audiences.ts'
import { lessonCallsIn } from './lesson-calls.ts'
import { type Presence, tagsOf } from './presence.ts'
import { createRoom } from './room.ts'
import { spendTicket } from './spent-tickets.ts'
import { readTicket } from './tokens.ts'

export interface RoomEnv {
  MAIN: DurableObjectNamespace
  PUBLIC_KEYS: string
  ROOM_SECRET: string
  ROOM_LOCATION?: string
  ROOM_JURISDICTION?: string
  FLOOD?: RateLimit
}

/** What a close frame without a code counts as (RFC 6455, 7.1.5). */
const NO_STATUS = 1005
/** The close code for a fault of the server (RFC 6455, 7.4.1): the client connects again. */
const INTERNAL_ERROR = 1011

/** The room as a Durable Object of the Worker: what runs and is deployed. */
export class SchoolRoom<Env extends RoomEnv = RoomEnv> extends Server<Env> {
  static override options = { hibernate: true }

  readonly #room = createRoom({
    connections: (tag) => this.getConnections<Presence>(tag),
    sockets: () => this.ctx.getWebSockets(),
    readTicket: (ticket) => readTicket(ticket, readRoomVariables(this.env).PUBLIC_KEYS),
    spendTicket: (ticket) => spendTicket(this.ctx.storage, ticket, Date.now()),
    keepEnded: (sessions) => keepEnded(this.ctx.storage, sessions, Date.now()),
    hasEnded: (who) => hasEnded(this.ctx.storage, who, Date.now()),
    lessonCalls: lessonCallsIn(this.ctx.storage, Date.now),
    lessonAudiences: lessonAudiencesIn(this.ctx.storage),
    moved: (userID, place) => this.ctx.waitUntil(this.keepMove(userID, place)),
    now: Date.now,
  })

  /** Called when a pupil went to another place. A subclass may do something about it, and catches its own errors. */
  async keepMove(_userID: number, _place: Place): Promise<void> {}

  /**
   * Refuses ended and used tokens before the socket is accepted: closed later, its TCP connection would stay open until the
   * room sleeps.
   */
  override async fetch(request: Request) {
    const why = await this.#room.whyRefused(entryOf(request))
    return why === null ? super.fetch(request) : closedSocket(CLOSE.badToken, why)
  }

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext) {
    return tagsOf(entryOf(request))
  }

  override async onConnect(connection: Connection<Presence>, { request }: ConnectionContext) {
    try {
      await this.#room.enter(connection, entryOf(request))
    } catch (error) {
      // If this method throws, the library sends the error's stack to the client.
      console.error('A connection could not enter the room.', error)
      connection.close(INTERNAL_ERROR)
    }
  }

  override onMessage(connection: Connection<Presence>, message: WSMessage) {
    return this.#room.hear(connection, message)
  }

  override async onClose(connection: Connection<Presence>, code: number) {
    await this.#room.disconnected(connection)
    // The library answers every close frame but one without a code.
    if (code === NO_STATUS) connection.close()
  }

  override onError(connection: Connection<Presence>) {
    return this.#room.disconnected(connection)
  }

  override onRequest(request: Request) {
    return answer(request, this.env, this.#room.announce)
  }
}

/**
 * Answers requests under `/parties/`; null for any other path. Each school has a room of its own: a token leads to the room of
 * the school that it names, everything else to that of `school`, whose address was asked.
 */
export async function routeRoom(request: Request, env: RoomEnv, school: string): Promise<Response | null> {
  if (!new URL(request.url).pathname.startsWith('/parties/')) return null
  const isSocket = request.headers.get('upgrade')?.toLowerCase() === 'websocket'
  const passed = isSocket
    ? await admit(request, env, { asked: school, flood: env.FLOOD })
    : ((await refuse(request, env)) ?? request)
  if (passed instanceof Response) return passed
  const name = (isSocket ? entryOf(passed).who?.school : null) ?? school
  return roomOf(env, name).fetch(passed)
}
