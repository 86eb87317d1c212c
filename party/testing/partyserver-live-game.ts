import type { LivePlan } from '../../domain/live/plan.ts'
import type { LiveGame as Game, LivePupil } from '../../domain/live/state.ts'
import { countedAnswers } from '../../domain/live/tally.ts'
import { LiveGame, type LiveGameEnv, routeLiveGame } from '../live-game/partyserver.ts'

interface Env extends LiveGameEnv {
  LIVE: DurableObjectNamespace<TestedGame>
  /** The plan and the pupils. */
  STORED: { plan: LivePlan; pupils: LivePupil[] }
}

/** A live game that reads the school from a variable and shows what it saves. */
export class TestedGame extends LiveGame<Env> {
  override async load() {
    return this.env.STORED
  }

  override async save(_id: unknown, game: Game) {
    const results = game.state.players.map(({ userID }) => [
      userID,
      countedAnswers(game, userID).map(({ number, right }) => [number, right]),
    ])
    await this.ctx.storage.put('saved', JSON.stringify(results))
    return null
  }

  async inspect(): Promise<string> {
    return String(await this.ctx.storage.get('saved'))
  }
}

export default {
  async fetch(request, env) {
    const [, folder, code = ''] = new URL(request.url).pathname.split('/')
    if (folder === 'posted') return env.LIVE.getByName(`school:${code}`).fetch(request)
    if (folder === 'saved') return new Response(await env.LIVE.getByName(`school:${code}`).inspect())
    return (await routeLiveGame(request, env)) ?? new Response(null, { status: 404 })
  },
} satisfies ExportedHandler<Env>
