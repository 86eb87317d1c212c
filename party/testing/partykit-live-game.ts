import type * as Party from 'partykit/server'
import type { LiveGame } from '../../domain/live/state.ts'
import { countedAnswers } from '../../domain/live/tally.ts'
import { LiveGameParty } from '../live-game/partykit.ts'
import { STORED } from './live-game-data.ts'

/** A live game that reads the school from a constant and shows what it saves. */
export default class TestedGame extends LiveGameParty {
  readonly #party: Party.Room

  constructor(party: Party.Room) {
    super(party)
    this.#party = party
  }

  static async onFetch(request: Party.Request, { parties }: Party.FetchLobby) {
    const [, folder, code = ''] = new URL(request.url).pathname.split('/')
    return folder === 'saved' ? await parties.main?.get(code).fetch() : undefined
  }

  override async load() {
    return STORED
  }

  override async save(_id: unknown, game: LiveGame) {
    const results = game.state.players.map(({ userID }) => [
      userID,
      countedAnswers(game, userID).map(({ number, right }) => [number, right]),
    ])
    await this.#party.storage.put('saved', JSON.stringify(results))
    return null
  }

  async onRequest() {
    return new Response(await this.#party.storage.get<string>('saved'))
  }
}
