import { type Connection, type ConnectionContext, Server, type WSMessage } from 'partyserver'
import { liveGameEvent } from '../../domain/events.ts'
import { liveGameSocketPath } from '../../domain/live/messages.ts'
import type { LivePlan } from '../../domain/live/plan.ts'
import type { LiveGame as Game, LivePupil } from '../../domain/live/state.ts'
import { liveGameOf } from '../../domain/room-placement.ts'
import { answerPost } from '../gate.ts'
import { admitToGame, liveEntryOf } from './game-entry.ts'
import { createLiveGame, type GameID, type LivePresence, liveTagsOf } from './live-game.ts'

export interface LiveGameEnv {
  LIVE: DurableObjectNamespace
  PUBLIC_KEYS: string
  ROOM_SECRET: string
  ROOM_LOCATION?: string
  ROOM_JURISDICTION?: string
  FLOOD?: RateLimit
}

/** The close code that is reported for a close frame without a code (RFC 6455, 7.1.5). */
const NO_STATUS = 1005
/** The close code for a server error (RFC 6455, 7.4.1). The client reconnects. */
const INTERNAL_ERROR = 1011

/** A live game as a Durable Object of the Worker. */
export abstract class LiveGame<Env extends LiveGameEnv = LiveGameEnv> extends Server<Env> {
  static override options = { hibernate: true }

  readonly #game = createLiveGame({
    connections: (tag) => this.getConnections<LivePresence>(tag),
    storage: this.ctx.storage,
    load: (id) => this.load(id),
    save: (id, game, done) => this.save(id, game, done),
    now: Date.now,
  })

  /** See `LiveGameOptions`. */
  abstract load(id: GameID): Promise<{ plan: LivePlan; pupils: LivePupil[] } | null>
  abstract save(id: GameID, game: Game, done: number): Promise<number | null>

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext) {
    return liveTagsOf(liveEntryOf(request))
  }

  override async onConnect(connection: Connection<LivePresence>, { request }: ConnectionContext) {
    try {
      await this.#game.enter(connection, liveEntryOf(request))
    } catch (error) {
      // If this method throws, the library sends the stack to the client.
      console.error('Could not admit a connection to a live game.', error)
      connection.close(INTERNAL_ERROR)
    }
  }

  override onMessage(connection: Connection<LivePresence>, message: WSMessage) {
    return this.#game.receive(connection, message)
  }

  override async onClose(connection: Connection<LivePresence>, code: number) {
    await this.#game.disconnected(connection)
    // The library answers every close frame except one without a code.
    if (code === NO_STATUS) connection.close()
  }

  override onError(connection: Connection<LivePresence>) {
    return this.#game.disconnected(connection)
  }

  override onAlarm() {
    return this.#game.alarm()
  }

  override onRequest(request: Request) {
    return answerPost(request, this.env, liveGameEvent, this.#game.announce, new URL(request.url).pathname)
  }
}

const SOCKET_PATH = new RegExp(`^${liveGameSocketPath('([A-Z]{1,20})')}$`)

/** Answers socket requests to live games; returns null for any other request. */
export async function routeLiveGame(request: Request, env: LiveGameEnv): Promise<Response | null> {
  const [, code] = SOCKET_PATH.exec(new URL(request.url).pathname) ?? []
  if (code === undefined) return null
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket')
    return new Response(null, { status: 404 })
  const admitted = await admitToGame(request, env, { code, limiter: env.FLOOD })
  if (admitted instanceof Response) return admitted
  return liveGameOf(env, admitted.entry).fetch(admitted.request)
}
