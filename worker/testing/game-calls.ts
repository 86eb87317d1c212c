import * as z from 'zod/mini'
import { gameAnswer, gamesAnswer } from '../../domain/api/game.ts'
import type { CallOptions, School } from './school.ts'

/** A memory game that does not exist yet. */
export const record = {
  clientID: 'Page_Games_Memory_Ocean',
  description: "L'océan",
  instructions: 'Trouve les paires.',
  data: 'le requin,la baleine,le dauphin',
}

export const madame: CallOptions = { as: 'madame' }

/** Calls of the game editor, on the school of the running test. */
export function gameCalls(school: () => School) {
  return {
    put: (id: string, body: unknown, from = madame) => school().call(`PUT /games/${id}`, { ...from, body }),
    remove: (id: string, query = '', from = madame) => school().call(`DELETE /games/${id}${query}`, from),
    async list(query = '') {
      return z.parse(gamesAnswer, (await school().call(`GET /games${query}`, madame)).body)
    },
    async play(id: string) {
      return z.parse(gameAnswer, (await school().call(`GET /games/${id}`)).body).data
    },
  }
}
