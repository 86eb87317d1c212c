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

/** What the tests of Bravos ask, on the school of the test that runs. */
export function bravoCalls(school: () => School) {
  return {
    /** Alice plays so many games, from the one at that place on. @throws where one does not count */
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
    /** Alice's Bravos of the month. */
    ledger: () => school().call(`GET /bravos?query=11%7C2026&id=${alice}`, { as: 'alice' }),
  }
}
