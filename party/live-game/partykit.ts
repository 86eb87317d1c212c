import type * as Party from 'partykit/server'
import type { LivePlan } from '../../domain/live/plan.ts'
import type { LiveGame, LivePupil } from '../../domain/live/state.ts'
import { admitToGame, liveEntryOf } from './game-entry.ts'
import { createLiveGame, type GameID, type LivePresence, liveTagsOf } from './live-game.ts'

/**
 * A live game as a PartyKit party. That runtime has no database, so a subclass loads the game and saves its
 * results.
 */
export abstract class LiveGameParty implements Party.Server {
  readonly options = { hibernate: true }
  readonly #game

  constructor(party: Party.Room) {
    this.#game = createLiveGame({
      connections: (tag) => party.getConnections<LivePresence>(tag),
      storage: party.storage,
      load: (id) => this.load(id),
      save: (id, game, done) => this.save(id, game, done),
      now: Date.now,
    })
  }

  /** See `LiveGameOptions`. */
  abstract load(id: GameID): Promise<{ plan: LivePlan; pupils: LivePupil[] } | null>
  abstract save(id: GameID, game: LiveGame, done: number): Promise<number | null>

  static async onBeforeConnect(request: Party.Request, { env, id }: Party.Lobby) {
    const admitted = await admitToGame(request, env, { code: id })
    return admitted instanceof Response ? admitted : admitted.request
  }

  getConnectionTags(_connection: Party.Connection, { request }: Party.ConnectionContext) {
    return liveTagsOf(liveEntryOf(request))
  }

  onConnect(connection: Party.Connection<LivePresence>, { request }: Party.ConnectionContext) {
    return this.#game.enter(connection, liveEntryOf(request))
  }

  onMessage(message: unknown, connection: Party.Connection<LivePresence>) {
    return this.#game.receive(connection, message)
  }

  async onClose(connection: Party.Connection<LivePresence>) {
    await this.#game.disconnected(connection)
    // This runtime does not answer a client's close frame by itself.
    connection.close()
  }

  onError(connection: Party.Connection<LivePresence>) {
    return this.#game.disconnected(connection)
  }

  onAlarm() {
    return this.#game.alarm()
  }
}
