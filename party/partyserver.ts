import { type Connection, type ConnectionContext, Server, type WSMessage } from 'partyserver'
import { CLOSE_CODES, type Place, workerEvent } from '../domain/events.ts'
import { roomOf } from '../domain/room-placement.ts'
import { hasEnded, storeChangedClasses, storeEndedSessions } from './ended-sessions.ts'
import { admit, answerPost, closedSocket, entryOf, readRoomVariables, refusePost } from './gate.ts'
import { createLessonAudiences } from './lesson-audiences.ts'
import { createLessonCalls } from './lesson-calls.ts'
import { type LiveGameEnv, routeLiveGame } from './live-game/partyserver.ts'
import { type Presence, tagsOf } from './presence.ts'
import { createRoom } from './room.ts'
import { spendTicket } from './spent-tickets.ts'
import { readTicket } from './tokens.ts'

export interface RoomEnv extends LiveGameEnv {
  MAIN: DurableObjectNamespace
}

/** The close code that is reported for a close frame without a code (RFC 6455, 7.1.5). */
const NO_STATUS = 1005
/** The close code for a server error (RFC 6455, 7.4.1). The client reconnects. */
const INTERNAL_ERROR = 1011

/** The room as a Durable Object of the Worker. This one is deployed. */
export class SchoolRoom<Env extends RoomEnv = RoomEnv> extends Server<Env> {
  static override options = { hibernate: true }

  readonly #room = createRoom({
    connections: (tag) => this.getConnections<Presence>(tag),
    sockets: () => this.ctx.getWebSockets(),
    readTicket: (ticket) => readTicket(ticket, readRoomVariables(this.env).PUBLIC_KEYS),
    spendTicket: (ticket) => spendTicket(this.ctx.storage, ticket, Date.now()),
    storeEndedSessions: (sessions) => storeEndedSessions(this.ctx.storage, sessions, Date.now()),
    storeChangedClasses: (userIDs) => storeChangedClasses(this.ctx.storage, userIDs, Date.now()),
    hasEnded: (who) => hasEnded(this.ctx.storage, who, Date.now()),
    lessonCalls: createLessonCalls(this.ctx.storage, Date.now),
    lessonAudiences: createLessonAudiences(this.ctx.storage),
    onMove: (userID, place) => this.ctx.waitUntil(this.storeMove(userID, place)),
    now: Date.now,
  })

  /** Called when a pupil moves to another place. Overrides must catch their own errors. */
  async storeMove(_userID: number, _place: Place): Promise<void> {}

  /**
   * Refuses invalid tokens before accepting the socket. If the socket were closed later, its TCP connection
   * would stay open.
   */
  override async fetch(request: Request) {
    const why = await this.#room.refusalReason(entryOf(request))
    return why === null ? super.fetch(request) : closedSocket(CLOSE_CODES.badToken, why)
  }

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext) {
    return tagsOf(entryOf(request))
  }

  override async onConnect(connection: Connection<Presence>, { request }: ConnectionContext) {
    try {
      await this.#room.enter(connection, entryOf(request))
    } catch (error) {
      // If this method throws, the library sends the stack to the client.
      console.error('Could not admit a connection to the room.', error)
      connection.close(INTERNAL_ERROR)
    }
  }

  override onMessage(connection: Connection<Presence>, message: WSMessage) {
    return this.#room.receive(connection, message)
  }

  override async onClose(connection: Connection<Presence>, code: number) {
    await this.#room.disconnected(connection)
    // The library answers every close frame except one without a code.
    if (code === NO_STATUS) connection.close()
  }

  override onError(connection: Connection<Presence>) {
    return this.#room.disconnected(connection)
  }

  override onRequest(request: Request) {
    return answerPost(request, this.env, workerEvent, this.#room.announce)
  }
}

/**
 * Answers requests under `/parties/`; returns null for any other path. Each school has its own room. A socket
 * request with a token goes to the token's school. All other requests go to `school`, which belongs to the
 * requested address. Live games have their own Durable Objects.
 */
export async function routeRoom(request: Request, env: RoomEnv, school: string): Promise<Response | null> {
  if (!new URL(request.url).pathname.startsWith('/parties/')) return null
  const fromGame = await routeLiveGame(request, env)
  if (fromGame) return fromGame
  const isSocket = request.headers.get('upgrade')?.toLowerCase() === 'websocket'
  const passed = isSocket
    ? await admit(request, env, { requestedSchool: school, limiter: env.FLOOD })
    : ((await refusePost(request, env)) ?? request)
  if (passed instanceof Response) return passed
  const name = (isSocket ? entryOf(passed).who?.school : null) ?? school
  return roomOf(env, name).fetch(passed)
}
