import { sentenceOf } from '../../domain/refusals/refusals.ts'
import { games, type Name, people } from './rows.ts'
import type { School } from './school.ts'

export const alice: number = people.alice.id
export const bruno: number = people.bruno.id

export const NOT_EARNED = {
  status: 409,
  body: {
    success: false,
    message: sentenceOf('bravoNotEarned', {}),
    error: { number: 51000 },
  },
}

/** Calls about Bravos, on the school of the running test. */
export function bravoCalls(school: () => School) {
  return {
    /** Alice plays this many games, starting with the one at an index. @throws if one does not count */
    async count(howMany: number, from = 0): Promise<void> {
      for (const clientID of games.slice(from, from + howMany)) {
        const answer = await school().call('POST /activities', {
          as: 'alice',
          body: { userID: alice, clientID },
        })
        if (answer.status !== 201) throw new Error(`${clientID} does not count: ${answer.status}`)
      }
    },
    claim: (as: Name = 'alice', userID = alice) => school().call('POST /bravos', { as, body: { userID } }),
    ledger: () => school().call(`GET /bravos?query=11%7C2026&id=${alice}`, { as: 'alice' }),
  }
}
